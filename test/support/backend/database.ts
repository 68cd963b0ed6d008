import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { migrate } from '../../../server/database/migrate';
import { ofPglite, openEmbedded, type Database } from '../../../server/database/open';
import { failedAttempts, knownPlaces, users } from '../../../server/database/tables';

const MIGRATIONS = resolve('server/database/migrations');
const CACHE = resolve('.cache');

/** For the hooks that call `openTestDatabase`: the first one of a release makes the dump, on a busy machine. In ms. */
export const DATABASE_START_MS = 120_000;

/** A real, migrated and empty database in memory, of the caller's own. Close it when done. */
export async function openTestDatabase(): Promise<Database> {
  return openEmbedded({ snapshot: new Blob([await readOrMakeSnapshot()]) });
}

/**
 * Opens a database before a file's tests and closes it after them.
 * @param fill Adds what all of these tests share.
 * @returns The database, for hooks and tests.
 */
export function useTestDatabase(fill?: (database: Database) => Promise<void>): () => Database {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase();
    await fill?.(database);
  }, DATABASE_START_MS);
  afterAll(() => database.close());
  return () => database;
}

/** Takes everything out, for tests that share one database. */
export async function emptyDatabase({ queries }: Database): Promise<void> {
  await queries.delete(users);
  await queries.delete(failedAttempts);
  await queries.delete(knownPlaces);
}

// Starting from a dump takes a quarter of the time of a new cluster. The dump's name says what it was made of.
async function readOrMakeSnapshot(): Promise<ArrayBuffer> {
  const recipe = createHash('sha256').update(
    await readFile(resolve('node_modules/@electric-sql/pglite/package.json')),
  );
  for (const name of (await readdir(MIGRATIONS)).sort())
    recipe.update(name).update(await readFile(join(MIGRATIONS, name)));
  const file = join(CACHE, `test-database-${recipe.digest('hex').slice(0, 16)}.tar`);

  const kept = await readFile(file).catch(() => null);
  if (kept !== null) return new Uint8Array(kept).buffer;

  const client = await PGlite.create();
  await migrate(ofPglite(client), MIGRATIONS);
  const dump = await (await client.dumpDataDir('none')).arrayBuffer();
  await client.close();
  await mkdir(CACHE, { recursive: true });
  // Renamed into place: another test process may be reading or making the same one.
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, Buffer.from(dump));
  await rename(draft, file);
  return dump;
}
