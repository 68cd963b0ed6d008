import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { sql } from 'drizzle-orm';
import { migrate } from '../../../server/database/migrate';
import type { PGlite } from '@electric-sql/pglite';
import type { Database } from '../../../server/database/database';
import { openClient, openEmbedded, wrapPglite } from '../../../server/database/embedded';
import {
  categories,
  company,
  entries,
  failedAttempts,
  holidays,
  imports,
  knownNetworks,
  series,
  setup,
  users,
} from '../../../server/database/tables';
import { emptyBank } from './emptyBank';
import { emptyEvents } from './emptyEvents';
import { emptyStatements } from './emptyStatements';

const MIGRATIONS = resolve('server/database/migrations');
const CACHE = resolve('.cache');

/** Time limit for hooks that call `openTestDatabase`, in ms. The first call of a release makes the dump. */
export const DATABASE_START_MS = 120_000;

/** Opens the client of an empty, migrated database in memory, for `wrapPglite`. The caller closes it. */
export async function openTestClient(): Promise<PGlite> {
  return openClient({ loadDataDir: new Blob([await readOrMakeSnapshot()]) });
}

/** Opens an empty, migrated database in memory. The caller closes it. */
export async function openTestDatabase(): Promise<Database> {
  return openEmbedded({ snapshot: new Blob([await readOrMakeSnapshot()]) });
}

/** Makes a data folder with an empty, migrated database, which takes a quarter of the time of a first start. */
export async function makeMigratedFolder(folder: string): Promise<void> {
  const dump = new Blob([await readOrMakeSnapshot()]);
  const client = await openClient({ dataDir: join(folder, 'postgres'), loadDataDir: dump });
  await client.close();
}

/**
 * Opens a database before a file's tests and closes it after them.
 * @param fill Adds the data of every test, after the database was emptied. Without it, the tests empty it themselves.
 * @returns The database, for hooks and tests.
 */
export function useTestDatabase(fill?: (database: Database) => Promise<void>): () => Database {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase();
  }, DATABASE_START_MS);
  if (fill)
    beforeEach(async () => {
      await emptyDatabase(database);
      await fill(database);
    });
  afterAll(() => database.close());
  return () => database;
}

/** Deletes all rows but the starting categories, for tests that share one database. */
export async function emptyDatabase(database: Database): Promise<void> {
  const { queries } = database;
  await emptyEvents(database);
  await emptyStatements(database);
  for (const table of [company, entries, series, imports, categories, holidays]) await queries.delete(table);
  await emptyBank(database);
  await queries.delete(users);
  await queries.update(setup).set({ nonce: null, closedAt: null });
  await queries.delete(failedAttempts);
  await queries.delete(knownNetworks);
  await queries.execute(sql.raw(await readFile(join(MIGRATIONS, '010-starting-categories.sql'), 'utf8')));
}

/** Replaces the starting categories. There are no entries yet. */
export async function replaceCategories(
  { queries }: Database,
  rows: (typeof categories.$inferInsert)[],
): Promise<void> {
  await queries.delete(categories);
  await queries.insert(categories).values(rows);
}

// Starting from a dump takes a quarter of the time of a new cluster. The name of the dump contains a hash of its sources.
async function readOrMakeSnapshot(): Promise<ArrayBuffer> {
  const recipe = createHash('sha256').update(
    await readFile(resolve('node_modules/@electric-sql/pglite/package.json')),
  );
  for (const name of (await readdir(MIGRATIONS)).sort())
    recipe.update(name).update(await readFile(join(MIGRATIONS, name)));
  const file = join(CACHE, `test-database-${recipe.digest('hex').slice(0, 16)}.tar`);

  const storedDump = await readFile(file).catch(() => null);
  if (storedDump !== null) return new Uint8Array(storedDump).buffer;

  const client = await openClient();
  await migrate(wrapPglite(client), MIGRATIONS);
  const dump = await (await client.dumpDataDir('none')).arrayBuffer();
  await client.close();
  await mkdir(CACHE, { recursive: true });
  // Write to a draft and rename it, because another process may read or write the same file.
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, Buffer.from(dump));
  await rename(draft, file);
  return dump;
}
