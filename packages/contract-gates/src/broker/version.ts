// What a broker calls the consumer's versions: the commit, and the branch it is on.
import { CommandLineError } from '../commandLine';
import { commitOf, git } from '../git';

/** HEAD is a version of the consumer alone. @throws {WrongCommandLine} where another's is not given. */
export function refuseUnnamedVersion(
  consumer: string,
  pacticipant: string,
  version: string | undefined,
): void {
  if (pacticipant === consumer || version !== undefined) return;
  throw new CommandLineError(
    `Which version of ${pacticipant}? Give --version: HEAD is a version of ${consumer}`,
  );
}

/** @throws {Error} where there is no commit. */
export function currentCommit(): string {
  const commit = commitOf('HEAD');
  if (commit === null) throw new Error('There is no commit to call the version by: git commit first');
  return commit;
}

/** A pipeline checks out a commit without its branch, and names that in variables. `null`: on no branch. */
export function currentBranch(): string | null {
  const { GITHUB_HEAD_REF: ofChange = '', GITHUB_REF_NAME: ofPush = '', GITHUB_REF_TYPE: type } = process.env;
  const named = ofChange !== '' ? ofChange : type === 'branch' ? ofPush : '';
  const branch = named !== '' ? named : (git('branch', '--show-current') ?? '');
  return branch === '' ? null : branch;
}
