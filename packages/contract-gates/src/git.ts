// Reads from git.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** Returns the output without its last line break. `null`: git failed or is not installed. */
export const git = (...args: string[]): string | null => gitWithInput('', ...args);

/** As `git`, with a text on its standard input. */
export function gitWithInput(input: string, ...args: string[]): string | null {
  const { status, stdout } = spawnSync('git', args, {
    input,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return status === 0 ? stdout.replace(/\n$/, '') : null;
}

/** Resolves a name to a commit. */
export const resolveCommit = (ref: string): string | null =>
  git('rev-parse', '--verify', '--quiet', `${ref}^{commit}`);

/** Returns the bytes of a file of the current folder at a commit. `null`: the commit does not have it. */
export function readAtCommit(commit: string, path: string): Buffer | null {
  const { status, stdout } = spawnSync('git', ['show', `${commit}:./${path}`], {
    maxBuffer: 64 * 1024 * 1024,
  });
  return status === 0 ? stdout : null;
}

/** Returns the texts of blobs by their hashes. A partial clone may not have all of them. */
export function readBlobs(hashes: Iterable<string>): Map<string, string> {
  const { stdout } = spawnSync('git', ['cat-file', '--batch'], {
    input: [...hashes, ''].join('\n'),
    maxBuffer: Number.POSITIVE_INFINITY,
  });
  const blobs = new Map<string, string>();
  let start = 0;
  while (start < stdout.length) {
    const end = stdout.indexOf('\n', start);
    // `<hash> blob <size>`, or `<hash> missing`.
    const [hash = '', , size] = stdout.toString('utf8', start, end).split(' ');
    start = end + 1;
    if (size === undefined) continue;
    const next = start + Number(size);
    blobs.set(hash, stdout.toString('utf8', start, next));
    start = next + 1;
  }
  return blobs;
}

/** Returns the commits whose parents a shallow clone does not have. */
export function listShallowCommits(): string[] {
  const file = git('rev-parse', '--git-path', 'shallow');
  return file !== null && existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
}

/** Returns the commit of HEAD, with `-dirty` if a tracked file in these paths differs. `null`: no commit. */
export function commitOfFiles(paths: string[]): string | null {
  const commit = resolveCommit('HEAD');
  const differs =
    git('status', '--porcelain', '--untracked-files=no', '--ignore-submodules=none', '--', ...paths) !== '';
  return commit !== null && differs ? `${commit}-dirty` : commit;
}

/**
 * Lists the files in these paths that differ from HEAD, also inside of submodules, and those that git has been told not to
 * compare. `null`: git failed.
 */
export function listChanges(...paths: string[]): string[] | null {
  const changed = git('status', '--porcelain', '--ignore-submodules=none', '--', ...paths);
  const tracked = git('ls-files', '-v', '--', ...paths);
  if (changed === null || tracked === null) return null;
  // A lowercase letter: assume-unchanged. S: skip-worktree.
  const ignored = tracked.split('\n').filter((line) => /^[a-zS] /.test(line));
  return [...changed.split('\n'), ...ignored].filter((line) => line !== '');
}
