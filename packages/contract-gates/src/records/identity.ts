// Identifies the consumer's side of an agreement in the records.
import { existsSync, readFileSync } from 'node:fs';
import { hashText } from '../description/document';
import type { Agreement, Config } from '../config';
import { validatorFiles } from '../validators';

/**
 * SHA-256 of the pact and the generated validators, which decide what responses the consumer accepts. Equal to
 * `sha256sum FILES | sha256sum` for files with LF.
 * @throws {Error} if a file is missing, because the identity would be that of another version.
 */
export const currentIdentity = (config: Config, agreement: Agreement): string =>
  hashText(
    identityFiles(config, agreement)
      .map((file) => `${hashText(readFileSync(file))}  ${file}\n`)
      .join(''),
  );

/** Whether the work tree has the files of an identity. */
export const isCurrentIdentity = (config: Config, agreement: Agreement, identity: string | null): boolean =>
  identityFiles(config, agreement).every((file) => existsSync(file)) &&
  currentIdentity(config, agreement) === identity;

const identityFiles = (config: Config, agreement: Agreement): string[] => [
  agreement.pact,
  ...validatorFiles(config, agreement),
];
