import { copyFileSync, mkdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import config from '../../contract.config';
import { git } from '../../packages/contract-gates/src/git';
import { runIn } from './command';

/** What the copies compare themselves with: the state before anything was planted. */
export const BASE = 'unplanted';

// Always the same folder: jest keeps what it has compiled by path, and a new one would cost a minute.
const COPIES = join(config.results, 'mutate');

/**
 * A copy of the working tree, uncommitted work included, with a git repository of its own.
 * @returns the copy's folder, absolute.
 */
export async function makeCopy(name: string): Promise<string> {
  const listed = git('ls-files', '-z', '--cached', '--others', '--exclude-standard');
  if (listed === null)
    throw new Error('This is no git repository: what belongs to the project is not known.');
  const folder = resolve(COPIES, name);
  rmSync(folder, { recursive: true, force: true });
  for (const file of listed.split('\0').filter(isFile)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    copyFileSync(file, join(folder, file));
  }
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction');

  await gitIn(folder, 'init', '--quiet');
  // `.gitignore` leaves out a folder of this name, and not a link.
  writeFileSync(join(folder, '.git/info/exclude'), 'node_modules\n');
  await gitIn(folder, 'add', '--all');
  await gitIn(folder, 'commit', '--quiet', '--no-verify', '--message', 'Before anything is planted');
  await gitIn(folder, 'tag', BASE);
  return folder;
}

/** Not so: one that was just deleted and is still listed; a linked folder, which git lists like a file. */
const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() === true;

/** Takes back whatever was planted. */
export async function restore(folder: string): Promise<void> {
  await gitIn(folder, 'reset', '--quiet', '--hard', BASE);
  await gitIn(folder, 'clean', '--quiet', '--force', '-d');
}

/** Synchronous, so that it also works on the way out. */
export function removeCopies(): void {
  rmSync(COPIES, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
}

async function gitIn(folder: string, ...args: string[]): Promise<void> {
  const own = [
    'user.name=contract',
    'user.email=contract@localhost',
    'commit.gpgSign=false',
    'tag.gpgSign=false',
  ];
  const settings = [...own, 'core.autocrlf=false'].flatMap((setting) => ['-c', setting]);
  const { code, output } = await runIn(folder, ['git', ...settings, ...args]);
  if (code !== 0) throw new Error(`git ${args.join(' ')} in ${folder}: ${output}`);
}
