// Reads the records of verifications and deployments from files in git. A hash identifies the consumer (`identity.ts`).
// A version identifies a backend, because its code is not in this repository.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ValidateFunction } from 'ajv/dist/2020.js';
import { parseJson } from '../description/document';
import { DEPLOYMENTS, VERIFICATIONS, listPacticipants } from '../config';
import type { Config } from '../config';
import { TIME, compileShape, listFaults } from '../shape';

/** The content of the file `<identity, 12 digits>-<description, 12 digits>.json`. */
export type VerificationRecord = {
  consumer: string;
  provider: string;
  /** Of the consumer: `identity.ts`. */
  identity: string;
  /** SHA-256 of the pact file. */
  pact: string;
  /** SHA-256 of the provider's API description. */
  description: string;
  /** In the order of the file. `order.ts` decides which of them is the last. */
  verifications: Verification[];
};

export type Verification = {
  success: boolean;
  /** ISO 8601, UTC. */
  at: string;
  /** Who ran it. */
  by: string;
  /** The provider's name of the version. */
  providerVersion: string;
  /** The returned fields: `signIn 200` → `token`, `courts[].code` … */
  returned: Record<string, string[]>;
};

export type DeploymentRecord = {
  pacticipant: string;
  environment: string;
  /** The commit or the artifact's name; `null` after it was removed from the environment. */
  version: string | null;
  /** Of the consumer's version, by provider: `identity.ts`. */
  identities?: Record<string, string>;
  /** SHA-256 of the API description of a provider's version, if known. */
  description?: string;
  /** ISO 8601, UTC. */
  at: string;
  by: string;
};

const STRING = { type: 'string' };

/** A record may have further fields, which a later version of this tool has written. */
const record = (required: Record<string, object>, optional: Record<string, object> = {}) => ({
  type: 'object',
  properties: { ...required, ...optional },
  required: Object.keys(required),
});
const listOf = (items: object) => ({ type: 'array', items });
const mapOf = (values: object) => ({ type: 'object', additionalProperties: values });

const isVerificationRecord = compileShape<VerificationRecord>(
  record({
    ...{ consumer: STRING, provider: STRING, identity: STRING, pact: STRING, description: STRING },
    verifications: listOf(
      record({
        ...{ success: { type: 'boolean' }, at: TIME, by: STRING, providerVersion: STRING },
        returned: mapOf(listOf(STRING)),
      }),
    ),
  }),
);

const isDeployments = compileShape<DeploymentRecord[]>(
  listOf(
    record(
      {
        pacticipant: STRING,
        environment: STRING,
        version: { type: ['string', 'null'] },
        at: TIME,
        by: STRING,
      },
      { identities: mapOf(STRING), description: STRING },
    ),
  ),
);

export const verificationFile = ({
  identity,
  description,
}: Pick<VerificationRecord, 'identity' | 'description'>): string =>
  `${identity.slice(0, 12)}-${description.slice(0, 12)}.json`;

export const verificationsFolder = ({ records }: Pick<Config, 'records'>): string =>
  join(records, VERIFICATIONS);
export const deploymentsFolder = ({ records }: Pick<Config, 'records'>): string => join(records, DEPLOYMENTS);

/** Reads the verifications of this consumer. @throws {Error} with the name of an invalid file. */
export const readVerifications = (config: Config): VerificationRecord[] =>
  readFolder(verificationsFolder(config), isVerificationRecord, faultInVerifications).filter(
    ({ consumer }) => consumer === config.consumer,
  );

/** Reads the deployments in the order of each file. @throws {Error} as above. */
export const readDeployments = (config: Config): DeploymentRecord[] =>
  readFolder(deploymentsFolder(config), isDeployments, (records, name) =>
    faultInDeployments(records, name, [
      ...listPacticipants(config),
      // The configuration may have lost an agreement since.
      ...records.flatMap(({ identities }) => Object.keys(identities ?? {})),
      ...readVerifications(config).map(({ provider }) => provider),
    ]),
  ).flat();

/** Reads the record of an earlier text of a file. An invalid one, or one of another consumer, has none. */
export function parseVerifications({ consumer }: Config, text: string): VerificationRecord[] {
  const value = parseJson(text);
  return isVerificationRecord(value) && value.consumer === consumer ? [value] : [];
}

/** Reads the deployments of an earlier text of a file. An invalid one has none. */
export function parseDeployments(text: string): DeploymentRecord[] {
  const value = parseJson(text);
  return isDeployments(value) ? value : [];
}

/** A copy with another name would be a second history of the same pair. */
function faultInVerifications(record: VerificationRecord, name: string): string | null {
  const right = verificationFile(record);
  return name === right ? null : `has the record of ${right}, which belongs in that file`;
}

/** Decisions would ignore such a record, and the next deployment would delete it. */
function faultInDeployments(
  records: DeploymentRecord[],
  name: string,
  pacticipants: string[],
): string | null {
  const elsewhere = records.find(({ environment }) => `${environment}.json` !== name);
  if (elsewhere !== undefined)
    return `has a record of environment ${elsewhere.environment}, which belongs in another file`;
  const unknown = records.find(({ pacticipant }) => !pacticipants.includes(pacticipant));
  return unknown === undefined
    ? null
    : `has a record of pacticipant ${unknown.pacticipant}, which neither the configuration nor another record names`;
}

function readFolder<T>(
  folder: string,
  isRight: ValidateFunction<T>,
  faultIn: (value: T, name: string) => string | null,
): T[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => {
      const file = join(folder, name);
      const value = parseJson(readFileSync(file, 'utf8'));
      if (!isRight(value)) {
        throw new Error(
          `${file} is not a valid record: ${listFaults(isRight).join(', ')}. Correct it, or restore it: git checkout`,
        );
      }
      const fault = faultIn(value, name);
      if (fault !== null) throw new Error(`${file} ${fault}. Correct it by hand`);
      return value;
    });
}
