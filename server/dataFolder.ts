import { mkdir, stat } from 'node:fs/promises';

/** The data folder cannot be used. The message is a sentence for whoever started the process. */
export class FolderUnusable extends Error {}

/**
 * Makes the data folder, which only its owner may enter: it holds logins, names and the token secret.
 * @throws FolderUnusable when it exists and others may enter it.
 */
export async function makeDataFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  // Windows has no such modes: there the folder has the rights of the one that it is in.
  if (process.platform === 'win32') return;
  const { mode } = await stat(folder);
  if ((mode & 0o077) === 0) return;
  throw new FolderUnusable(
    `Other users of this machine may enter the data folder ${folder}. Take that right away (chmod 700), or name another folder in DATA_DIR.`,
  );
}
