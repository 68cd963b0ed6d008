// Resolves names to versions, and decides when two names mean the same version.
import { DESCRIPTION, sha256 } from '../description/document';
import { wrongCommandLine } from '../commandLine';
import { commitOf, fileAt, git } from '../git';
import { AGREEMENTS, ALL_BUT_RECORDS, CONSUMER, PROVIDERS, isProvider } from '../places';
import type { Provider } from '../places';
import { identityAt } from './identity';
import { byTime } from './records';
import type { DeploymentRecord, VerificationRecord } from './records';

export const PACTICIPANTS: readonly Pacticipant[] = [CONSUMER, ...PROVIDERS];
export type Pacticipant = typeof CONSUMER | Provider;
export const isPacticipant = (name: string): name is Pacticipant => name === CONSUMER || isProvider(name);

export type Records = { verifications: VerificationRecord[]; deployments: DeploymentRecord[] };

export type ConsumerVersion = {
  pacticipant: typeof CONSUMER;
  version: string;
  /** By provider. One is missing where the version has no pact with it. */
  identities: Record<string, string>;
};
export type ProviderVersion = {
  pacticipant: Provider;
  version: string;
  /** SHA-256 of its API description, where anything says so. */
  description: string | null;
};

type Found<T> = { kind: 'found'; found: T } | { kind: 'unknown'; why: string };

/** A version of the portal: a commit, branch or tag of this repository, or what a record of a deployment calls one. */
export function consumerVersion(name: string, { deployments }: Records): Found<ConsumerVersion> {
  const commit = commitOf(name);
  if (commit === null) {
    const deployed = deployments.findLast((one) => one.pacticipant === CONSUMER && one.version === name);
    return deployed === undefined
      ? { kind: 'unknown', why: whyNoCommit(name) }
      : { kind: 'found', found: consumerOf(name, deployed.identities ?? {}) };
  }
  const identities = AGREEMENTS.flatMap((agreement): [string, string][] => {
    const identity = identityAt(commit, agreement);
    return identity === null ? [] : [[agreement.provider, identity]];
  });
  return identities.length === 0
    ? {
        kind: 'unknown',
        why: `Commit ${commit.slice(0, 12)} has no pact, or not here: git fetch --unshallow.`,
      }
    : { kind: 'found', found: consumerOf(commit, Object.fromEntries(identities)) };
}

const consumerOf = (version: string, identities: Record<string, string>): ConsumerVersion => ({
  pacticipant: CONSUMER,
  version,
  identities,
});

/**
 * A version of a backend. What records call so comes first, in full or as the first seven digits of a commit and more; then
 * a commit of this repository, for the reference backend. A tag or a branch is not taken for a version: a backend is made
 * elsewhere as a rule, and its `v2` is not this repository's. A name that nothing knows is a version too, an unverified one.
 */
export function providerVersion(
  pacticipant: Provider,
  name: string,
  records: Records,
): Found<ProviderVersion> {
  const known = [
    ...records.verifications
      .filter(({ provider }) => provider === pacticipant)
      .flatMap(({ verifications }) => verifications.map((one) => one.providerVersion)),
    ...records.deployments
      .filter((one) => one.pacticipant === pacticipant)
      .flatMap(({ version }) => (version === null ? [] : [version])),
  ];
  const found = (version: string): Found<ProviderVersion> => ({
    kind: 'found',
    found: { pacticipant, version, description: descriptionOf(pacticipant, version, records) },
  });
  const isRelative = /^(HEAD|@)([~^@].*)?$/.test(name);
  if (!isRelative && known.includes(name)) return found(name);
  const isDigits = /^[0-9a-f]{7,40}$/.test(name);
  const recorded = [...new Set(isDigits ? known.filter((one) => isCommit(one) && one.startsWith(name)) : [])];
  const commit = isDigits || isRelative ? commitOf(name) : null;
  const candidates = [...new Set([...recorded, ...(commit === null ? [] : [commit])])];
  if (candidates.length > 1)
    return { kind: 'unknown', why: `${name} fits several versions: ${candidates.join(', ')}.` };
  return found(candidates[0] ?? name);
}

const isCommit = (name: string) => /^[0-9a-f]{40}$/.test(name);

/** What a verification or a deployment of this version says, else the file in its commit. */
function descriptionOf(pacticipant: Provider, version: string, records: Records): string | null {
  const verified = records.verifications
    .filter(({ provider }) => provider === pacticipant)
    .flatMap(({ description, verifications }) => verifications.map((one) => ({ ...one, description })))
    .filter((one) => one.providerVersion === version)
    .sort(byTime)
    .at(-1)?.description;
  if (verified !== undefined) return verified;
  const content = isCommit(version) ? fileAt(version, DESCRIPTION) : null;
  return content === null ? null : sha256(content);
}

export type Sameness =
  /** The same name. */
  | 'same'
  /** Two commits of this repository whose files differ in the records alone. */
  | 'records-differ'
  | 'other';

/** A version of changed files (`-dirty`, `+dirty`) is never the same as another one: nothing says which changes those were. */
export function sameness(one: string, other: string): Sameness {
  if (isDirty(one) || isDirty(other)) return 'other';
  if (one === other) return isMoving(one) ? 'other' : 'same';
  if (!isCommit(one) || !isCommit(other)) return 'other';
  return git('diff', '--quiet', one, other, '--', ...ALL_BUT_RECORDS) === null ? 'other' : 'records-differ';
}

/** Names that a backend's own repository or registry gives to another build later. This repository cannot know them. */
const USUALLY_MOVING = /(^|\/)(main|master|develop|trunk|latest|stable|edge|nightly|next)$|[.-]SNAPSHOT$/i;

/** Ends the process with 2 and the usage where a version to record names another build later. */
export function refuseMovingVersion(version: string, usage: string): void {
  if (!isMoving(version)) return;
  wrongCommandLine(
    `${version} is no version, because it names another commit tomorrow: give the commit or a fixed name`,
    usage,
  );
}

/** Whether a name means another build later: HEAD, a branch, a reference, a place counted from one, or a moving tag. */
function isMoving(name: string): boolean {
  if (name.startsWith('refs/') || USUALLY_MOVING.test(name)) return true;
  const base = name.replace(/([~^]|@\{).*$/, '').replace(/^(heads|remotes)\//, '');
  if (base === '' || base === '@' || /(^|[_/])HEAD$/i.test(base)) return true;
  const branches = (git('for-each-ref', '--format=%(refname)', 'refs/heads', 'refs/remotes') ?? '').split(
    '\n',
  );
  return branches.some((one) =>
    [
      one.replace(/^refs\/(heads|remotes)\//, ''),
      one.replace(/^refs\/(heads|remotes\/[^/]+)\//, ''),
    ].includes(base),
  );
}

/** Git writes `-dirty`, Go's build writes `+dirty`. */
export const isDirty = (version: string): boolean => /(^|[^a-z0-9])dirty$/i.test(version);

const whyNoCommit = (version: string): string =>
  git('rev-parse', '--is-shallow-repository') === 'true'
    ? `No record knows ${version}, and this clone is shallow: git fetch --unshallow may bring the commit.`
    : `No record knows ${version}, and it is no commit, branch or tag here: git fetch --all --tags may bring it.`;
