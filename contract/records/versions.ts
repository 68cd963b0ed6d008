// Which bytes a version stands for.
import { existsSync, readFileSync } from 'node:fs';
import { DESCRIPTION, sha256 } from '../../api-spec/document';
import { commitOf, fileAt, git } from '../git';
import { CONSUMER, PACT, PROVIDER } from '../places';
import type { DeploymentRecord, VerificationRecord } from './records';

export const PACTICIPANTS = [CONSUMER, PROVIDER] as const;
export type Pacticipant = (typeof PACTICIPANTS)[number];
export const isPacticipant = (name: string): name is Pacticipant => name === CONSUMER || name === PROVIDER;

export type Records = { verifications: VerificationRecord[]; deployments: DeploymentRecord[] };

export type Found =
  /** `name`: the version in full, as records call it. */
  { kind: 'found'; bytes: string; name: string } | { kind: 'unknown'; why: string };

/**
 * The SHA-256 of the pact (the consumer's version) or of the description (the provider's). A version is, in this order: the
 * SHA-256 itself, or 12 digits of it and more; what records call a version; a commit, branch or tag of this repository.
 */
export function bytesOf(pacticipant: Pacticipant, version: string, records: Records): Found {
  const file = pacticipant === CONSUMER ? PACT : DESCRIPTION;
  if (/^[0-9a-f]{64}$/.test(version)) return { kind: 'found', bytes: version, name: version };

  const known = [
    ...knownBytes(pacticipant, records),
    ...(existsSync(file) ? [sha256(readFileSync(file))] : []),
  ];
  const bytes = /^[0-9a-f]{12,}$/.test(version) ? known.find((one) => one.startsWith(version)) : undefined;
  if (bytes !== undefined) return { kind: 'found', bytes, name: version };

  const commit = commitOf(version);
  // The provider lives elsewhere as a rule: what it calls `v2` is not this repository's tag of that name.
  const names = [version, ...(commit === null ? [] : [commit])];
  for (const name of pacticipant === PROVIDER || commit === null ? names : []) {
    const recorded = bytesOfRecorded(pacticipant, name, records);
    if (recorded !== undefined) return { kind: 'found', bytes: recorded, name };
  }
  if (commit === null) return { kind: 'unknown', why: whyNoCommit(version) };
  const content = fileAt(commit, file);
  return content === null
    ? {
        kind: 'unknown',
        why: `Commit ${commit.slice(0, 12)} has no ${file}, or not here: git fetch --unshallow.`,
      }
    : { kind: 'found', bytes: sha256(content), name: commit };
}

const knownBytes = (pacticipant: Pacticipant, { verifications, deployments }: Records): string[] => [
  ...verifications.map((one) => (pacticipant === CONSUMER ? one.pact : one.description)),
  ...deployments.filter((one) => one.pacticipant === pacticipant).map((one) => one.bytes),
];

/** What a deployment, or else a provider's verification, called by this version. The newest, should there be several. */
function bytesOfRecorded(pacticipant: Pacticipant, version: string, records: Records): string | undefined {
  const deployed = records.deployments.findLast(
    (one) => one.pacticipant === pacticipant && one.version === version,
  );
  if (deployed !== undefined || pacticipant === CONSUMER) return deployed?.bytes;
  return records.verifications
    .flatMap(({ description, verifications }) =>
      verifications.filter((one) => one.providerVersion === version).map(({ at }) => ({ at, description })),
    )
    .sort((a, b) => a.at.localeCompare(b.at))
    .at(-1)?.description;
}

const whyNoCommit = (version: string): string =>
  git('rev-parse', '--is-shallow-repository') === 'true'
    ? `No record knows ${version}, and this clone is shallow: git fetch --unshallow may bring the commit.`
    : `No record knows ${version}, and it is no commit, branch or tag here: git fetch --all --tags may bring it.`;
