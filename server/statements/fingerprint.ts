import { createHash } from 'node:crypto';
import { fold } from '../../api-spec/fold';
import type { ReadLine } from './statement';

type Named = Pick<ReadLine, 'day' | 'cents' | 'text' | 'document' | 'bankId'>;

/**
 * Returns a text that is equal for a movement that a second file repeats. A bank can reword a movement, so its text counts only
 * without an id. An id alone is not enough, because some banks repeat it.
 */
export function makeFingerprint({ day, cents, text, document, bankId }: Named): string {
  const own = bankId === '' ? ['', document.replace(/^0+/, ''), fold(text)] : [bankId];
  return createHash('sha256')
    .update(JSON.stringify([day, cents, ...own]))
    .digest('base64url');
}
