// Reads from git.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { devNull } from 'node:os';

/** Settings of a person or of a repository that would change an answer. */
const SETTINGS = [
  ...['diff.relative=false', 'status.showUntrackedFiles=all', 'core.fsmonitor=false', 'core.quotePath=false'],
  // A replaced commit has other parents, files or times.
  'core.useReplaceRefs=false',
  // A hook of the repository could refuse the temporary work tree.
  `core.hooksPath=${devNull}`,
].flatMap((setting) => ['-c', setting]);

/** Variables with which git, in a hook, names another index or reads paths otherwise. */
const VARIABLES = /^GIT_(INDEX_FILE|PREFIX|LITERAL_PATHSPECS|(NO)?GLOB_PATHSPECS|ICASE_PATHSPECS)$/;

/** The environment without what changes the work of git. */
export const gitEnvironment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !VARIABLES.test(name)));

/** Runs git. `stdout` is empty if it is not installed. */
function runGit(args: string[], input = ''): { isDone: boolean; stdout: Buffer; stderr: string } {
  const { status, error, stdout, stderr } = spawnSync('git', [...SETTINGS, ...args], {
    input,
    env: gitEnvironment(),
    maxBuffer: Number.POSITIVE_INFINITY,
  });
  const failure = error === undefined ? stderr.toString().trim() : error.message;
  return { isDone: status === 0, stdout: error === undefined ? stdout : Buffer.alloc(0), stderr: failure };
}

/** Returns the output without its last line break. `null`: git failed or is not installed. */
export function git(...args: string[]): string | null {
  const { isDone, stdout } = runGit(args);
  return isDone ? stdout.toString().replace(/\n$/, '') : null;
}

/** As `git`, with a text on its standard input. @throws {Error} if git fails, with its reason. */
export function gitOrThrow(args: string[], input?: string): string {
  const { isDone, stdout, stderr } = runGit(args, input);
  if (!isDone) throw new Error(stderr === '' ? `git ${args[0] ?? ''} failed` : stderr);
  return stdout.toString().replace(/\n$/, '');
}

/** Whether a text is the whole hash of a commit, by SHA-1 or SHA-256. */
export const isCommitHash = (text: string): boolean => /^([0-9a-f]{40}|[0-9a-f]{64})$/.test(text);

/** Resolves a name to a commit. */
export const resolveCommit = (ref: string): string | null =>
  git('rev-parse', '--verify', '--quiet', `${ref}^{commit}`);

/** Returns the branches of a name, as `refs/heads/…` and `refs/remotes/origin/…`. */
export const listBranches = (name: string): string[] =>
  (git('for-each-ref', '--format=%(refname)', 'refs/heads', 'refs/remotes') ?? '')
    .split('\n')
    .filter((ref) => ref.replace(/^refs\/(heads|remotes\/[^/]*)\//, '') === name);

/** Returns those of the names that are a commit. @throws {Error} if git fails. */
export function listKnownCommits(names: string[]): Set<string> {
  // For another name, the line is `<name> missing`.
  const types = gitOrThrow(['cat-file', '--batch-check=%(objecttype)'], `${names.join('\n')}\n`).split('\n');
  return new Set(names.filter((_name, index) => types[index] === 'commit'));
}

/** Returns the bytes of a file of the current folder at a commit. `null`: the commit does not have it. */
export function readAtCommit(commit: string, path: string): Buffer | null {
  const { isDone, stdout } = runGit(['show', `${commit}:./${path}`]);
  return isDone ? stdout : null;
}

/** How many blobs are in memory at the same time. */
const BLOBS_AT_ONCE = 100;

/** Reads the texts of blobs by their hashes. A partial clone may not have all of them. */
export function* readBlobs(hashes: Iterable<string>): Generator<[hash: string, text: string]> {
  const all = [...hashes];
  for (let first = 0; first < all.length; first += BLOBS_AT_ONCE) {
    const asked = all.slice(first, first + BLOBS_AT_ONCE);
    const { stdout } = runGit(['cat-file', '--batch'], `${asked.join('\n')}\n`);
    let start = 0;
    while (start < stdout.length) {
      const end = stdout.indexOf('\n', start);
      // `<hash> blob <size>`, or `<hash> missing`.
      const [hash = '', , size] = stdout.toString('utf8', start, end).split(' ');
      start = end + 1;
      if (size === undefined) continue;
      const next = start + Number(size);
      yield [hash, stdout.toString('utf8', start, next)];
      start = next + 1;
    }
  }
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
  // A lowercase letter: assume-unchanged. S: skip-worktree, also for a file outside of a sparse checkout.
  const ignored = tracked
    .split('\n')
    .filter((line) => /^[a-z] /.test(line) || (line.startsWith('S ') && existsSync(line.slice(2))));
  return [...changed.split('\n'), ...ignored].filter((line) => line !== '');
}
