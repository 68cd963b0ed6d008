// Compares the agreement with that of the consumer's version in each environment.
import type { Config } from '../config';
import { UnreadableError } from '../description/document';
import { readDocument } from '../description/readDocument';
import { readAtCommit, resolveCommit } from '../git';
import { readPactsAt } from '../pact/pactFile';
import { listDeployed, listEnvironments } from '../records/deployedVersions';
import type { Records } from '../records/order';
import { changesSince } from './changesSince';
import type { Present } from './changesSince';
import { fieldFacts } from './fieldFacts';
import type { FieldFact } from './fieldFacts';

export type SinceDeployment = {
  environment: string;
  /** Of the consumer. */
  version: string;
  /** The operations that have changed. `null`: this clone does not have the description of that version. */
  operations: ReadonlySet<string> | null;
  /** The fields that are new or have changed, by `keysOf`. */
  fields: ReadonlySet<string>;
};

export function listSinceDeployments(config: Config, records: Records, now: Present): SinceDeployment[] {
  const deployments = listEnvironments(records).flatMap((environment) =>
    listDeployed({ config, records, environment }, config.consumer).flatMap((deployed) =>
      deployed === null ? [] : { environment, version: deployed.version },
    ),
  );
  // Several environments often have the same version.
  const compared = new Map(
    [...new Set(deployments.map(({ version }) => version))].map((version) => [
      version,
      compareIfRead(version, now),
    ]),
  );
  return deployments.map(({ environment, version }) => ({
    ...{ environment, version },
    ...(compared.get(version) ?? UNKNOWN),
  }));
}

const UNKNOWN = { operations: null, fields: new Set<string>() };

/** The files of an earlier version may be refused today. */
function compareIfRead(...given: Parameters<typeof compare>): ReturnType<typeof compare> {
  try {
    return compare(...given);
  } catch (error) {
    if (error instanceof UnreadableError) return UNKNOWN;
    throw error;
  }
}

function compare(version: string, now: Present): Pick<SinceDeployment, 'operations' | 'fields'> {
  const commit = resolveCommit(version);
  const changes =
    commit === null ? null : changesSince({ kind: 'found', commit, because: 'it is deployed' }, now);
  if (commit === null || changes?.kind !== 'compared' || changes.description === null) return UNKNOWN;
  const text = readAtCommit(commit, now.description)?.toString() ?? '';
  const interactions = [...readPactsAt(commit, now).values()].flat();
  const before = describeFields(fieldFacts({ document: readDocument(text), interactions, ...NO_USES }));
  const present = describeFields(
    fieldFacts({ document: now.document, interactions: [...now.pacts.values()].flat(), ...NO_USES }),
  );
  const fields = [...present].filter(([key, value]) => before.get(key) !== value).map(([key]) => key);
  const gone = [...before.keys()].filter((key) => !present.has(key));
  const owners = [...changes.description, ...(changes.pact ?? [])].map(({ at }) => at);
  // `signIn 200 token`, or of a pact `signIn: accepted $.token`
  const operations = [...owners.filter((at) => !at.startsWith('schema ')), ...fields, ...gone].map(
    (at) => /^[^ :]*/.exec(at)?.[0] ?? '',
  );
  return { operations: new Set(operations), fields: new Set(fields) };
}

const NO_USES = { uses: { reads: new Map(), writes: new Map(), readsByName: new Map() }, returned: {} };

/** Returns a text for each field of a request or of one status: `signIn 200 token`. */
export const keysOf = ({ operation, statuses, path }: FieldFact): string[] =>
  (statuses.length === 0 ? ['request'] : statuses).map((status) => `${operation} ${status} ${path}`);

const describeFields = (facts: FieldFact[]): Map<string, string> =>
  new Map(
    facts.flatMap((fact) => {
      const { declarations, required, expected } = fact;
      return keysOf(fact).map((key) => [key, JSON.stringify({ declarations, required, expected })] as const);
    }),
  );
