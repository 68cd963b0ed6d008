// What a change is compared with.
import { CommandLineError } from './commandLine';
import { commitOf, git } from './git';

export type Base =
  | { kind: 'found'; commit: string; because: string }
  /** `advice` is the command that helps. `isNamed`: the base was named, and git does not know it. */
  | { kind: 'none'; reason: string; advice: string; isNamed: boolean };

/**
 * As `findBase`. Without a name, the comparison may be skipped. A typing error in a name may not skip it.
 * @throws {WrongCommandLine} when a named base is unknown.
 */
export function findKnownBase(asked: string | undefined): Base {
  const base = findBase(asked);
  if (base.kind === 'none' && base.isNamed)
    throw new CommandLineError(`There is nothing to compare with: ${base.reason}.\n${base.advice}`);
  return base;
}

/**
 * The first of: the name that was asked for (`--base`), `CONTRACT_BASE`, the merge base with `origin/main`, else with `main`.
 * Where that merge base is HEAD itself (on main), the newest release tag before it, else its first parent. A missing commit
 * is never replaced by another one, because the changes in between would not be compared.
 */
export function findBase(asked: string | undefined): Base {
  const variable = process.env['CONTRACT_BASE'] ?? '';
  // A push that creates a branch gives zeros for the commit before it.
  const named = asked ?? (/^0*$/.test(variable) ? undefined : variable);
  if (named !== undefined) {
    const commit = commitOf(named);
    return commit === null
      ? { ...none(`git knows no commit ${named}`, `git fetch origin ${named}`), isNamed: true }
      : { kind: 'found', commit, because: named };
  }

  const head = commitOf('HEAD');
  if (head === null) return none('there is no commit here', 'git init && git commit, then run this again');

  const branch = ['origin/main', 'main'].find((one) => commitOf(one) !== null);
  if (branch === undefined) return none('there is no main here', `git fetch origin main:main`);
  const left = git('merge-base', 'HEAD', branch);
  if (left === null) return noHistory(`this and ${branch} have no common commit`);
  if (left !== head) return { kind: 'found', commit: left, because: `where this left ${branch}` };

  const tag = git('describe', '--tags', '--abbrev=0', '--match', 'v[0-9]*', 'HEAD^');
  const tagged = tag === null ? null : commitOf(tag);
  if (tag !== null && tagged !== null) return { kind: 'found', commit: tagged, because: `release ${tag}` };
  const parent = commitOf('HEAD^');
  return parent === null
    ? noHistory('this is the first commit')
    : { kind: 'found', commit: parent, because: 'the commit before' };
}

/** A shallow clone may only seem to have no history. */
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
