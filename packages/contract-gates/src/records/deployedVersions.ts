// Finds in the records what an environment has.
import type { Agreement, Config } from '../config';
import { readRuns } from './checkPair';
import type { DeploymentRecord } from './records';
import { compareVersions } from './versions';
import type { Records } from './versions';

type Environment = { config: Config; records: Records; environment: string };

export type Deployed = DeploymentRecord & { version: string };

/** Returns what an environment currently has of a pacticipant. */
export function findDeployed(
  { records, environment }: Environment,
  pacticipant: string,
): Deployed | undefined {
  const last = records.deployments.findLast(
    (one) => one.pacticipant === pacticipant && one.environment === environment,
  );
  // Null: the pacticipant was removed from the environment.
  const version = last?.version ?? null;
  return last === undefined || version === null ? undefined : { ...last, version };
}

/**
 * Returns the version of another provider that was deployed later. Most backends have the role of both providers, so the
 * older record may be outdated. A new record confirms it. `null`: no such version.
 */
export function findReplacement(
  { config, records, environment }: Environment,
  deployed: Deployed,
): string | null {
  const there = records.deployments.filter((one) => one.environment === environment);
  const since = there.findLastIndex((one) => one.pacticipant === deployed.pacticipant);
  for (const { provider: peer } of config.agreements.filter((one) => one.provider !== deployed.pacticipant)) {
    const before = there.slice(0, since).findLast((one) => one.pacticipant === peer)?.version ?? null;
    const later = there.slice(since + 1).filter((one) => one.pacticipant === peer);
    const version = later.at(-1)?.version ?? null;
    const isChanged = later.some((one) => one.version !== before);
    if (version !== null && isChanged && compareVersions(config, version, deployed.version) === 'other')
      return `${peer} ${version}`;
  }
  return null;
}

/** Finds the required provider whose deployed version was verified as this one. `null` after a record without a version. */
export function findImpliedDeployment(
  question: Environment,
  { provider }: Pick<Agreement, 'provider'>,
): Deployed | null {
  const there = question.records.deployments.filter((one) => one.environment === question.environment);
  const removedAt = there.findLastIndex((one) => one.pacticipant === provider);
  const runs = readRuns(question.records, provider);
  for (const required of question.config.agreements.filter(({ isOptional }) => isOptional !== true)) {
    const since = there.findLastIndex((one) => one.pacticipant === required.provider);
    const deployed = findDeployed(question, required.provider);
    if (deployed === undefined || removedAt > since) continue;
    if (
      runs.some((one) => compareVersions(question.config, one.providerVersion, deployed.version) !== 'other')
    )
      return deployed;
  }
  return null;
}
