// Commands of installed packages. npx would ask the registry for a name that is not installed, and run whatever has it.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { entry, parsedJson } from '../api-spec/document';

/**
 * The program and first argument that start an installed package's command, for `spawn`.
 * @param command as its package.json names it; needed where the package has several
 * @throws {Error} when the package is not installed, or has no such command.
 */
export function installed(packageName: string, command?: string): [program: string, file: string] {
  const folder = join('node_modules', packageName);
  const manifest = join(folder, 'package.json');
  if (!existsSync(manifest)) throw new Error(`${packageName} is not installed: npm ci`);
  const commands = entry(parsedJson(readFileSync(manifest, 'utf8')), 'bin');
  const file = typeof commands === 'string' ? commands : entry(commands, command ?? '');
  if (typeof file !== 'string') throw new Error(`${packageName} has no command ${command ?? ''}`);
  return [process.execPath, join(folder, file)];
}
