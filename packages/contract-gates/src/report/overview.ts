// The first table of the report: what of each operation is agreed, verified and deployed.
import type { Config } from '../config';
import { listOperations } from '../description/operations';
import type { Document } from '../description/document';
import type { Interaction } from '../pact/pactFile';
import { checkPair, readRuns } from '../records/checkPair';
import { findReplacement, listDeployed, listEnvironments } from '../records/deployedVersions';
import { findCounted } from '../records/order';
import type { Records } from '../records/order';
import { isShortOf } from '../records/versions';
import type { SinceDeployment } from './sinceDeployment';

export type OperationOverview = {
  operation: string;
  method: string;
  path: string;
  /** The names without that of the operation. */
  scenarios: string[];
  /** Of the providers whose pact has the operation. */
  backends: Backend[];
  /** Environments whose version of the consumer has it otherwise. */
  changedSince: string[];
};

/** What is known of one provider, with the present pact and validators. */
export type Backend = {
  provider: string;
  /** The counted verification of each version, the last ones first. */
  verified: { version: string; success: boolean; at: string }[];
  /** `success: null`: this version is not verified. */
  deployed: { environment: string; version: string; success: boolean | null }[];
};

/** The present pact of a provider. */
export type PresentPact = { provider: string; identity: string | null; interactions: Interaction[] };

export function listOverview(
  config: Config,
  document: Document,
  pacts: readonly PresentPact[],
  records: Records,
  since: readonly SinceDeployment[],
): OperationOverview[] {
  const backends = pacts.map((pact) => ({ ...pact, backend: findBackend(config, pact, records) }));
  return listOperations(document).map(({ id, method, path }) => {
    const isOf = ({ description }: Interaction) => description.startsWith(`${id}: `);
    const ofOperation = backends.filter(({ interactions }) => interactions.some(isOf));
    return {
      operation: id,
      method: method.toUpperCase(),
      path,
      scenarios: ofOperation.flatMap(({ interactions }) =>
        interactions.filter(isOf).map(({ description }) => description.slice(id.length + 2)),
      ),
      backends: ofOperation.map(({ backend }) => backend),
      changedSince: since
        .filter(({ operations }) => operations?.has(id) === true)
        .map(({ environment }) => environment),
    };
  });
}

function findBackend(config: Config, { provider, identity }: PresentPact, records: Records): Backend {
  const runs = readRuns(records, provider).filter((one) => one.identity === identity);
  const names = [...new Set(runs.map((one) => one.providerVersion))];
  /** A commit may be recorded with its first digits too. */
  const findCommit = (name: string) => {
    const [commit = name, ...others] = names.filter((one) => isShortOf(name, one) && name !== one);
    return others.length === 0 ? commit : name;
  };
  const verified = [...new Set(names.map(findCommit))]
    .flatMap((version) => {
      const counted = findCounted(
        runs.filter((one) => findCommit(one.providerVersion) === version),
        records,
      );
      return counted === undefined ? [] : [{ version, success: counted.success, at: counted.at }];
    })
    .sort((one, other) => Date.parse(other.at) - Date.parse(one.at));
  const deployed = listEnvironments(records).flatMap((environment) =>
    listDeployed({ config, records, environment }, provider).flatMap((one) => {
      if (one === null) return [];
      const pair = { provider, identity, version: one.version, description: null };
      const { deployable } = checkPair(pair, { config, records, isSameDescriptionEnough: false });
      const isReplaced = findReplacement({ config, records, environment }, one, config.agreements) !== null;
      return { environment, version: one.version, success: isReplaced ? null : deployable };
    }),
  );
  return { provider, verified, deployed };
}
