// Finds the commit with which a change is compared.
import { CommandLineError } from './commandLine';
import { resolveCommit, git } from './git';

/** The branch of all releases: in the remote repository, else the local one. */
export const MAIN_BRANCHES = ['origin/main', 'main'] as const;

export type Base =
  | { kind: 'found'; commit: string; because: string }
  /** `advice`: the command that helps. `isNamed`: git does not know the named base. */
  | { kind: 'none'; reason: string; advice: string; isNamed: boolean };

/**
 * As `findBase`. Without a name, the comparison is skipped. A misspelt name is an error.
 * @throws {CommandLineError} when a named base is unknown.
 */
export function findKnownBase(name: string | undefined): Base {
  const base = findBase(name);
  if (base.kind === 'none' && base.isNamed)
    throw new CommandLineError(`There is nothing to compare with: ${base.reason}.\n${base.advice}`);
  return base;
}

/**
 * Returns the first of: `--base`, `CONTRACT_BASE`, the merge base with `origin/main`, the merge base with `main`.
 * If the merge base is HEAD (on main), the newest release tag before HEAD replaces it, else its first parent.
 * No other commit replaces a missing one, because the changes in between would not be compared.
 */
export function findBase(name: string | undefined): Base {
  const variable = process.env['CONTRACT_BASE'] ?? '';
  // A push that creates a branch gives zeros for the commit before it.
  const named = name ?? (/^0*$/.test(variable) ? undefined : variable);
  if (named !== undefined) {
    const commit = resolveCommit(named);
    return commit === null
      ? { ...none(`git knows no commit ${named}`, `git fetch origin ${named}`), isNamed: true }
      : { kind: 'found', commit, because: named };
  }

  const head = resolveCommit('HEAD');
  if (head === null && git('rev-parse', '--git-dir') === null)
    return none('this folder is in no git repository', 'Run git init, commit all files, and run this again');
  if (head === null) return none('this repository has no commit', 'Commit all files, and run this again');

  const branch = MAIN_BRANCHES.find((one) => resolveCommit(one) !== null);
  if (branch === undefined)
    return none(
      'this repository has no branch main',
      git('remote', 'get-url', 'origin') === null
        ? 'Name the commit to compare with: --base <commit>'
        : 'git fetch origin main:main',
    );
  const mergeBase = git('merge-base', 'HEAD', branch);
  if (mergeBase === null) return noHistory(`HEAD and ${branch} have no common commit`);
  if (mergeBase !== head) return { kind: 'found', commit: mergeBase, because: `merge base with ${branch}` };

  const tag = git('describe', '--tags', '--abbrev=0', '--match', 'v[0-9]*', 'HEAD^');
  const tagged = tag === null ? null : resolveCommit(tag);
  if (tag !== null && tagged !== null) return { kind: 'found', commit: tagged, because: `release ${tag}` };
  const parent = resolveCommit('HEAD^');
  return parent === null
    ? noHistory('this is the first commit')
    : { kind: 'found', commit: parent, because: 'the parent of HEAD' };
}

/** A shallow clone hides its history. */
const noHistory = (reason: string): Base =>
  git('rev-parse', '--is-shallow-repository') === 'true'
    ? none('this clone is shallow', 'git fetch --unshallow origin')
    : none(reason, 'Name another commit: --base <commit>');

const none = (reason: string, advice: string): Extract<Base, { kind: 'none' }> => ({
  kind: 'none',
  reason,
  advice,
  isNamed: false,
});
