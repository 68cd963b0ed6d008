// The consumer's version and branch for the broker.
import { CommandLineError } from '../commandLine';
import { resolveCommit, git } from '../git';

/** The default HEAD is a version of the consumer. @throws {CommandLineError} for another pacticipant without a version. */
export function requireVersionUnlessConsumer(
  consumer: string,
  pacticipant: string,
  version: string | undefined,
): void {
  if (pacticipant === consumer || version !== undefined) return;
  throw new CommandLineError(
    `Which version of ${pacticipant}? Give --version: HEAD is a version of ${consumer}`,
  );
}

/** @throws {Error} without a commit. */
export function currentCommit(): string {
  const commit = resolveCommit('HEAD');
  if (commit === null)
    throw new Error('The version is the commit, and there is no commit yet: git commit first');
  return commit;
}

/** In a pipeline without a branch, environment variables name it. `null`: no branch. */
export function currentBranch(): string | null {
  const { GITHUB_HEAD_REF: ofChange = '', GITHUB_REF_NAME: ofPush = '', GITHUB_REF_TYPE: type } = process.env;
  const named = ofChange !== '' ? ofChange : type === 'branch' ? ofPush : '';
  const branch = named !== '' ? named : (git('branch', '--show-current') ?? '');
  return branch === '' ? null : branch;
}
