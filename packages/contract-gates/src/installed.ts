// Commands of installed packages, and npm itself. npx would download and run any package of that name.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { entry, parsedJson } from './description/document';

/**
 * The program and first argument that start an installed package's command, for `spawn`.
 * @param command as its package.json names it; the package's name where it is left out
 * @throws {Error} when the package is not installed, or has no such command.
 */
export function installed(packageName: string, command = packageName): [program: string, file: string] {
  const folder = join('node_modules', packageName);
  const manifest = join(folder, 'package.json');
  if (!existsSync(manifest)) throw new Error(`${packageName} is not installed: npm ci`);
  const commands = entry(parsedJson(readFileSync(manifest, 'utf8')), 'bin');
  const file = typeof commands === 'string' ? commands : entry(commands, command);
  if (typeof file !== 'string') throw new Error(`${packageName} has no command ${command}`);
  return [process.execPath, join(folder, file)];
}

/**
 * The program and first argument that start npm, for `spawn`. On Windows `npm` is a script that only a shell starts, and Node
 * warns of arguments that go through a shell (DEP0190).
 */
export function npm(): [program: string, ...file: string[]] {
  const { npm_execpath: started = '' } = process.env;
  const folders = [
    // npx names its own file there, in the same folder.
    ...(started === '' ? [] : [dirname(started)]),
    join(dirname(process.execPath), 'node_modules', 'npm', 'bin'),
    join(dirname(process.execPath), '..', 'lib', 'node_modules', 'npm', 'bin'),
  ];
  const file = folders.map((folder) => join(folder, 'npm-cli.js')).find((one) => existsSync(one));
  return file === undefined ? ['npm'] : [process.execPath, file];
}
