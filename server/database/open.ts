import { constants, existsSync } from 'node:fs';
import { access, mkdir, readdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { drizzle as drizzleNode } from 'drizzle-orm/node-postgres';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { askDatabase } from './databaseErrors';
import { checkFreeSpace } from './freeSpace';
import { PARSERS } from './parsers';

/** Which database to open. */
export type DatabaseSettings = {
  /** `null`: the embedded database in `dataFolder`. */
  databaseUrl: string | null;
  dataFolder: string;
};

/** Runs SQL inside an open transaction and returns the rows of the last statement. */
export type RunScript = (sql: string) => Promise<Record<string, unknown>[]>;

/** Counts of the connections to a database server and of waiting queries. */
export type Pool = { readonly totalCount: number; readonly idleCount: number; readonly waitingCount: number };

/** Builds and runs queries, of a connection or of a transaction. */
export type Queries = PgDatabase<PgQueryResultHKT>;

/** The database, embedded or on a server. */
export type Database = {
  readonly queries: Queries;
  /** `embedded`: in this process. `server`: replicas share it. */
  readonly kind: 'embedded' | 'server';
  /** Checks that the database responds. Throws the driver's error otherwise. */
  probe(): Promise<void>;
  /**
   * Runs `work` in a transaction. One SQL text may contain several statements. On a server the transaction has its own
   * connection, without a statement timeout and with a lock timeout.
   */
  inMigration<T>(work: (run: RunScript) => Promise<T>): Promise<T>;
  /**
   * Runs `work` in a transaction. With `read`, it must not write, and all its queries see the same rows. Other queries
   * of the embedded database wait meanwhile.
   */
  inTransaction<T>(mode: 'read' | 'write', work: (queries: Queries) => Promise<T>): Promise<T>;
  /** Refuses a database that accepts queries but must not be used now. @throws DiskNearlyFull */
  checkUsable(): void;
  /** Connections to the server, or `null` for the embedded database. */
  readonly pool: Pool | null;
  /** Closes all connections. A running migration is rolled back. */
  close(): Promise<void>;
};

// Drizzle ignores the parsers of a connection, so they are set for all.
for (const [type, parse] of PARSERS) pg.types.setTypeParser(type, parse);

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

const SNAPSHOT = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const;

/**
 * Returns a `Database` for a client that is already open.
 * @param folder its data folder. Absent if it is in memory.
 */
export function wrapPglite(client: PGlite, folder?: string): Database {
  const checkUsable = () => {
    if (folder !== undefined) checkFreeSpace(folder);
  };
  const queries = drizzlePglite(client);
  return {
    kind: 'embedded',
    queries,
    checkUsable,
    inTransaction: (mode, work) => queries.transaction(work, mode === 'read' ? SNAPSHOT : undefined),
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
// The server cancels a statement after the first time, and the client stops waiting after the second.
// A response takes at most 12 s. This includes the wait for a connection and 6 s in the queue of sign-ins.
const STATEMENT_MS = 3_500;
const RESPONSE_MS = 4_000;
// Queries wait behind a migration that waits for a table lock. So the migration times out before they do.
const LOCK_MS = 2_000;

// The next query reports a broken idle connection. Without a listener the error would end the process.
const ignoreIdleError = (): void => undefined;

// A connection of the pool serves many transactions. `buildOnce` keeps the statements of each drizzle object.
const queriesOf = new WeakMap<pg.PoolClient, Queries>();
function findQueries(client: pg.PoolClient): Queries {
  const known = queriesOf.get(client) ?? drizzleNode(client);
  queriesOf.set(client, known);
  return known;
}

const BEGIN = { read: 'begin isolation level repeatable read read only', write: 'begin' } as const;

/**
 * Returns a `Database` on a PostgreSQL server. It connects at the first query, and again after the server was
 * unavailable.
 */
export function openServer(url: string): Database {
  // Reads the certificates in the address now, so that an error is reported at the start.
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
    // Drizzle's own transaction loses the connection if `begin` fails.
    inTransaction: async (mode, work) => {
      const client = await askDatabase(() => pool.connect());
      // The pool listens to idle connections only. The next query of the transaction reports the error.
      client.on('error', ignoreIdleError);
      try {
        await askDatabase(() => client.query(BEGIN[mode]));
        const result = await work(findQueries(client));
        await askDatabase(() => client.query('commit'));
        client.off('error', ignoreIdleError);
        client.release();
        return result;
      } catch (error) {
        // Closes the connection, so the server rolls back.
        client.release(true);
        throw error;
      }
    },
    inMigration: async (work) => {
      const client = new pg.Client({
        connectionString: url,
        connectionTimeoutMillis: CONNECT_MS,
        keepAlive: true,
        application_name: 'portaria migrations',
        // A migration with its locks may take long. The default of the server could be shorter.
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
        // The server rolls back an uncommitted transaction.
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

/** Cancels the statement of a connection. Otherwise the server would continue it and keep its locks. */
async function interrupt(client: pg.Client, pool: pg.Pool): Promise<void> {
  const id = 'processID' in client ? client.processID : null;
  // An unavailable server has nothing to cancel.
  await pool.query('select pg_cancel_backend($1)', [id]).catch(() => undefined);
  await client.end();
}

// pg returns an array for several statements, which its types do not declare.
type Rows = pg.QueryResult<Record<string, unknown>>;
function lastRows(result: Rows | Rows[]): Record<string, unknown>[] {
  const last = Array.isArray(result) ? result.at(-1) : result;
  return last?.rows ?? [];
}
