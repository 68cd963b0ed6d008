// The sentences that explain an answer about a deployment. The README of this package has a table of them.

type Template = {
  /** With the names of its values in braces. */
  sentence: string;
  /** Advice for the table. */
  todo: string;
};

const NOTHING = 'nothing';
const VERIFY = 'verify that version, and commit the record';

/** The rules by which an answer comes about. */
export const EXPLANATIONS = {
  verified: { sentence: 'Verified {at} by {by} on {provider} {version}.', todo: NOTHING },
  failed: { sentence: 'It failed {at} by {by} on {provider} {version}.', todo: 'correct the provider' },
  'verify-again': { sentence: 'After the correction: {command}', todo: VERIFY },
  'not-verified': {
    sentence: 'Unknown: no verification of {provider} {version} with what this consumer expects is recorded.',
    todo: VERIFY,
  },
  'verify-first': { sentence: 'With these pacts, and that backend running: {command}', todo: VERIFY },
  'other-pacts': {
    sentence:
      'Those are the pacts and validators of {version}, not of this work tree: check that version out before you verify.',
    todo: 'check out that version',
  },
  'no-pact': {
    sentence: 'That consumer has no pact with {provider} on record.',
    todo: 'record the deployment of the consumer again',
  },
  'other-version': {
    sentence: '{other} was verified with it. That is another version and proves nothing about {version}.',
    todo: VERIFY,
  },
  'other-commit': {
    sentence:
      '{other} was verified with it. This clone does not have that commit, so it may be the same version as {version}: git fetch origin {other} may help.',
    todo: 'fetch that commit, or verify that version',
  },
  'other-version-same-description': {
    sentence:
      '{other} was verified with it. That is another version and proves nothing about {version}, though both have the same API description (--same-description-is-enough).',
    todo: `${VERIFY}, or accept it with the option`,
  },
  'consumer-changed': {
    sentence: '{version} was verified with another pact or other validators: the consumer has changed since.',
    todo: VERIFY,
  },
  'same-description': {
    sentence:
      '--same-description-is-enough: that was another version than {version}, with the same API description. The same promise is not the same code.',
    todo: NOTHING,
  },
  'only-records-differ': {
    sentence: '{version} differs from that commit only in records, so it is the same version.',
    todo: NOTHING,
  },
  'not-deployed': {
    sentence: 'Deploy {provider} first, then: {command}',
    todo: 'record what the environment has',
  },
  replaced: {
    sentence:
      'Unknown: {replacement} went to {environment} after {provider} {version}. Record what {provider} is there now: {command}, or --undeployed.',
    todo: 'record what the environment has',
  },
  'optional-absent': {
    sentence:
      'No version of {provider} is recorded in {environment}: a backend may leave these operations out. If the one there has them, record that first.',
    todo: NOTHING,
  },
  'optional-implied': {
    sentence:
      '{backend} {version} was verified as {provider} too, so it counts as having these operations. Record it: {command} --version {version}, or --undeployed if it has none.',
    todo: 'record whether the backend has these operations',
  },
  'nothing-calls': {
    sentence:
      'Nothing was verified: no version of {consumer} is recorded in {environment}, so nothing there calls it.',
    todo: NOTHING,
  },
  'not-called': {
    sentence:
      'Nothing was verified: {consumer} {version} has no pact with {provider}, so it does not call it.',
    todo: NOTHING,
  },
  ignored: {
    sentence:
      '--ignore: {provider} does not count, because you say that this version has none of its operations.',
    todo: NOTHING,
  },
  'ignored-failed': {
    sentence:
      '{provider} {version} was verified {at} by {by}, and failed. If this version has some of its operations, ask without --ignore.',
    todo: 'ask without the option if it has some of them',
  },
  'accepted-form': {
    sentence: '--accept-version-form: you say that names of the form {form} never move.',
    todo: NOTHING,
  },
  dirty: {
    sentence: '{version} is no version: its changes are in no commit.',
    todo: 'commit, and name the commit',
  },
  'not-fixed': {
    sentence:
      '{version} is not a fixed version, because it can name another build later. Give the commit, or a name such as 1.4.0 or 20261126.1. --accept-version-form REGEX accepts names of another form that never move.',
    todo: 'name the build',
  },
  ambiguous: { sentence: '{version} matches several versions: {candidates}.', todo: 'give the whole commit' },
  'beginning-of-commit': {
    sentence:
      '{version} can be the number of a build, and it is also the beginning of {candidates}. For the commit, write all of its digits.',
    todo: 'write the whole commit',
  },
  'other-writing': {
    sentence:
      'The records know {other} of {provider} too. {version} and {other} are two versions: if they are one build, record it by one name.',
    todo: 'record each build by one name',
  },
  'unknown-name': {
    sentence:
      'No record knows {version}, and it is not a commit, branch or tag of this clone: git fetch --all --tags may help.',
    todo: 'fetch it, or correct the name',
  },
  'no-commit': {
    sentence: 'No record knows {version}, and this folder has no commit.',
    todo: 'commit the agreement and the records',
  },
  shallow: {
    sentence: 'No record knows {version}, and this clone is shallow: git fetch --unshallow may help.',
    todo: 'fetch the history',
  },
  'does-not-load': {
    sentence: 'Commit {commit} does not load here: {error}',
    todo: 'ask from a checkout of that commit',
  },
  'unordered-verifications': {
    sentence:
      'No commit shows which verification of {provider} {version} is the last one, so the failed one counts. Verify it again, and commit the record by itself.',
    todo: VERIFY,
  },
  'unordered-deployments': {
    sentence:
      'No commit shows which version of {pacticipant} is the last one in {environment}, so each needs a yes: {versions}. Record it again, and commit the record by itself.',
    todo: 'record what the environment has',
  },
  'contradicting-verifications': {
    sentence:
      'The verification of {provider} {version} of {earlier} was added after that of {later}, as after a rebase, so it may be the older one, and the failed one counts. Verify it again, and commit the record.',
    todo: VERIFY,
  },
  'contradicting-deployments': {
    sentence:
      'The deployment of {pacticipant} of {earlier} was added after that of {later}, as after a rebase, so it may be the older one, and each version needs a yes: {versions}. Record it again, and commit the record.',
    todo: 'record what the environment has',
  },
  removed: {
    sentence:
      'The record of {at} by {by} was removed from {file}. It counts until a later one follows: record it again, and commit the record by itself.',
    todo: 'record again what is true now',
  },
  'incomplete-history': {
    sentence:
      'This clone does not have the whole history of {folder}, so several records may be the last one, and the worst of them counts. A failure that was removed from its file is not known. To have it: {reason}.',
    todo: 'fetch the history',
  },
  'later-records': {
    sentence:
      '{branch} has later records than this checkout, and they may change the answer. To have them: git merge {branch}, or ask from there.',
    todo: 'ask where all records are',
  },
  uncommitted: { sentence: '{file} has changes that are not committed.', todo: 'commit them' },
  'stale-generated': {
    sentence: 'The generated files of this version are not those of its description. {advice}',
    todo: 'generate them again',
  },
  'unknown-agreement': {
    sentence: '{records} has verifications of {provider}, which no agreement names.',
    todo: 'add the agreement to the configuration',
  },
} as const satisfies Record<string, Template>;

type Rule = keyof typeof EXPLANATIONS;

export type Explanation = {
  rule: Rule;
  text: string;
  /** The agreement, by its provider, if the sentence is about one. */
  provider?: string;
};

/** Fills the sentence of a rule. @throws {Error} if a value is missing. */
export function explain(rule: Rule, values: Record<string, string>): Explanation {
  const text = EXPLANATIONS[rule].sentence.replace(/\{(\w+)\}/g, (_braces, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The explanation ${rule} needs ${name}`);
    return value;
  });
  const { provider } = values;
  return { rule, text, ...(provider !== undefined && { provider }) };
}
