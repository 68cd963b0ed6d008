// What was verified and what is deployed, as files in git: the answer to "may I deploy?" without a broker. Bytes are
// named by their SHA-256, so that a record stays true whatever commits they travel in.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isObject, parsedJson } from '../../api-spec/document';
import { DEPLOYMENTS, VERIFICATIONS } from '../places';

/** One pact held against one provider's description. A file of its own: `<pact, 12 digits>-<description, 12>.json`. */
export type VerificationRecord = {
  consumer: string;
  provider: string;
  /** SHA-256 of the pact file. */
  pact: string;
  /** SHA-256 of the provider's API description. */
  description: string;
  /** Oldest first; the last one counts. */
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
  /** As it was given: a commit or a name. */
  version: string;
  /** SHA-256 of the pact (a consumer's version) or of the description (a provider's). */
  bytes: string;
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

/** The last verification of exactly these bytes, whoever did it. */
export function lastVerification(
  records: VerificationRecord[],
  pact: string,
  description: string,
): Verification | undefined {
  return records.find((one) => one.pact === pact && one.description === description)?.verifications.at(-1);
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
  hasTexts(value, 'consumer', 'provider', 'pact', 'description') &&
  isObject(value) &&
  Array.isArray(value['verifications']) &&
  value['verifications'].every(isVerification);

/** An environment's file: every deployment there, oldest first. */
const isDeployments = (value: unknown): value is DeploymentRecord[] =>
  Array.isArray(value) &&
  value.every((one) => hasTexts(one, 'pacticipant', 'environment', 'version', 'bytes', 'at', 'by'));
