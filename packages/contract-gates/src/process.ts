// Runs commands of installed packages, and npm. npx would download any package of the name.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Command } from './config';
import { entry, parseJson } from './description/document';

export type Ended = { code: number | null; output: string };

/** Programs that a command leaves running can hold its streams open. */
const STREAM_LIMIT_MS = 5_000;

/**
 * Runs a command without a shell. `output` contains both streams, in the order of printing.
 * @param commandLine A program and its arguments, as `installed` and `npm` return them.
 * @param onOutput Receives the output while the command runs.
 * @param limitMs The command is ended after this time, and `code` is null. Default: no limit.
 */
export function run(
  commandLine: readonly string[],
  environment: NodeJS.ProcessEnv = {},
  onOutput?: (chunk: Buffer) => void,
  limitMs?: number,
): Promise<Ended> {
  const [program = '', ...args] = commandLine;
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, FORCE_COLOR: '0', ...environment },
      ...(limitMs !== undefined && { timeout: limitMs }),
    });
    const chunks: Buffer[] = [];
    const keep = (chunk: Buffer) => {
      chunks.push(chunk);
      onOutput?.(chunk);
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', reject);
    child.on('exit', () => {
      setTimeout(() => {
        child.stdout.destroy();
        child.stderr.destroy();
      }, STREAM_LIMIT_MS).unref();
    });
    child.on('close', (code) => resolve({ code, output: Buffer.concat(chunks).toString() }));
  });
}

/** Returns the lines that are not empty. */
export const splitLines = (output: string): string[] =>
  output
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line.trim() !== '');

/** Resolves a command of the configuration file. @throws {Error} as `installed`. */
export const resolveCommand = ([name, ...args]: Command): string[] =>
  name === 'node' ? [process.execPath, ...args] : [...installed(name), ...args];

/**
 * Resolves a command of an installed package, for `spawn`.
 * @param command A name in `bin` of its package.json. Default: the name of the package.
 * @throws {Error} if the package is not installed or has no such command.
 */
export function installed(packageName: string, command = packageName): [program: string, file: string] {
  // The repository's own packages come first, then those of this package.
  const folders = ['node_modules', ...(createRequire(import.meta.url).resolve.paths(packageName) ?? [])];
  const manifest = folders
    .map((one) => join(one, packageName, 'package.json'))
    .find((one) => existsSync(one));
  if (manifest === undefined) throw new Error(`${packageName} is not installed: npm ci`);
  const commands = entry(parseJson(readFileSync(manifest, 'utf8')), 'bin');
  const file = typeof commands === 'string' ? commands : entry(commands, command);
  if (typeof file !== 'string') throw new Error(`${packageName} has no command ${command}`);
  return [process.execPath, join(dirname(manifest), file)];
}

/**
 * Resolves npm, for `spawn`. On Windows only a shell can start `npm`, and Node warns of arguments through a shell
 * (DEP0190).
 */
export function npm(): [program: string, ...file: string[]] {
  const { npm_execpath: started = '' } = process.env;
  const folders = [
    // npx sets the variable to its own file, in the same folder.
    ...(started === '' ? [] : [dirname(started)]),
    join(dirname(process.execPath), 'node_modules', 'npm', 'bin'),
    join(dirname(process.execPath), '..', 'lib', 'node_modules', 'npm', 'bin'),
  ];
  const file = folders.map((folder) => join(folder, 'npm-cli.js')).find((one) => existsSync(one));
  return file === undefined ? ['npm'] : [process.execPath, file];
}
