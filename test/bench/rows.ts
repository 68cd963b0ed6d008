// `npm run bench:rows [-- COUNT …]`: what the requests of a day cost with more and more rows, on an installed PostgreSQL. Prints
// the time of a request, the time and the buffers of its statements, and the plan of the slowest one. COUNT is a number of entries.
import { performance } from 'node:perf_hooks';
import { resolve } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import type { Queries } from '../../server/database/database';
import { migrate } from '../../server/database/migrate';
import { openServer } from '../../server/database/server';
import { addUser, buildTestApp, fetchToken } from '../support/backend/app';
import { explainQuery, listScans, withQueries, type RecordedQuery } from '../support/backend/plans';
import { findPostgres, makeTestServer } from '../support/backend/postgres';
import { countBooks, growBooks, NOW, openBooks } from './books';
import type { Bench, Table } from './measurement';
import { LINK, listFigureLinks, READS, type Read } from './rowRequests';

const SIZES = [10_000, 100_000, 1_000_000];
/** The fastest of these runs counts, because other work of the machine only adds time. */
const RUNS = 3;
/** Slower requests get their plan into the table. */
const SLOW_MS = 100;
const LOGIN = '10020030040';

type Cost = {
  name: string;
  size: number;
  /** Of the whole request, without the network. */
  ms: number;
  databaseMs: number;
  statements: number;
  /** Pages of 8 kB that the statements read, from memory or not. */
  buffers: number;
  /** Why the request was refused, for example because a statement took too long. */
  refusal: string | null;
  /** How the slowest statement reads its tables. Empty for a fast request. */
  scans: string;
};

if (process.argv[1] === import.meta.filename) {
  const counts = process.argv.slice(2).map(Number);
  if (!counts.every((size) => Number.isInteger(size) && size >= 1_000))
    throw new Error('Each COUNT is a whole number from 1000 on.');
  const { tables } = await measureRowsOf(counts.length > 0 ? counts : SIZES, console.log);
  for (const { title, head, rows } of tables)
    console.log([title, ...[head, ...rows].map((row) => row.join(' | '))].join('\n'));
}

export const measureRows: Bench = ({ log }) => measureRowsOf(SIZES, log);

async function measureRowsOf(sizes: readonly number[], log: (line: string) => void) {
  const postgres = findPostgres();
  const costs: Cost[] = [];
  if ('reason' in postgres) log(`skipped, because ${postgres.reason}`);
  else {
    const server = await makeTestServer(postgres);
    try {
      await server.start('shared_preload_libraries=pg_stat_statements', 'max_wal_size=8GB');
      costs.push(...(await measureOn(server.url, sizes, log)));
    } finally {
      await server.remove();
    }
  }
  return { raw: costs, repeated: `the fastest of ${RUNS} runs`, targets: [], tables: tabulate(costs) };
}

async function measureOn(
  url: string,
  sizes: readonly number[],
  log: (line: string) => void,
): Promise<Cost[]> {
  const database = openServer(url);
  await migrate(database, resolve('server/database/migrations'));
  await openBooks(database);
  await addUser(database, { login: LOGIN });
  const statistics = new pg.Client(url);
  await statistics.connect();
  await statistics.query('create extension pg_stat_statements');
  const pool = new pg.Pool({ connectionString: url });
  const recorded: RecordedQuery[] = [];
  const recording = drizzle(pool, {
    logger: {
      logQuery: (text, parameters) => {
        if (/^\s*(?:select|with|\()/i.test(text)) recorded.push({ text, parameters });
      },
    },
  });
  const settings = { logLevel: 'silent' as const };
  const app = await buildTestApp(database, { settings, clock: () => NOW });
  const recordingApp = await buildTestApp(withQueries(database, recording), { settings, clock: () => NOW });
  const headers = { authorization: `Bearer ${await fetchToken(app, LOGIN)}` };
  const costs: Cost[] = [];
  try {
    let entryCount = 0;
    for (const size of [...sizes].sort((a, b) => a - b)) {
      await growBooks(database, { count: size - entryCount, seed: size, url });
      entryCount = size;
      const { entries, payments, lines } = await countBooks(database);
      log(`${entries} entries, ${payments} payments, ${lines} statement lines`);
      const links = await listFigureLinks(app, headers);
      for (const read of [...READS, ...links]) {
        const sent = { ...read, headers: { ...read.headers, ...headers } };
        const cost = { name: read.name, size, ...(await measure(app, statistics, sent)) };
        const scans =
          cost.databaseMs < SLOW_MS ? '' : await explain(recording, recorded, () => send(recordingApp, sent));
        costs.push({ ...cost, scans });
        log(
          `${cost.ms.toFixed(0).padStart(7)} ms, database ${cost.databaseMs.toFixed(0)} ms, ${cost.buffers} buffers  ${read.name} ${cost.refusal ?? ''}  ${scans}`,
        );
      }
    }
    return costs;
  } finally {
    await app.close();
    await recordingApp.close();
    await pool.end();
    await statistics.end();
    await database.close();
  }
}

type Sent = Read & { headers: Record<string, string> };

/** Sends a request and waits for its whole body. Returns the reason of a refusal, or null. */
async function send(app: FastifyInstance, { name, ...request }: Sent): Promise<string | null> {
  const response = await app.inject({ method: 'GET', ...request });
  if (response.statusCode === 200) return null;
  const body = response.json<{ reason?: string }>();
  if (body.reason === undefined) throw new Error(`${name}: ${response.statusCode} ${response.body}`);
  return body.reason;
}

/** Measures a request. The statistics are of its fastest run. */
async function measure(
  app: FastifyInstance,
  statistics: pg.Client,
  sent: Sent,
): Promise<Omit<Cost, 'name' | 'size' | 'scans'>> {
  const costs: Omit<Cost, 'name' | 'size' | 'scans'>[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    await statistics.query('select pg_stat_statements_reset()');
    const start = performance.now();
    const refusal = await send(app, sent);
    const ms = performance.now() - start;
    const { rows } = await statistics.query<{ ms: number; statements: number; buffers: number }>(`
      select sum(total_exec_time)::float8 as ms, sum(calls)::float8 as statements,
        sum(shared_blks_hit + shared_blks_read)::float8 as buffers
      from pg_stat_statements where query not like '%pg_stat_statements%'`);
    const [{ ms: databaseMs, statements, buffers } = { ms: 0, statements: 0, buffers: 0 }] = rows;
    costs.push({ ms, databaseMs, statements, buffers, refusal });
  }
  return costs.reduce((fastest, cost) => (cost.ms < fastest.ms ? cost : fastest));
}

/** Returns how the slowest statement of some work reads its tables. */
async function explain(
  queries: Queries,
  recorded: RecordedQuery[],
  work: () => Promise<unknown>,
): Promise<string> {
  recorded.splice(0);
  await work();
  let slowest = { ms: -1, scans: '' };
  for (const query of recorded.splice(0)) {
    const plan = await explainQuery(queries, query, 'analyze');
    const ms = Number(/^Execution Time: ([\d.]+)/.exec(plan.at(-1) ?? '')?.[1] ?? 0);
    if (ms > slowest.ms) slowest = { ms, scans: listScans(plan).join(', ') };
  }
  return `${slowest.ms.toFixed(0)} ms: ${slowest.scans}`;
}

function tabulate(costs: readonly Cost[]): Table[] {
  const sizes = [...new Set(costs.map(({ size }) => size))];
  const names = [...new Set(costs.map(({ name }) => name))].filter((name) => !name.startsWith(LINK));
  const find = (name: string, size: number) => costs.find((cost) => cost.name === name && cost.size === size);
  const findLinks = (size: number) =>
    costs.filter((cost) => cost.size === size && cost.name.startsWith(LINK));
  const slowestOf = (of: readonly Cost[]) =>
    of.reduce<Cost | undefined>(
      (slowest, cost) => (slowest !== undefined && slowest.ms >= cost.ms ? slowest : cost),
      undefined,
    );
  const write = (cost: Cost | undefined) =>
    cost === undefined
      ? '–'
      : (cost.refusal ?? `${cost.ms.toFixed(0)} (${cost.databaseMs.toFixed(0)}; ${cost.buffers})`);
  return [
    {
      title: 'A request by the entries of ten years: ms (ms of the database; buffers of 8 kB)',
      head: ['', ...sizes.map(String)],
      rows: [
        ...names.map((name) => [name, ...sizes.map((size) => write(find(name, size)))]),
        [
          'the slowest list that a figure links to',
          ...sizes.map((size) => write(slowestOf(findLinks(size)))),
        ],
      ],
    },
    {
      title: `The slowest statement of each request with more than ${SLOW_MS} ms in the database`,
      head: ['request', 'entries', 'statement'],
      rows: costs
        .filter(({ scans }) => scans !== '')
        .map(({ name, size, scans }) => [name, String(size), scans]),
    },
  ];
}
