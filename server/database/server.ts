import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Database, Queries } from './database';
import { askDatabase } from './databaseErrors';
import { PARSERS } from './parsers';

// Drizzle ignores the parsers of a connection, so they are set for all.
for (const [type, parse] of PARSERS) pg.types.setTypeParser(type, parse);

/** Time limit for a new connection, and for the wait for a free one. */
const CONNECT_MS = 2_000;
// The server cancels a longer statement.
const STATEMENT_MS = 3_500;
// A transaction that waits for another one ends before its statement does, so the reason is known.
const LOCK_WAIT_MS = 3_000;
// The client stops waiting. A call then takes at most 12 s, with 6 s in the queue of sign-ins.
const RESPONSE_MS = 4_000;
// Queries wait behind a migration that waits for a table lock. So the migration times out before they do.
const LOCK_MS = 2_000;

// The next query reports a broken idle connection. Without a listener the error would end the process.
const ignoreIdleError = (): void => undefined;

// A connection of the pool serves many transactions. `buildOnce` keeps the statements of each drizzle object.
const queriesByClient = new WeakMap<pg.PoolClient, Queries>();
function findQueries(client: pg.PoolClient): Queries {
  const clientQueries = queriesByClient.get(client) ?? drizzle(client);
  queriesByClient.set(client, clientQueries);
  return clientQueries;
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
    lock_timeout: LOCK_WAIT_MS,
    keepAlive: true,
    application_name: 'portaria',
  });
  pool.on('error', ignoreIdleError);
  const migratingClients = new Set<pg.Client>();
  const closeAll = async () => {
    await Promise.all([...migratingClients].map((client) => interrupt(client, pool)));
    await pool.end();
  };
  let closing: Promise<void> | undefined;
  return {
    kind: 'server',
    queries: drizzle(pool),
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
      migratingClients.add(client);
      try {
        await askDatabase(() => client.connect());
        await askDatabase(() => client.query('begin'));
        const result = await work(async (sql) =>
          lastRows(await askDatabase(() => client.query<Record<string, unknown>>(sql))),
        );
        await askDatabase(() => client.query('commit'));
        return result;
      } finally {
        migratingClients.delete(client);
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
  const processId = 'processID' in client ? client.processID : null;
  // An unavailable server has nothing to cancel.
  await pool.query('select pg_cancel_backend($1)', [processId]).catch(() => undefined);
  await client.end();
}

// pg returns an array for several statements, which its types do not declare.
type Rows = pg.QueryResult<Record<string, unknown>>;
function lastRows(result: Rows | Rows[]): Record<string, unknown>[] {
  const lastResult = Array.isArray(result) ? result.at(-1) : result;
  return lastResult?.rows ?? [];
}
