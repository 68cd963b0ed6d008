// Identifies the consumer's side of an agreement in the records.
import { existsSync, readFileSync } from 'node:fs';
import { hashText } from '../description/document';
import { readAtCommit } from '../git';
import type { Agreement, Config } from '../config';
import { validatorFiles } from '../validators';

/**
 * SHA-256 of the pact and the generated validators, which decide what responses the consumer accepts. Equal to
 * `sha256sum FILES | sha256sum`. `null`: the pact does not exist.
 */
function identityOf(
  config: Config,
  agreement: Agreement,
  read: (file: string) => Buffer | null,
): string | null {
  const { pact } = agreement;
  if (read(pact) === null) return null;
  const lines = [pact, ...validatorFiles(config, agreement)].flatMap((file) => {
    const content = read(file);
    return content === null ? [] : [`${hashText(content)}  ${file}\n`];
  });
  return hashText(lines.join(''));
}

export const currentIdentity = (config: Config, agreement: Agreement): string | null =>
  identityOf(config, agreement, (file) => (existsSync(file) ? readFileSync(file) : null));

export const identityAtCommit = (config: Config, commit: string, agreement: Agreement): string | null =>
  identityOf(config, agreement, (file) => readAtCommit(commit, file));
