import { randomBytes } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { folderSentence, makeDataFolder } from './dataFolder';
import { errorCode } from './errorCode';
import { CannotStart, during } from './failedStart';

const FILE = 'token-secret';

/**
 * The token secret of a machine where none was given: made once and kept in the data folder, readable by its owner
 * alone, so that sessions outlive a restart. Processes that start at once get the same one.
 * @throws BrokenSecret, FolderUnusable
 */
export async function keepSecret(dataFolder: string): Promise<string> {
  await makeDataFolder(dataFolder);
  return during(
    (code) => (code === '' ? null : folderSentence(dataFolder, code)),
    async () => (await readKeptSecret(dataFolder)) ?? (await makeSecret(join(dataFolder, FILE))),
  );
}

/**
 * Returns the secret that the data folder has, or `null`.
 * @throws BrokenSecret
 */
export const readKeptSecret = (dataFolder: string): Promise<string | null> =>
  readKept(join(dataFolder, FILE));

// The secret gets its name only when it is complete, so no process reads half of it.
async function makeSecret(file: string): Promise<string> {
  const secret = randomBytes(48).toString('base64url');
  const draft = `${file}.${process.pid}-${randomBytes(4).toString('hex')}`;
  try {
    await writeFile(draft, secret, { mode: 0o600, flag: 'wx', flush: true });
    await link(draft, file);
    return secret;
  } catch (error) {
    // Another process was first: its secret counts.
    const kept = errorCode(error) === 'EEXIST' ? await readKept(file) : null;
    if (kept === null) throw error;
    return kept;
  } finally {
    await rm(draft, { force: true });
  }
}

async function readKept(file: string): Promise<string | null> {
  let kept: string;
  try {
    kept = (await readFile(file, 'utf8')).trim();
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  }
  if (kept.length < 32) throw new BrokenSecret(`${file} holds no secret. Remove it to have a new one made.`);
  return kept;
}

/** The kept secret is empty or cut short. The message is a sentence for whoever starts the process. */
export class BrokenSecret extends CannotStart {}
