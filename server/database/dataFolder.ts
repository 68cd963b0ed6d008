import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { CannotStart, innerCode } from '../errors/cannotStart';
import { errorCode } from '../errors/errorCode';

/** The data folder cannot be used. */
export class FolderUnusable extends CannotStart {}

/** The reason for each system error of a folder. */
const REASONS: Readonly<Record<string, string>> = {
  EEXIST: 'a file or a device has its name',
  ENOTDIR: 'a file or a device has its name, or the name of a folder above',
  EISDIR: 'a folder has the name of a file in it',
  ENOENT: 'no folder can be made there',
  EACCES: 'this user may not use it',
  EPERM: 'this user may not use it',
  EROFS: 'nothing can be written there',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk space of this user is used up',
  ENAMETOOLONG: 'its path is too long',
  EINVAL: 'its path is too long, or no folder can be made there',
  ELOOP: 'its path leads in a circle',
  EIO: 'the disk does not work',
};

/** Returns the sentence for a folder that cannot be used. */
export function describeFolderError(folder: string, code: string): string {
  const reason = REASONS[code];
  const why = reason === undefined ? `(${code})` : `because ${reason} (${code})`;
  const remedy = ['ENOSPC', 'EDQUOT'].includes(code) ? 'Free some space' : 'Correct this';
  return `The data folder ${folder} cannot be used ${why}. ${remedy}, or name another one in DATA_DIR: on a local disk, writable, with a short path.`;
}

export const toFolderUnusable = (folder: string, error: unknown): FolderUnusable =>
  new FolderUnusable(describeFolderError(folder, innerCode(error)), { cause: error });

/**
 * Creates the data folder with access for its owner only, because it contains logins, names and the token secret.
 * @throws FolderUnusable if it cannot be created, or if it exists and other users have access.
 */
export async function makeDataFolder(folder: string): Promise<void> {
  let mode: number;
  try {
    await makeFolder(folder);
    mode = (await stat(folder)).mode;
  } catch (error) {
    throw toFolderUnusable(folder, error);
  }
  // Windows has no modes. The folder has the rights of its parent there.
  if (process.platform === 'win32' || (mode & 0o077) === 0) return;
  throw new FolderUnusable(
    `Other users of this machine may enter the data folder ${folder}. Remove this access (chmod 700), or name another folder in DATA_DIR.`,
  );
}

// Node's recursive mkdir never returns below /proc, so each folder is created by itself.
async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { mode: 0o700 });
  } catch (error) {
    if (errorCode(error) === 'EEXIST' && (await stat(folder)).isDirectory()) return;
    const parent = dirname(folder);
    if (errorCode(error) !== 'ENOENT' || parent === folder) throw error;
    await makeFolder(parent);
    await mkdir(folder, { mode: 0o700 });
  }
}
