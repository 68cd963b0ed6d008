// `npm run bench [-- COUNT …]`: the cost of the demonstration company, and time and plan of every query of the dashboards
// and of the entries list, on the embedded database and on an installed PostgreSQL. COUNT is a number of entries.
import { performance } from 'node:perf_hooks';
import { resolve } from 'node:path';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { computeDashboard } from '../../server/dashboards/computeDashboard';
import { DASHBOARDS } from '../../server/dashboards/catalogue';
import { migrate } from '../../server/database/migrate';
import { openServer, wrapPglite, type Database } from '../../server/database/open';
import { companyDay, readCalendar, readCompany } from '../../server/entries/company';
import { seedDemonstrationCompany } from '../../server/entries/demonstration';
import { generateEntries } from '../../server/entries/generate';
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

const MONTH_BEFORE = new Date('2026-10-20T12:00:00Z');
const NOW = new Date('2026-11-20T12:00:00Z');
/** The fastest of these runs counts, because other work of the machine only adds time. */
const RUNS = 3;
/** Entries of the first fill. It also adds company, categories, holidays and activity. */
const FIRST = 12_000;

type Work = { dashboard: string; name: string; run: (database: Database) => Promise<unknown> };

const counts = process.argv.slice(2).map(Number);
const sizes = counts.length > 0 ? counts : [FIRST, 100_000, 1_000_000];
if (!sizes.every((size) => Number.isInteger(size) && size >= FIRST))
  throw new Error(`Each COUNT is a whole number from ${FIRST} on.`);

const works = listWorks();
const client = await openTestClient();
const embedded = wrapPglite(client);
await measure('embedded', embedded, recordEmbedded(embedded, client), null);
const found = findPostgres();
if ('reason' in found) console.log(`server: skipped, because ${found.reason}`);
else {
  const server = await makeTestServer(found);
  try {
    await server.start();
    const database = openServer(server.url);
    await migrate(database, resolve('server/database/migrations'));
    await measure('server', database, recordOnServer(database, server.url), server.url);
  } finally {
    await server.remove();
  }
}

/** Measures all works at each size, on one database that grows. */
async function measure(
  name: string,
  database: Database,
  record: RecordQueries,
  url: string | null,
): Promise<void> {
  await seed(`${name}, first start`, database, MONTH_BEFORE);
  await seed(`${name}, start a month later`, database, NOW);
  await seed(`${name}, start on the same day`, database, NOW);
  let stored = FIRST;
  for (const size of [...sizes].sort((a, b) => a - b)) {
    if (size > stored) await addEntries(database, size - stored, url);
    stored = size;
    console.log(`\n${name}, ${size} entries`);
    const sums = new Map<string, number>();
    for (const work of works) {
      const times: number[] = [];
      for (let run = 0; run < RUNS; run += 1) times.push(await time(() => work.run(database)));
      console.log(
        `${Math.min(...times)
          .toFixed(1)
          .padStart(9)} ms  ${work.name}`,
      );
      sums.set(work.dashboard, (sums.get(work.dashboard) ?? 0) + Math.min(...times));
      for (const query of await record(work.run))
        console.log(`${' '.repeat(14)}${await explain(database, query)}`);
    }
    for (const [dashboard, ms] of sums) console.log(`${ms.toFixed(0).padStart(9)} ms  in all: ${dashboard}`);
  }
  await database.close();
}

/** Adds the demonstration company, or its missing days, and prints the cost. */
async function seed(title: string, database: Database, now: Date): Promise<void> {
  const cpu = process.cpuUsage();
  const added = await seedDemonstrationCompany(database, { name: 'Bench', people: ['Ana'], now });
  const { user, system } = process.cpuUsage(cpu);
  const seconds = ((user + system) / 1e6).toFixed(2);
  console.log(`${title}: ${added} entries added with ${seconds} s of this process's CPU`);
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
  const spent = plan.find((line) => line.startsWith('Execution Time'))?.replace('Execution Time: ', '') ?? '';
  return `${spent.padStart(12)}  ${listScans(plan).join(', ')}`;
}

async function time(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
