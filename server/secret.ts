import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from './errorCode';

const FILE = 'token-secret';

/**
 * The token secret of a machine where none was given: made once and kept in the data folder, readable by its owner
 * alone, so that sessions outlive a restart.
 */
export async function keepSecret(dataFolder: string): Promise<string> {
  await mkdir(dataFolder, { recursive: true, mode: 0o700 });
  const file = join(dataFolder, FILE);
  try {
    const handle = await open(file, 'wx', 0o600);
    try {
      const secret = randomBytes(48).toString('base64url');
      await handle.writeFile(secret);
      return secret;
    } finally {
      await handle.close();
    }
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  }
  const kept = (await readFile(file, 'utf8')).trim();
  if (kept.length < 32) throw new BrokenSecret(`${file} holds no secret. Remove it to have a new one made.`);
  return kept;
}

/** The kept secret is empty or cut short. The message is a sentence for whoever starts the process. */
export class BrokenSecret extends Error {}
