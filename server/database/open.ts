import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { drizzle as drizzleNode } from 'drizzle-orm/node-postgres';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import pg from 'pg';

/** Runs plain SQL inside an open transaction; answers the rows of the last statement. */
export type RunScript = (sql: string) => Promise<Record<string, unknown>[]>;

/** The one database everything works on, whichever PostgreSQL is behind it. */
export type Database = {
  readonly queries: PgDatabase<PgQueryResultHKT>;
  /** One process only (embedded), or a server that replicas share. */
  readonly kind: 'embedded' | 'server';
  /** All of `work` or nothing of it. Several statements may stand in one text: meant for migrations. */
  inTransaction<T>(work: (run: RunScript) => Promise<T>): Promise<T>;
  /** Asks for a response, and fails with the database's own error when there is none. */
  probe(): Promise<void>;
  close(): Promise<void>;
};

/**
 * PostgreSQL inside this process: in `folder`, which the caller has to hold (see lock.ts), or in memory.
 * @param source `folder` keeps the data; `snapshot` starts in memory from a dump of another one.
 */
export async function openEmbedded(source: { folder?: string; snapshot?: Blob } = {}): Promise<Database> {
  const options: PGliteOptions = {};
  if (source.folder !== undefined) {
    await mkdir(dirname(source.folder), { recursive: true });
    options.dataDir = source.folder;
  }
  if (source.snapshot !== undefined) options.loadDataDir = source.snapshot;
  return ofPglite(await PGlite.create(options));
}

/** A `Database` on a PGlite that is already open. */
export function ofPglite(client: PGlite): Database {
  return {
    kind: 'embedded',
    queries: drizzlePglite(client),
    inTransaction: (work) =>
      client.transaction((transaction) =>
        work(async (sql) => {
          const results = await transaction.exec(sql);
          return results.at(-1)?.rows ?? [];
        }),
      ),
    probe: async () => {
      await client.query('select 1');
    },
    close: () => client.close(),
  };
}

/**
 * A PostgreSQL server. Nothing is connected yet: a server that is away shows in the first query, and connections are
 * made anew when it is back.
 * @param onIdleError told when a connection breaks that nobody was using, which would otherwise end the process.
 */
export function openServer(url: string, onIdleError: (error: Error) => void = () => undefined): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 3_000,
    idleTimeoutMillis: 30_000,
    // Both ends give up: the server its work, and the client its waiting when the server is silent.
    statement_timeout: 8_000,
    query_timeout: 10_000,
    keepAlive: true,
    application_name: 'portaria',
  });
  pool.on('error', onIdleError);
  return {
    kind: 'server',
    queries: drizzleNode(pool),
    inTransaction: async (work) => {
      const client = await pool.connect();
      let broken = false;
      try {
        await client.query('begin');
        const result = await work(async (sql) => lastRows(await client.query<Record<string, unknown>>(sql)));
        await client.query('commit');
        return result;
      } catch (error) {
        await client.query('rollback').catch(() => {
          broken = true;
        });
        throw error;
      } finally {
        client.release(broken);
      }
    },
    probe: async () => {
      await pool.query('select 1');
    },
    close: () => pool.end(),
  };
}

// pg answers an array when the text held several statements, which its types do not say.
type Rows = pg.QueryResult<Record<string, unknown>>;
function lastRows(result: Rows | Rows[]): Record<string, unknown>[] {
  const last = Array.isArray(result) ? result.at(-1) : result;
  return last?.rows ?? [];
}
