// What names the portal's side of an agreement in the records.
import { existsSync, readFileSync } from 'node:fs';
import { sha256 } from '../description/document';
import { fileAt } from '../git';
import type { Agreement } from '../places';

type Files = Pick<Agreement, 'pact' | 'validators'>;

/**
 * SHA-256 over all that decides which responses the portal takes: the pact and the generated guards. The same as
 * `sha256sum FILES | sha256sum`. `null`: there is no such pact.
 */
function identityOf({ pact, validators }: Files, read: (file: string) => Buffer | null): string | null {
  if (read(pact) === null) return null;
  const lines = [pact, ...validators].flatMap((file) => {
    const content = read(file);
    return content === null ? [] : [`${sha256(content)}  ${file}\n`];
  });
  return sha256(lines.join(''));
}

export const identityNow = (files: Files): string | null =>
  identityOf(files, (file) => (existsSync(file) ? readFileSync(file) : null));

export const identityAt = (commit: string, files: Files): string | null =>
  identityOf(files, (file) => fileAt(commit, file));
