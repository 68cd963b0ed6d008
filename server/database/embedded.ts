import { constants, existsSync } from 'node:fs';
import { access, mkdir, readdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import type { Database } from './database';
import { askDatabase } from './databaseErrors';
import { checkFreeSpace } from './freeSpace';
import { PARSERS } from './parsers';

/** Opens the client of PostgreSQL inside this process, which reads values like the client of a server. */
export const openClient = (options: PGliteOptions = {}): Promise<PGlite> =>
  PGlite.create({ ...options, parsers: Object.fromEntries(PARSERS) });

/**
 * Opens PostgreSQL inside this process, in `folder` or in memory. The caller must have locked the folder (lock.ts).
 * @param source `folder` stores the data. `snapshot` starts in memory from a dump of another database.
 */
export async function openEmbedded(source: { folder?: string; snapshot?: Blob } = {}): Promise<Database> {
  const { folder, snapshot } = source;
  const isNew = folder !== undefined && !existsSync(folder);
  const options: PGliteOptions = {};
  if (folder !== undefined) {
    await mkdir(dirname(folder), { recursive: true });
    checkFreeSpace(dirname(folder), isNew);
    options.dataDir = folder;
  }
  if (snapshot !== undefined) options.loadDataDir = snapshot;
  try {
    return wrapPglite(await openClient(options), folder);
  } catch (error) {
    // An incomplete first start cannot be opened later.
    if (isNew) await rm(folder, { recursive: true, force: true });
    // PGlite does not report the reason.
    else if (folder !== undefined) await checkAccess(folder);
    throw error;
  }
}

/** Rejects with the system's error if a file of the folder is not accessible, for example after a start by root. */
async function checkAccess(folder: string): Promise<void> {
  for (const name of ['.', ...(await readdir(folder, { recursive: true }))])
    await access(join(folder, name), constants.R_OK | constants.W_OK);
}

const READ_TRANSACTION = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const;

/**
 * Returns a `Database` for a client that is already open.
 * @param folder its data folder. Absent if it is in memory.
 */
export function wrapPglite(client: PGlite, folder?: string): Database {
  const checkUsable = () => {
    if (folder !== undefined) checkFreeSpace(folder);
  };
  const queries = drizzle(client);
  return {
    kind: 'embedded',
    queries,
    checkUsable,
    inTransaction: (mode, work) => queries.transaction(work, mode === 'read' ? READ_TRANSACTION : undefined),
    inMigration: (work) =>
      client.transaction((transaction) =>
        work(async (sql) => {
          const results = await askDatabase(() => transaction.exec(sql));
          return results.at(-1)?.rows ?? [];
        }),
      ),
    probe: async () => {
      checkUsable();
      await askDatabase(() => client.query('select 1'));
    },
    pool: null,
    close: () => client.close(),
  };
}
