import { randomBytes } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describeFolderError, makeDataFolder } from '../database/dataFolder';
import { CannotStart, explainErrors } from '../errors/cannotStart';
import { errorCode } from '../errors/errorCode';

const FILE = 'token-secret';
/** A secret that was created here has 64 characters. A shorter one was cut or edited. */
const MIN_LENGTH = 32;

/**
 * Returns the token secret of the data folder, and creates it if there is none. Used if no secret is configured. Only
 * the owner can read the file. Processes that start at the same time get the same secret.
 * @throws BrokenSecret, FolderUnusable
 */
export async function readOrCreateSecret(dataFolder: string): Promise<string> {
  await makeDataFolder(dataFolder);
  return explainErrors(
    (code) => describeFolderError(dataFolder, code),
    async () => (await readStoredSecret(dataFolder)) ?? (await makeSecret(join(dataFolder, FILE))),
  );
}

/**
 * Returns the secret of the data folder, or `null` if there is none.
 * @throws BrokenSecret
 */
export const readStoredSecret = (dataFolder: string): Promise<string | null> =>
  readSecretFile(join(dataFolder, FILE));

// The file gets its final name when it is complete, so no process reads half a secret.
async function makeSecret(file: string): Promise<string> {
  const secret = randomBytes(48).toString('base64url');
  const draft = `${file}.${process.pid}-${randomBytes(4).toString('hex')}`;
  try {
    await writeFile(draft, secret, { mode: 0o600, flag: 'wx', flush: true });
    await link(draft, file);
    return secret;
  } catch (error) {
    // If another process was first, its secret is used.
    const stored = await readSecretFile(file);
    if (stored === null) throw error;
    return stored;
  } finally {
    await rm(draft, { force: true });
  }
}

async function readSecretFile(file: string): Promise<string | null> {
  let secret: string;
  try {
    secret = (await readFile(file, 'utf8')).trim();
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  }
  if (secret.length < MIN_LENGTH)
    throw new BrokenSecret(`${file} contains no secret. Remove it, and the next start creates a new one.`);
  return secret;
}

/** The stored secret is empty or too short. The message is for the person who starts the process. */
export class BrokenSecret extends CannotStart {}
