import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/**
 * Returns a hash of the built server, which is equal for all replicas of one release. `undefined` while the server runs from
 * its sources.
 */
export async function readRelease(): Promise<string | undefined> {
  // The build puts this function and all routes into one file.
  const file = fileURLToPath(import.meta.url);
  if (!file.endsWith('.mjs')) return undefined;
  return createHash('sha256')
    .update(await readFile(file))
    .digest('hex');
}
