// What was verified and what is deployed, as files in git: the answer to "may I deploy?" without a broker. The portal's side
// is named by its bytes, whatever commit they travel in; a backend by its version, since its bytes are not known here.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isObject, parsedJson } from '../../api-spec/document';
import { DEPLOYMENTS, VERIFICATIONS } from '../places';

/** One agreement and one description of a provider. A file of its own: `<identity, 12 digits>-<description, 12>.json`. */
export type VerificationRecord = {
  consumer: string;
  provider: string;
  /** Of the portal's side: `identity.ts`. */
  identity: string;
  /** SHA-256 of the pact file. */
  pact: string;
  /** SHA-256 of the provider's API description. */
  description: string;
  /** Oldest first. */
  verifications: Verification[];
};

export type Verification = {
  success: boolean;
  /** ISO 8601, UTC. */
  at: string;
  /** Who ran it. */
  by: string;
  /** What the provider calls the version that was asked. */
  providerVersion: string;
  /** What the answers held: `getToken 200` → `ds_Token`, `dashboards[].code` … */
  returned: Record<string, string[]>;
};

export type DeploymentRecord = {
  pacticipant: string;
  environment: string;
  /** The commit or the artifact's name; `null`: it was taken away there. */
  version: string | null;
  /** Of the portal's version, by provider: `identity.ts`. */
  identities?: Record<string, string>;
  /** SHA-256 of the API description of a provider's version, where it is known. */
  description?: string;
  /** ISO 8601, UTC. */
  at: string;
  by: string;
};

/** @throws {Error} naming the file that holds no record. */
export const readVerifications = (folder = VERIFICATIONS): VerificationRecord[] =>
  readFolder(folder, isVerificationRecord);

/** Oldest first; the last one of a pacticipant is what an environment has. @throws {Error} as above. */
export const readDeployments = (folder = DEPLOYMENTS): DeploymentRecord[] =>
  readFolder(folder, isDeployments).flat();

/** The last verification of exactly these bytes, whoever did it and whatever version was asked. */
export function lastVerification(
  records: VerificationRecord[],
  identity: string | null,
  description: string,
): Verification | undefined {
  return records
    .find((one) => one.identity === identity && one.description === description)
    ?.verifications.at(-1);
}

function readFolder<T>(folder: string, isRight: (value: unknown) => value is T): T[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => {
      const file = join(folder, name);
      const value = parsedJson(readFileSync(file, 'utf8'));
      if (!isRight(value)) {
        throw new Error(
          `${file} holds no records, or half-merged ones. Mend it, or take it back: git checkout`,
        );
      }
      return value;
    });
}

const hasTexts = (value: unknown, ...keys: string[]): boolean =>
  isObject(value) && keys.every((key) => typeof value[key] === 'string');

const isVerification = (value: unknown): value is Verification =>
  hasTexts(value, 'at', 'by', 'providerVersion') &&
  isObject(value) &&
  typeof value['success'] === 'boolean' &&
  isObject(value['returned']) &&
  Object.values(value['returned']).every((fields) => Array.isArray(fields));

const isVerificationRecord = (value: unknown): value is VerificationRecord =>
  hasTexts(value, 'consumer', 'provider', 'identity', 'pact', 'description') &&
  isObject(value) &&
  Array.isArray(value['verifications']) &&
  value['verifications'].every(isVerification);

/** An environment's file: every deployment there, oldest first. */
const isDeployments = (value: unknown): value is DeploymentRecord[] =>
  Array.isArray(value) &&
  value.every(
    (one) =>
      hasTexts(one, 'pacticipant', 'environment', 'at', 'by') &&
      isObject(one) &&
      (one['version'] === null || typeof one['version'] === 'string') &&
      (one['identities'] === undefined || isTexts(one['identities'])) &&
      (one['description'] === undefined || typeof one['description'] === 'string'),
  );

const isTexts = (value: unknown): boolean =>
  isObject(value) && Object.values(value).every((one) => typeof one === 'string');
