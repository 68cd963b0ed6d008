// Reads from git.
import { spawnSync } from 'node:child_process';

/** Returns the output without its last line break. `null`: git failed or is not installed. */
export function git(...args: string[]): string | null {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
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
