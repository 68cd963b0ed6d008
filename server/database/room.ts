import { statfsSync } from 'node:fs';

/** The disk of the embedded database is nearly full. The message is a sentence for whoever runs the process. */
export class DiskNearlyFull extends Error {}

// PostgreSQL makes files of 16 MiB for its write-ahead log. The embedded one never returns when it cannot make one.
const LEAST_FREE_BYTES = 20 * 1024 * 1024;
// An empty database has 39 MiB.
const FIRST_START_BYTES = 64 * 1024 * 1024;

/**
 * Refuses the disk of a folder while it has too little room for the embedded database to go on safely. Synchronous,
 * because an asynchronous call waits behind password hashes in the thread pool.
 * @param isNew whether the database is still to be made there.
 * @throws DiskNearlyFull
 */
export function checkRoom(folder: string, isNew = false): void {
  const least = isNew ? FIRST_START_BYTES : LEAST_FREE_BYTES;
  const { bavail, bsize } = statfsSync(folder);
  if (bavail * bsize >= least) return;
  throw new DiskNearlyFull(
    `The disk of the data folder ${folder} is nearly full. Free ${least / 1024 / 1024} MiB or more, or name another folder in DATA_DIR.`,
  );
}
