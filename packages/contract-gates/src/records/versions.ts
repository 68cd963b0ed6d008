// Resolves names to versions, and decides when two names mean the same version.
import { sha256 } from '../description/document';
import { CommandLineError } from '../commandLine';
import { allButRecords, providersOf } from '../config';
import type { Config } from '../config';
import { commitOf, fileAt, git } from '../git';
import { identityAt } from './identity';
import { byTime } from './records';
import type { DeploymentRecord, VerificationRecord } from './records';

/** The consumer and its providers. */
export const pacticipantsOf = (config: Config): string[] => [config.consumer, ...providersOf(config)];

/** @throws {WrongCommandLine} where nothing has this name. */
export function refuseUnknownPacticipant(config: Config, name: string): void {
  if (!pacticipantsOf(config).includes(name)) throw new CommandLineError(`There is no pacticipant ${name}`);
}

export type Records = { verifications: VerificationRecord[]; deployments: DeploymentRecord[] };

export type ConsumerVersion = {
  kind: 'consumer';
  pacticipant: string;
  version: string;
  /** By provider. One is missing where the version has no pact with it. */
  identities: Record<string, string>;
};
export type ProviderVersion = {
  kind: 'provider';
  pacticipant: string;
  version: string;
  /** SHA-256 of its API description, where anything says so. */
  description: string | null;
};

type Found<T> = { kind: 'found'; found: T } | { kind: 'unknown'; why: string };

/** A version of the consumer: a commit, branch or tag of this repository, or what a record of a deployment calls one. */
export function consumerVersion(
  config: Config,
  name: string,
  { deployments }: Records,
): Found<ConsumerVersion> {
  const { consumer, agreements } = config;
  const found = (version: string, identities: Record<string, string>): Found<ConsumerVersion> => ({
    kind: 'found',
    found: { kind: 'consumer', pacticipant: consumer, version, identities },
  });
  const commit = commitOf(name);
  if (commit === null) {
    const deployed = deployments.findLast((one) => one.pacticipant === consumer && one.version === name);
    return deployed === undefined
      ? { kind: 'unknown', why: whyNoCommit(name) }
      : found(name, deployed.identities ?? {});
  }
  const identities = agreements.flatMap((agreement): [string, string][] => {
    const identity = identityAt(config, commit, agreement);
    return identity === null ? [] : [[agreement.provider, identity]];
  });
  return identities.length === 0
    ? {
        kind: 'unknown',
        why: `Commit ${commit.slice(0, 12)} has no pact, or not here: git fetch --unshallow.`,
      }
    : found(commit, Object.fromEntries(identities));
}

/**
 * A version of a backend. What records call so comes first, in full or as the first seven digits of a commit and more; then
 * a commit of this repository, for the reference backend. A tag or a branch is not taken for a version: a backend is made
 * elsewhere as a rule, and its `v2` is not this repository's. A name that nothing knows is a version too, an unverified one.
 */
export function providerVersion(
  config: Config,
  pacticipant: string,
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
    found: {
      kind: 'provider',
      pacticipant,
      version,
      description: descriptionOf(config, pacticipant, version, records),
    },
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
function descriptionOf(
  config: Config,
  pacticipant: string,
  version: string,
  records: Records,
): string | null {
  const verified = records.verifications
    .filter(({ provider }) => provider === pacticipant)
    .flatMap(({ description, verifications }) => verifications.map((one) => ({ ...one, description })))
    .filter((one) => one.providerVersion === version)
    .sort(byTime)
    .at(-1)?.description;
  if (verified !== undefined) return verified;
  const content = isCommit(version) ? fileAt(version, config.description) : null;
  return content === null ? null : sha256(content);
}

export type Sameness =
  /** The same name. */
  | 'same'
  /** Two commits of this repository whose files differ in the records alone. */
  | 'records-differ'
  | 'other';

/** A version of changed files (`-dirty`, `+dirty`) is never the same as another one: nothing says which changes those were. */
export function sameness(config: Config, one: string, other: string): Sameness {
  if (isDirty(one) || isDirty(other)) return 'other';
  if (one === other) return isMoving(one) ? 'other' : 'same';
  if (!isCommit(one) || !isCommit(other)) return 'other';
  return git('diff', '--quiet', one, other, '--', ...allButRecords(config)) === null
    ? 'other'
    : 'records-differ';
}

/** Names that a backend's own repository or registry gives to another build later. This repository cannot know them. */
const USUALLY_MOVING = /(^|\/)(main|master|develop|trunk|latest|stable|edge|nightly|next)$|[.-]SNAPSHOT$/i;

/** @throws {WrongCommandLine} where a version to record names another build later. */
export function refuseMovingVersion(version: string): void {
  if (!isMoving(version)) return;
  throw new CommandLineError(
    `${version} is no version, because it names another commit tomorrow: give the commit or a fixed name`,
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
