import { statfsSync } from 'node:fs';

/** The disk of the embedded database is nearly full. The message is for the person who runs the process. */
export class DiskNearlyFull extends Error {}

// The write-ahead log has files of 16 MiB. PGlite never returns if it cannot create one.
const MIN_FREE_BYTES = 20 * 1024 * 1024;
// An empty database has 39 MiB.
const MIN_FREE_BYTES_WHEN_NEW = 64 * 1024 * 1024;

/**
 * Checks that the disk of a folder has enough free space for the embedded database. Synchronous, because an asynchronous
 * call would wait for password hashes in the thread pool.
 * @param isNew whether the database does not exist yet.
 * @throws DiskNearlyFull
 */
export function checkFreeSpace(folder: string, isNew = false): void {
  const minBytes = isNew ? MIN_FREE_BYTES_WHEN_NEW : MIN_FREE_BYTES;
  const { bavail, bsize } = statfsSync(folder);
  if (bavail * bsize >= minBytes) return;
  throw new DiskNearlyFull(
    `The disk of the data folder ${folder} is nearly full. Free ${minBytes / 1024 / 1024} MiB or more, or name another folder in DATA_DIR.`,
  );
}
