// Identifies the consumer's side of an agreement in the records.
import { existsSync, readFileSync } from 'node:fs';
import { hashText } from '../description/document';
import type { Agreement, Config } from '../config';
import { validatorFiles } from '../validators';

/**
 * SHA-256 of the pact and the generated validators, which decide what responses the consumer accepts. Equal to
 * `sha256sum FILES | sha256sum` for files with LF. `null`: the pact does not exist.
 */
export function currentIdentity(config: Config, agreement: Agreement): string | null {
  const { pact } = agreement;
  if (!existsSync(pact)) return null;
  const files = [pact, ...validatorFiles(config, agreement)].filter((file) => existsSync(file));
  return hashText(files.map((file) => `${hashText(readFileSync(file))}  ${file}\n`).join(''));
}
