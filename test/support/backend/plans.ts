import type { PGlite } from '@electric-sql/pglite';
import { sql, type Logger, type SQL } from 'drizzle-orm';
import { drizzle as drizzleNode } from 'drizzle-orm/node-postgres';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import pg from 'pg';
import type { Database, Queries } from '../../../server/database/database';

/** A query as the driver receives it. */
export type RecordedQuery = { text: string; parameters: unknown[] };

/** Returns the queries of some work that read entries, payments, activity, users or statements. */
export type RecordQueries = (work: (database: Database) => Promise<unknown>) => Promise<RecordedQuery[]>;

/** Returns a database that runs other queries, for example recorded ones. */
export const withQueries = (database: Database, queries: Queries): Database => ({
  ...database,
  queries,
  inTransaction: (_mode, run) => queries.transaction(run),
});

/** Records on an embedded database. */
export const recordEmbedded =
  (database: Database, client: PGlite): RecordQueries =>
  async (work) => {
    const { recorded, logger } = makeLogger();
    const recording = drizzlePglite(client, { logger });
    await work(withQueries(database, recording));
    return recorded;
  };

/** Records on a PostgreSQL server. */
export const recordOnServer =
  (database: Database, url: string): RecordQueries =>
  async (work) => {
    const { recorded, logger } = makeLogger();
    const client = new pg.Client(url);
    await client.connect();
    const recording = drizzleNode(client, { logger });
    await client.query('begin');
    await work({ ...database, queries: recording, inTransaction: (_mode, run) => run(recording) });
    await client.query('commit');
    await client.end();
    return recorded;
  };

function makeLogger(): { recorded: RecordedQuery[]; logger: Logger } {
  const recorded: RecordedQuery[] = [];
  const logQuery = (text: string, parameters: unknown[]) => {
    if (/\bfrom "?(entries|activity|payments|users|statement_lines|matches)\b/.test(text))
      recorded.push({ text, parameters });
  };
  return { recorded, logger: { logQuery } };
}

/**
 * Returns the lines of the plan of a query.
 * @param options of `explain`, for example `analyze`.
 */
export async function explainQuery(
  queries: Queries,
  { text, parameters }: RecordedQuery,
  options = '',
): Promise<string[]> {
  // `split` with a group puts the number of a parameter at each odd place.
  const parts = text
    .split(/\$(\d+)/)
    .map((part, index) =>
      index % 2 === 0 ? sql.raw(part) : sql`${sql.param(parameters[Number(part) - 1])}`,
    );
  const statement: SQL = sql`explain (${sql.raw(options === '' ? '' : `${options}, `)}format text) ${sql.join(parts)}`;
  const result: unknown = await queries.execute(statement);
  const rows: unknown = typeof result === 'object' && result !== null ? Reflect.get(result, 'rows') : null;
  if (!Array.isArray(rows)) throw new Error('The driver returned no rows.');
  return rows.map((row: object) => String(Object.values(row)[0]));
}

const SCAN = /(?:Parallel )?(?:Seq|Index Only|Index|Bitmap Heap) Scan .*?(?= {2}\(|$)/;

/** Returns how a plan reads tables, each way once. */
export const listScans = (plan: string[]): string[] => [
  ...new Set(plan.flatMap((line) => SCAN.exec(line)?.[0] ?? [])),
];
