// Finds in the records what an environment has.
import type { Agreement, Config } from '../config';
import { readRuns } from './checkPair';
import { findLast, precedes } from './order';
import type { Ordered, Records } from './order';
import type { DeploymentRecord } from './records';
import { compareVersions } from './versions';

type Environment = { config: Config; records: Records; environment: string };
type Role = Pick<Agreement, 'provider' | 'isOptional'>;

/** Returns the environments that have a record. */
export const listEnvironments = ({ deployments }: Pick<Records, 'deployments'>): string[] => [
  ...new Set(deployments.map(({ environment }) => environment)),
];

export type Deployed = Ordered<DeploymentRecord> & { version: string };

/** Returns the records that may be the last one of a pacticipant in an environment. */
export const findLastDeployments = (
  { records, environment }: Pick<Environment, 'records' | 'environment'>,
  pacticipant: string,
): Ordered<DeploymentRecord>[] =>
  findLast(
    records.deployments.filter((one) => one.pacticipant === pacticipant && one.environment === environment),
    records,
  );

/**
 * Returns what an environment currently has of a pacticipant; several versions, if git does not know which record is the
 * last. `null`: no version.
 */
export function listDeployed(
  question: Environment,
  pacticipant: string,
): [Deployed | null, ...(Deployed | null)[]] {
  // A record without a version: the pacticipant was removed from the environment.
  const [first = null, ...others] = findLastDeployments(question, pacticipant).map(({ version, ...rest }) =>
    version === null ? null : { ...rest, version },
  );
  return [first, ...others];
}

/**
 * Returns the version of another provider that was deployed later. Most backends have the role of both providers, so the
 * older record may be outdated. A new record confirms it. `null`: no such version.
 */
export function findReplacement(
  { config, records, environment }: Environment,
  deployed: Deployed,
  agreements: readonly Role[],
): string | null {
  const there = records.deployments.filter((one) => one.environment === environment);
  const isBefore = (one: Ordered<DeploymentRecord>) => precedes(one, deployed, records.history);
  for (const { provider: peer } of agreements.filter((one) => one.provider !== deployed.pacticipant)) {
    const ofPeer = there.filter((one) => one.pacticipant === peer);
    const before = findLast(ofPeer.filter(isBefore), records).map((one) => one.version);
    const later = ofPeer.filter((one) => !isBefore(one));
    const isChanged = later.some(
      (one) => before.length === 0 || before.some((version) => version !== one.version),
    );
    const replacement = findLast(later, records)
      .flatMap(({ version }) => version ?? [])
      .find((version) => compareVersions(config, version, deployed.version) === 'other');
    if (isChanged && replacement !== undefined) return `${peer} ${replacement}`;
  }
  return null;
}

/** Finds the required provider whose deployed version was verified as this one. `null` after a record without a version. */
export function findImpliedDeployment(
  question: Environment,
  provider: string,
  agreements: readonly Role[],
): Deployed | null {
  const { config, records, environment } = question;
  const removals = records.deployments.filter(
    (one) => one.environment === environment && one.pacticipant === provider && one.version === null,
  );
  const runs = readRuns(records, provider);
  const implied = agreements
    .filter(({ isOptional }) => isOptional !== true)
    .flatMap((required) => listDeployed(question, required.provider))
    .filter((deployed) => deployed !== null)
    .filter((deployed) => !removals.some((one) => precedes(deployed, one, records.history)))
    .find((deployed) =>
      runs.some((one) => compareVersions(config, one.providerVersion, deployed.version) !== 'other'),
    );
  return implied ?? null;
}
