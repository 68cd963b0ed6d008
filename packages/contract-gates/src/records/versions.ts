// Resolves names to versions and compares versions.
import { isDeepStrictEqual } from 'node:util';
import { hashText } from '../description/document';
import { CommandLineError } from '../commandLine';
import { allButRecords, listPacticipants } from '../config';
import type { Config } from '../config';
import { git, isCommitHash, listBranches, readAtCommit, resolveCommit } from '../git';
import { agreementsAt } from './agreementsAt';
import type { Agreed } from './agreementsAt';
import { findLast } from './order';
import type { Records } from './order';
import { explain } from './explanations';
import type { Explanation } from './explanations';
import { isDirty } from './versionForm';

/** @throws {CommandLineError} if no pacticipant has this name. */
export function checkPacticipant(config: Config, name: string): void {
  if (!listPacticipants(config).includes(name)) throw new CommandLineError(`There is no pacticipant ${name}`);
}

export type ConsumerVersion = {
  kind: 'consumer';
  pacticipant: string;
  version: string;
  agreements: Agreed[];
  /** False: its generated files are not those of its description. */
  isGenerated: boolean | null;
};
export type ProviderVersion = {
  kind: 'provider';
  pacticipant: string;
  version: string;
  /** SHA-256 of its API description, if known. */
  description: string | null;
};

export type UnknownVersion = { kind: 'unknown'; why: Explanation };

/** Resolves a version of the consumer: a commit, branch or tag of this repository, or a name in a deployment record. */
export function consumerVersion(
  config: Config,
  name: string,
  records: Records,
): ConsumerVersion | UnknownVersion {
  const { consumer: pacticipant } = config;
  const commit = resolveCommit(name);
  if (commit === null) {
    const deployed = findLast(
      records.deployments.filter((one) => one.pacticipant === pacticipant && one.version === name),
      records,
    );
    if (deployed.length === 0) return { kind: 'unknown', why: explainNoCommit(name) };
    const [identities = {}, ...others] = deployed.map((one) => one.identities);
    if (others.some((one) => !isDeepStrictEqual(one ?? {}, identities))) {
      const candidates = deployed.map(({ environment, at }) => `${environment} ${at}`).join(', ');
      return { kind: 'unknown', why: explain('ambiguous', { version: name, candidates }) };
    }
    const agreements = config.agreements.map(({ provider, isOptional }) => ({
      ...{ provider, ...(isOptional !== undefined && { isOptional }) },
      identity: identities[provider] ?? null,
    }));
    // The configuration may have lost an agreement since that version.
    const lost = Object.entries(identities)
      .filter(([provider]) => !agreements.some((one) => one.provider === provider))
      .map(([provider, identity]) => ({ provider, identity }));
    return {
      kind: 'consumer',
      pacticipant,
      version: name,
      agreements: [...agreements, ...lost],
      isGenerated: null,
    };
  }
  // git takes the tag, and `git checkout` the branch.
  const tag = `refs/tags/${name}`;
  const branch = listBranches(name).find((one) => resolveCommit(one) !== commit);
  if (branch !== undefined && resolveCommit(tag) !== null)
    return {
      kind: 'unknown',
      why: explain('ambiguous', { version: name, candidates: `${tag}, ${branch}` }),
    };
  const agreed = agreementsAt(config, commit);
  return 'rule' in agreed
    ? { kind: 'unknown', why: agreed }
    : { kind: 'consumer', pacticipant, version: commit, ...agreed };
}

/**
 * Resolves a version of a backend: a name in the records, or a commit of this repository. Its first seven digits are
 * enough if one of them is a letter, because a number is the name of a build.
 * Tags and branches do not count, because most backends have their own repository. An unknown name is an unverified version.
 */
export function providerVersion(
  config: Config,
  pacticipant: string,
  name: string,
  records: Records,
): ProviderVersion | UnknownVersion {
  const recordedNames = listRecordedVersions(records)
    .filter(({ provider }) => provider === pacticipant)
    .map(({ version: recorded }) => recorded);
  const versionOf = (version: string): ProviderVersion => ({
    kind: 'provider',
    pacticipant,
    version,
    description: findDescription(config, pacticipant, version, records),
  });
  if (!isRelative(name) && recordedNames.includes(name)) return versionOf(name);
  const isHash = /^[0-9a-f]{7,64}$/.test(name);
  const recordedCommits = recordedNames.filter((one) => isHash && isCommitHash(one) && one.startsWith(name));
  const commit = isHash || isRelative(name) ? resolveCommit(name) : null;
  // A tag or a branch may have a name of digits.
  const isMeant = commit !== null && (isRelative(name) || commit.startsWith(name));
  const candidates = [...new Set([...recordedCommits, ...(isMeant ? [commit] : [])])];
  if (isNumber(name) && candidates.some((one) => one !== name))
    return {
      kind: 'unknown',
      why: explain('beginning-of-commit', { version: name, candidates: candidates.join(', ') }),
    };
  if (candidates.length > 1)
    return {
      kind: 'unknown',
      why: explain('ambiguous', { version: name, candidates: candidates.join(', ') }),
    };
  return versionOf(candidates[0] ?? name);
}

/** Returns the versions that the records name, each with its pacticipant. */
export const listRecordedVersions = (records: Records): { provider: string; version: string }[] => [
  ...records.verifications.flatMap(({ provider, verifications }) =>
    verifications.map((one) => ({ provider, version: one.providerVersion })),
  ),
  ...records.deployments.flatMap(({ pacticipant, version }) =>
    version === null ? [] : [{ provider: pacticipant, version }],
  ),
];

/** Whether a name is relative to the present commit, as `HEAD~1`. */
export const isRelative = (name: string): boolean => /^(HEAD|@)([~^@].*)?$/.test(name);

/** Reads the description from the last verification of this version, else from its commit. */
function findDescription(
  config: Config,
  pacticipant: string,
  version: string,
  records: Records,
): string | null {
  const verified = records.verifications
    .filter(({ provider }) => provider === pacticipant)
    .flatMap(({ description, verifications }) => verifications.map((one) => ({ ...one, description })))
    .filter((one) => one.providerVersion === version);
  const [description, ...others] = new Set(findLast(verified, records).map((one) => one.description));
  if (description !== undefined) return others.length === 0 ? description : null;
  const content = isCommitHash(version) ? readAtCommit(version, config.description) : null;
  return content === null ? null : hashText(content);
}

export type VersionRelation =
  | 'same'
  /** Two commits that differ only in the records. */
  | 'records-differ'
  | 'other';

/** Whether a name has the first digits of a commit, at least seven. A number is the name of a build. */
export const isShortOf = (name: string, commit: string) =>
  /^[0-9a-f]{7,}$/.test(name) && !isNumber(name) && isCommitHash(commit) && commit.startsWith(name);

const isNumber = (name: string): boolean => /^\d+$/.test(name);

/** A dirty version equals no other, because its changes are unknown. */
export function compareVersions(config: Config, one: string, other: string): VersionRelation {
  if (isDirty(one) || isDirty(other)) return 'other';
  if (one === other) return 'same';
  if (isShortOf(one, other) || isShortOf(other, one)) return 'same';
  if (!isCommitHash(one) || !isCommitHash(other)) return 'other';
  return git('diff', '--quiet', '--ignore-submodules=none', one, other, '--', ...allButRecords(config)) ===
    null
    ? 'other'
    : 'records-differ';
}

function explainNoCommit(version: string): Explanation {
  if (resolveCommit('HEAD') === null) return explain('no-commit', { version });
  const isShallow = git('rev-parse', '--is-shallow-repository') === 'true';
  return explain(isShallow ? 'shallow' : 'unknown-name', { version });
}
