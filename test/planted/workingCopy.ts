import { copyFileSync, mkdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import config from '../../contract.config';
import { git } from '../../packages/contract-gates/src/git';
import { runIn } from './command';

/** The tag of the unchanged state, which the gates compare with. */
export const BASE = 'unplanted';

// Always the same folder, because jest's compile cache depends on the path.
const COPIES = join(config.results, 'planted');

/**
 * Copies the working tree with its uncommitted changes and creates a git repository there.
 * @returns the absolute path of the copy.
 */
export async function makeCopy(name: string): Promise<string> {
  const fileList = git('ls-files', '-z', '--cached', '--others', '--exclude-standard');
  if (fileList === null)
    throw new Error('This folder is not a git repository, so the files of the project are unknown.');
  const folder = resolve(COPIES, name);
  rmSync(folder, { recursive: true, force: true });
  for (const file of fileList.split('\0').filter(isFile)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    copyFileSync(file, join(folder, file));
  }
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction');

  await gitIn(folder, 'init', '--quiet');
  // `.gitignore` matches a folder of this name, but not a link.
  writeFileSync(join(folder, '.git/info/exclude'), 'node_modules\n');
  await gitIn(folder, 'add', '--all');
  await gitIn(folder, 'commit', '--quiet', '--no-verify', '--message', 'Before anything is planted');
  await gitIn(folder, 'tag', BASE);
  return folder;
}

/** Git also lists deleted files and linked folders. */
const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() === true;

/** Reverts all changes in a copy. */
export async function restore(folder: string): Promise<void> {
  await gitIn(folder, 'reset', '--quiet', '--hard', BASE);
  await gitIn(folder, 'clean', '--quiet', '--force', '-d');
}

/** Removes all copies. Synchronous, so that it can run in a signal handler. */
export function removeCopies(): void {
  rmSync(COPIES, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
}

async function gitIn(folder: string, ...args: string[]): Promise<void> {
  const settings = [
    'user.name=contract',
    'user.email=contract@localhost',
    'commit.gpgSign=false',
    'tag.gpgSign=false',
    'core.autocrlf=false',
  ].flatMap((setting) => ['-c', setting]);
  const { code, output } = await runIn(folder, ['git', ...settings, ...args]);
  if (code !== 0) throw new Error(`git ${args.join(' ')} in ${folder}: ${output}`);
}
