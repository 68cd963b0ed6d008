// What git knows. Read only.
import { spawnSync } from 'node:child_process';

/** The output of a git command without its last line break, or `null` where git refuses or is absent. */
export function git(...args: string[]): string | null {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  return status === 0 ? stdout.replace(/\n$/, '') : null;
}

/** The commit that a name stands for. */
export const commitOf = (ref: string): string | null =>
  git('rev-parse', '--verify', '--quiet', `${ref}^{commit}`);

/** A file's bytes at a commit, `null` where it is not there. */
export function fileAt(commit: string, path: string): Buffer | null {
  const { status, stdout } = spawnSync('git', ['show', `${commit}:${path}`], { maxBuffer: 64 * 1024 * 1024 });
  return status === 0 ? stdout : null;
}

/** The commit of HEAD, with `-dirty` where a tracked file in these places differs from it; `null` without a commit. */
export function commitOfFiles(places: string[]): string | null {
  const commit = commitOf('HEAD');
  const differs = git('status', '--porcelain', '--untracked-files=no', '--', ...places) !== '';
  return commit !== null && differs ? `${commit}-dirty` : commit;
}
