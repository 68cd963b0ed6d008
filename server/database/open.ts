import { constants, existsSync } from 'node:fs';
import { access, mkdir, readdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { drizzle as drizzleNode } from 'drizzle-orm/node-postgres';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { checkRoom } from './room';
import { askDatabase } from './unavailable';

/** Which database to open. */
export type DatabaseSettings = {
  /** `null`: the embedded database in `dataFolder`. */
  databaseUrl: string | null;
  dataFolder: string;
};

/** Runs plain SQL inside an open transaction; answers the rows of the last statement. */
export type RunScript = (sql: string) => Promise<Record<string, unknown>[]>;

/** The connections to a database server, and the queries that wait for one. */
export type Pool = { readonly totalCount: number; readonly idleCount: number; readonly waitingCount: number };

/** The one database everything works on, whichever PostgreSQL is behind it. */
export type Database = {
  readonly queries: PgDatabase<PgQueryResultHKT>;
  /** One process only (embedded), or a server that replicas share. */
  readonly kind: 'embedded' | 'server';
  /** Asks for a response, and fails with the database's own error when there is none. */
  probe(): Promise<void>;
  /**
   * Runs migrations: all of `work` or nothing of it. A text may contain several statements. On a server it has a
   * connection of its own, without a statement timeout and with a lock timeout.
   */
  inMigration<T>(work: (run: RunScript) => Promise<T>): Promise<T>;
  /** Refuses a database that must not be used now, although it would still accept queries. @throws DiskNearlyFull */
  checkUsable(): void;
  /** The connections to a server; `null` for the embedded database. */
  readonly pool: Pool | null;
  /** Ends all connections, also that of a migration under way, which is rolled back. */
  close(): Promise<void>;
};

/**
 * PostgreSQL inside this process: in `folder`, which the caller has to hold (see lock.ts), or in memory.
 * @param source `folder` keeps the data; `snapshot` starts in memory from a dump of another one.
 */
export async function openEmbedded(source: { folder?: string; snapshot?: Blob } = {}): Promise<Database> {
  const { folder, snapshot } = source;
  const isNew = folder !== undefined && !existsSync(folder);
  const options: PGliteOptions = {};
  if (folder !== undefined) {
    await mkdir(dirname(folder), { recursive: true });
    checkRoom(dirname(folder), isNew);
    options.dataDir = folder;
  }
  if (snapshot !== undefined) options.loadDataDir = snapshot;
  try {
    return ofPglite(await PGlite.create(options), folder);
  } catch (error) {
    // What a first start made by half can never be opened.
    if (isNew) await rm(folder, { recursive: true, force: true });
    // PGlite says only that it stopped.
    else if (folder !== undefined) await checkAccess(folder);
    throw error;
  }
}

/** Rejects with the system's error where a file in the folder is not this user's, as after a start by root. */
async function checkAccess(folder: string): Promise<void> {
  for (const name of ['.', ...(await readdir(folder, { recursive: true }))])
    await access(join(folder, name), constants.R_OK | constants.W_OK);
}

/**
 * A `Database` on a PGlite that is already open.
 * @param folder where it keeps its data; absent: in memory.
 */
export function ofPglite(client: PGlite, folder?: string): Database {
  const checkUsable = () => {
    if (folder !== undefined) checkRoom(folder);
  };
  return {
    kind: 'embedded',
    queries: drizzlePglite(client),
    checkUsable,
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

const CONNECT_MS = 2_000;
// Both ends give up: the server its work, and the client its waiting when the server is silent. With the wait for a
// connection and the 6 s in the queue of sign-ins, a response takes at most 12 s.
const STATEMENT_MS = 3_500;
const RESPONSE_MS = 4_000;
// While a migration waits for a lock, all later queries of that table wait behind it, so it gives up before they do.
const LOCK_MS = 2_000;

// An idle connection that breaks shows in the next query. Without a listener the error would end the process.
const ignoreIdleError = (): void => undefined;

/**
 * A PostgreSQL server. Nothing is connected yet: a server that is away shows in the first query, and connections are
 * made anew when it is back.
 */
export function openServer(url: string): Database {
  // Reads the certificates that the address names, which a connection would do later.
  new pg.Client(url);
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: CONNECT_MS,
    idleTimeoutMillis: 30_000,
    statement_timeout: STATEMENT_MS,
    query_timeout: RESPONSE_MS,
    keepAlive: true,
    application_name: 'portaria',
  });
  pool.on('error', ignoreIdleError);
  const migrating = new Set<pg.Client>();
  const closeAll = async () => {
    await Promise.all([...migrating].map((client) => interrupt(client, pool)));
    await pool.end();
  };
  let closing: Promise<void> | undefined;
  return {
    kind: 'server',
    queries: drizzleNode(pool),
    checkUsable: () => undefined,
    inMigration: async (work) => {
      const client = new pg.Client({
        connectionString: url,
        connectionTimeoutMillis: CONNECT_MS,
        keepAlive: true,
        application_name: 'portaria migrations',
        // A migration may take long once it has its locks. The server's own default could be shorter.
        statement_timeout: 0,
        lock_timeout: LOCK_MS,
      });
      client.on('error', ignoreIdleError);
      migrating.add(client);
      try {
        await askDatabase(() => client.connect());
        await askDatabase(() => client.query('begin'));
        const result = await work(async (sql) =>
          lastRows(await askDatabase(() => client.query<Record<string, unknown>>(sql))),
        );
        await askDatabase(() => client.query('commit'));
        return result;
      } finally {
        migrating.delete(client);
        // The server rolls back what was not committed.
        await client.end();
      }
    },
    probe: async () => {
      await askDatabase(() => pool.query('select 1'));
    },
    close: () => (closing ??= closeAll()),
    pool,
  };
}

/** Ends what a connection runs. Its server would otherwise go on with the statement, and keep its locks. */
async function interrupt(client: pg.Client, pool: pg.Pool): Promise<void> {
  const id = 'processID' in client ? client.processID : null;
  // A server that is away has nothing to end.
  await pool.query('select pg_cancel_backend($1)', [id]).catch(() => undefined);
  await client.end();
}

// pg answers an array when the text held several statements, which its types do not say.
type Rows = pg.QueryResult<Record<string, unknown>>;
function lastRows(result: Rows | Rows[]): Record<string, unknown>[] {
  const last = Array.isArray(result) ? result.at(-1) : result;
  return last?.rows ?? [];
}
