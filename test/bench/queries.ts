// `npm run bench:queries [-- COUNT …]`: the cost of the demonstration company, and time and plan of every query of the
// dashboards and of the entries list, on the embedded database and on an installed PostgreSQL. COUNT is a number of entries.
import { performance } from 'node:perf_hooks';
import { resolve } from 'node:path';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { computeDashboard } from '../../server/dashboards/computeDashboard';
import { DASHBOARDS } from '../../server/dashboards/catalogue';
import { migrate } from '../../server/database/migrate';
import type { Database } from '../../server/database/database';
import { wrapPglite } from '../../server/database/embedded';
import { openServer } from '../../server/database/server';
import { companyDay, readCalendar, readCompany } from '../../server/company/company';
import { seedDemonstrationCompany } from '../../server/demonstration/demonstration';
import { generateEntries } from '../../server/demonstration/generate';
import { insertEntries } from '../../server/entries/insertEntries';
import { listEntries } from '../../server/entries/listEntries';
import { openTestClient } from '../support/backend/database';
import {
  explainQuery,
  listScans,
  recordEmbedded,
  recordOnServer,
  type RecordedQuery,
  type RecordQueries,
} from '../support/backend/plans';
import { findPostgres, makeTestServer } from '../support/backend/postgres';
import type { Bench, Table } from './measurement';

const MONTH_BEFORE = new Date('2026-10-20T12:00:00Z');
const NOW = new Date('2026-11-20T12:00:00Z');
/** The fastest of these runs counts, because other work of the machine only adds time. */
const RUNS = 3;
const SIZES = [1_000, 10_000, 100_000, 1_000_000];
/** The most entries of the embedded database in `npm run bench`. A million of them take minutes to add. */
const MAX_EMBEDDED = 100_000;
/** Smaller demonstration companies would lack some kinds of entries. */
const MIN_SIZE = 1_000;

type Work = { dashboard: string; name: string; run: (database: Database) => Promise<unknown> };
type Log = (line: string) => void;

/** The sum of the times of a dashboard's widgets, of the list, or of the searches. */
type Sum = { database: string; size: number; dashboard: string; ms: number };

const WORKS = listWorks();

if (process.argv[1] === import.meta.filename) {
  const counts = process.argv.slice(2).map(Number);
  if (!counts.every((size) => Number.isInteger(size) && size >= MIN_SIZE))
    throw new Error(`Each COUNT is a whole number from ${MIN_SIZE} on.`);
  const sizes = counts.length > 0 ? counts : SIZES;
  await measureAll({ embedded: sizes, server: sizes }, console.log);
}

/** Measures the queries for the table of results, without their plans. */
export const measureQueries: Bench = async ({ log }) => {
  const embedded = SIZES.filter((size) => size <= MAX_EMBEDDED);
  const sums = await measureAll({ embedded, server: SIZES }, (line) => {
    // The lines of single queries belong to `npm run bench:queries`.
    if (!line.startsWith(' ')) log(line.trim());
  });
  return { raw: sums, repeated: `the fastest of ${RUNS} runs`, targets: [], tables: [tabulate(sums)] };
};

function tabulate(sums: Sum[]): Table {
  const columns = [...new Set(sums.map(({ database, size }) => `${database}, ${size}`))];
  const names = [...new Set(sums.map(({ dashboard }) => dashboard))];
  const findMs = (name: string, column: string) =>
    sums.find((sum) => sum.dashboard === name && `${sum.database}, ${sum.size}` === column)?.ms;
  return {
    title: 'Time of all widgets of a dashboard, of four lists and of four searches, by entries, in ms',
    head: ['', ...columns],
    rows: names.map((name) => [name, ...columns.map((column) => findMs(name, column)?.toFixed(0) ?? '–')]),
  };
}

async function measureAll(sizes: Record<'embedded' | 'server', readonly number[]>, log: Log): Promise<Sum[]> {
  const client = await openTestClient();
  const embedded = wrapPglite(client);
  const sums = await measure('embedded', embedded, {
    sizes: sizes.embedded,
    record: recordEmbedded(embedded, client),
    url: null,
    log,
  });
  const postgres = findPostgres();
  if ('reason' in postgres) {
    log(`server: skipped, because ${postgres.reason}`);
    return sums;
  }
  const server = await makeTestServer(postgres);
  try {
    await server.start();
    const database = openServer(server.url);
    await migrate(database, resolve('server/database/migrations'));
    const record = recordOnServer(database, server.url);
    const options = { sizes: sizes.server, record, url: server.url, log };
    return [...sums, ...(await measure('PostgreSQL', database, options))];
  } finally {
    await server.remove();
  }
}

/** Measures all works at each size, on one database that grows. */
async function measure(
  name: string,
  database: Database,
  {
    sizes,
    record,
    url,
    log,
  }: { sizes: readonly number[]; record: RecordQueries; url: string | null; log: Log },
): Promise<Sum[]> {
  const sums: Sum[] = [];
  let entryCount = Math.min(...sizes);
  await seed(`${name}, first start`, database, { now: MONTH_BEFORE, count: entryCount, log });
  await seed(`${name}, start a month later`, database, { now: NOW, count: entryCount, log });
  await seed(`${name}, start on the same day`, database, { now: NOW, count: entryCount, log });
  for (const size of [...sizes].sort((a, b) => a - b)) {
    if (size > entryCount) await addEntries(database, size - entryCount, url);
    entryCount = size;
    log(`\n${name}, ${size} entries`);
    const msByDashboard = new Map<string, number>();
    for (const work of WORKS) {
      const times: number[] = [];
      for (let run = 0; run < RUNS; run += 1) times.push(await measureMs(() => work.run(database)));
      const fastest = Math.min(...times);
      log(`${fastest.toFixed(1).padStart(9)} ms  ${work.name}`);
      msByDashboard.set(work.dashboard, (msByDashboard.get(work.dashboard) ?? 0) + fastest);
      for (const query of await record(work.run)) log(`${' '.repeat(14)}${await explain(database, query)}`);
    }
    for (const [dashboard, ms] of msByDashboard) {
      log(`${ms.toFixed(0).padStart(9)} ms  in all: ${dashboard}`);
      sums.push({ database: name, size, dashboard, ms });
    }
  }
  await database.close();
  return sums;
}

/** Adds the demonstration company, or its missing days, and prints the cost. */
async function seed(
  title: string,
  database: Database,
  { now, count, log }: { now: Date; count: number; log: Log },
): Promise<void> {
  const cpu = process.cpuUsage();
  const added = await seedDemonstrationCompany(database, { name: 'Bench', people: ['Ana'], now, count });
  const { user, system } = process.cpuUsage(cpu);
  const seconds = ((user + system) / 1e6).toFixed(2);
  log(`${title}: ${added} entries added with ${seconds} s of this process's CPU`);
}

/** Returns one work for each widget, for each sort of the list, and for some searches. */
function listWorks(): Work[] {
  const dashboards = Object.entries(DASHBOARDS).flatMap(([code, dashboard]) =>
    dashboard.widgets.map((widget): Work => ({
      dashboard: code,
      name: `${code} ${widget.id}`,
      run: async (database) =>
        computeDashboard(database, {
          code: 'one',
          dashboards: { one: { ...dashboard, widgets: [widget] } },
          period: { key: 'year' },
          language: 'pt-BR',
          now: NOW,
          onProblem: (error) => {
            throw error;
          },
        }),
    })),
  );
  const lists = (['dueOn', '-issuedOn', '-amount', 'counterparty'] as const).map((sort): Work => ({
    dashboard: 'entries',
    name: `entries by ${sort}`,
    run: async (database) =>
      listEntries(database, { filter: { kind: 'receivable', status: 'open' }, sort, limit: 50, now: NOW }),
  }));
  // A name, the number of one document, two letters, and no result.
  const searches = ['padaria joao', '100077', 'ao', 'xyz'].map((search): Work => ({
    dashboard: 'search',
    name: `entries with ${search}`,
    run: async (database) =>
      listEntries(database, { filter: { search }, sort: 'dueOn', limit: 50, now: NOW }),
  }));
  return [...dashboards, ...lists, ...searches];
}

async function addEntries(database: Database, count: number, url: string | null): Promise<void> {
  const calendar = await readCalendar(database.queries);
  const company = await readCompany(database.queries);
  const days = { from: company.openingOn, today: companyDay(company, NOW) };
  await insertEntries(database.queries, calendar, generateEntries({ ...days, calendar, count, seed: 13 }));
  if (url === null) {
    await database.queries.execute(sql`reindex table entries`);
    await database.queries.execute(sql`vacuum analyze entries`);
    return;
  }
  // The connections of the backend stop a statement after seconds.
  const client = new pg.Client(url);
  await client.connect();
  // Entries of years arrive in the order of their days, which fills the pages of an index. These did not.
  await client.query('reindex table entries');
  await client.query('vacuum analyze entries');
  await client.end();
}

/** Returns time and scans of a query. */
async function explain(database: Database, query: RecordedQuery): Promise<string> {
  const plan = await explainQuery(database.queries, query, 'analyze');
  const executionTime =
    plan.find((line) => line.startsWith('Execution Time'))?.replace('Execution Time: ', '') ?? '';
  return `${executionTime.padStart(12)}  ${listScans(plan).join(', ')}`;
}

async function measureMs(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
