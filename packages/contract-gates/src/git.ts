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

/** Returns the bytes of a file at a commit. `null`: the commit does not have it. */
export function readAtCommit(commit: string, path: string): Buffer | null {
  const { status, stdout } = spawnSync('git', ['show', `${commit}:${path}`], { maxBuffer: 64 * 1024 * 1024 });
  return status === 0 ? stdout : null;
}

/** Returns the commit of HEAD, with `-dirty` if a tracked file in these paths differs. `null`: no commit. */
export function commitOfFiles(paths: string[]): string | null {
  const commit = resolveCommit('HEAD');
  const differs = git('status', '--porcelain', '--untracked-files=no', '--', ...paths) !== '';
  return commit !== null && differs ? `${commit}-dirty` : commit;
}
