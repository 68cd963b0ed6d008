// `npm run bench:rows [-- COUNT …]`: what the requests of a day cost with more and more rows, on an installed PostgreSQL. Prints
// the time of a request, the time and the buffers of its statements, and the plan of the slowest one. COUNT is a number of entries.
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
import type { Bench, Table, Target } from './measurement';
import { findFastest, measureCost, readText, send, type Cost } from './rowCost';
import { LINK, listFigureLinks, READS, WRITES } from './rowRequests';

const SIZES = [10_000, 100_000, 1_000_000];
/** The fastest of these runs counts, because other work of the machine only adds time. */
const RUNS = 3;
/** Slower requests get their plan into the table. */
const SLOW_MS = 100;
const LOGIN = '10020030040';
/** Some more pages are read, because an index has more levels. */
const MAX_GROWTH = 2;

type RowCost = Cost & {
  name: string;
  size: number;
  /** How the slowest statement reads its tables. Empty for a fast request, and for one that changes the books. */
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
  const costs: RowCost[] = [];
  if ('reason' in postgres) log(`skipped, because ${postgres.reason}`);
  else {
    const server = await makeTestServer(postgres);
    try {
      // A write waits for the disk, as in production.
      await server.start('fsync=on', 'shared_preload_libraries=pg_stat_statements', 'max_wal_size=8GB');
      costs.push(...(await measureOn(server.url, sizes, log)));
    } finally {
      await server.remove();
    }
  }
  return {
    raw: costs,
    repeated: `the fastest of ${RUNS} runs`,
    targets: compareSizes(costs),
    tables: tabulate(costs),
  };
}

async function measureOn(
  url: string,
  sizes: readonly number[],
  log: (line: string) => void,
): Promise<RowCost[]> {
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
  const costs: RowCost[] = [];
  try {
    let entryCount = 0;
    for (const size of [...sizes].sort((a, b) => a - b)) {
      await growBooks(database, { count: size - entryCount, seed: size, url });
      entryCount = size;
      const { entries, payments, lines } = await countBooks(database);
      log(`${entries} entries, ${payments} payments, ${lines} statement lines`);
      const links = await listFigureLinks(app, headers);
      const add = (cost: RowCost) => {
        costs.push(cost);
        log(
          `${cost.ms.toFixed(0).padStart(7)} ms, database ${cost.databaseMs.toFixed(0)} ms, ${cost.buffers} buffers  ${cost.name} ${cost.refusal ?? ''}  ${cost.scans}`,
        );
      };
      for (const { name, ...read } of [...READS, ...links]) {
        const sent = { ...read, headers: { ...read.headers, ...headers } };
        const runs: Cost[] = [];
        for (let run = 0; run < RUNS; run += 1) runs.push((await measureCost(app, statistics, sent)).cost);
        const cost = findFastest(runs);
        const scans =
          cost.databaseMs < SLOW_MS ? '' : await explain(recording, recorded, () => send(recordingApp, sent));
        add({ ...cost, name, size, scans });
      }
      for (const cost of await measureWrites(app, statistics, { size, headers })) add(cost);
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

/** Does the writes one after the other, several times. Returns the fastest cost of each. */
async function measureWrites(
  app: FastifyInstance,
  statistics: pg.Client,
  { size, headers }: { size: number; headers: { authorization: string } },
): Promise<RowCost[]> {
  const costs: RowCost[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    let madeId = '';
    for (const { name, makeRequest } of WRITES) {
      const request = await makeRequest(`${size}-${run}`, madeId);
      const sent = { ...request, headers: { ...request.headers, ...headers } };
      const { cost, text } = await measureCost(app, statistics, sent);
      costs.push({ ...cost, name, size, scans: '' });
      madeId = readText(text, 'id');
    }
  }
  return WRITES.map(({ name }) => findFastest(costs.filter((cost) => cost.name === name)));
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

/** The pages that a change reads may not grow with the books. Unlike the times, they do not depend on other work of the machine. */
function compareSizes(costs: readonly RowCost[]): Target[] {
  const sizes = costs.map(({ size }) => size);
  const [fewest, most] = [Math.min(...sizes), Math.max(...sizes)];
  if (fewest >= most) return [];
  const readBuffers = (name: string, size: number) =>
    costs.find((cost) => cost.name === name && cost.size === size)?.buffers ?? Number.NaN;
  return WRITES.filter(({ isOfAnySize }) => isOfAnySize).map(({ name }) => ({
    what: `pages read for “${name}” with ${most} entries, against ${fewest}`,
    unit: '×',
    line: MAX_GROWTH,
    samples: [readBuffers(name, most) / readBuffers(name, fewest)],
  }));
}

function tabulate(costs: readonly RowCost[]): Table[] {
  const sizes = [...new Set(costs.map(({ size }) => size))];
  const find = (name: string, size: number) => costs.find((cost) => cost.name === name && cost.size === size);
  const findLinks = (size: number) =>
    costs.filter((cost) => cost.size === size && cost.name.startsWith(LINK));
  const slowestOf = (of: readonly RowCost[]) =>
    of.reduce<RowCost | undefined>(
      (slowest, cost) => (slowest !== undefined && slowest.ms >= cost.ms ? slowest : cost),
      undefined,
    );
  const write = (cost: RowCost | undefined) =>
    cost === undefined
      ? '–'
      : (cost.refusal ?? `${cost.ms.toFixed(0)} (${cost.databaseMs.toFixed(0)}; ${cost.buffers})`);
  const listRows = (names: readonly string[]) =>
    names.map((name) => [name, ...sizes.map((size) => write(find(name, size)))]);
  return [
    {
      title: 'A request by the entries of ten years: ms (ms of the database; buffers of 8 kB)',
      head: ['', ...sizes.map(String)],
      rows: [
        ...listRows(READS.map(({ name }) => name)),
        [
          'the slowest list that a figure links to',
          ...sizes.map((size) => write(slowestOf(findLinks(size)))),
        ],
      ],
    },
    {
      title: 'A change of the same books, until it is on the disk',
      head: ['', ...sizes.map(String)],
      rows: listRows(WRITES.map(({ name }) => name)),
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
