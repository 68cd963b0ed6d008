// `npm run bench [-- COUNT …]`: the cost of the demonstration company, and time and plan of every query of the dashboards
// and of the entries list, on the embedded database and on an installed PostgreSQL. COUNT is a number of entries.
import { performance } from 'node:perf_hooks';
import { resolve } from 'node:path';
import { sql, type SQL } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { computeDashboard } from '../../server/dashboards/computeDashboard';
import { DASHBOARDS } from '../../server/dashboards/catalogue';
import { migrate } from '../../server/database/migrate';
import { openServer, type Database } from '../../server/database/open';
import { companyDay, readCalendar, readCompany } from '../../server/entries/company';
import { seedDemonstrationCompany } from '../../server/entries/demonstration';
import { generateEntries } from '../../server/entries/generate';
import { insertEntries } from '../../server/entries/insertEntries';
import { listEntries } from '../../server/entries/listEntries';
import { openTestDatabase } from '../support/backend/database';
import { findPostgres, makeTestServer } from '../support/backend/postgres';

const NOW = new Date('2026-11-20T12:00:00Z');
/** The fastest of these runs counts, because other work of the machine only adds time. */
const RUNS = 3;
/** Entries of the first fill. It also adds company, categories, holidays and activity. */
const FIRST = 12_000;

type Query = { text: string; parameters: unknown[] };
type Work = { name: string; run: (database: Database) => Promise<unknown> };

const counts = process.argv.slice(2).map(Number);
const sizes = counts.length > 0 ? counts : [FIRST, 1_000_000];
if (!sizes.every((size) => Number.isInteger(size) && size >= FIRST))
  throw new Error(`Each COUNT is a whole number from ${FIRST} on.`);

const works = listWorks();
await measure('embedded', await openTestDatabase(), null);
const found = findPostgres();
if ('reason' in found) console.log(`server: skipped, because ${found.reason}`);
else {
  const server = await makeTestServer(found);
  try {
    await server.start();
    const database = openServer(server.url);
    await migrate(database, resolve('server/database/migrations'));
    await measure('server', database, server.url);
  } finally {
    await server.remove();
  }
}

/** Measures all works at each size, on one database that grows. */
async function measure(name: string, database: Database, url: string | null): Promise<void> {
  const cpu = process.cpuUsage();
  await seedDemonstrationCompany(database, { name: 'Bench', people: ['Ana'], now: NOW });
  const { user, system } = process.cpuUsage(cpu);
  console.log(
    `\n${name}: ${FIRST} entries added with ${((user + system) / 1e6).toFixed(1)} s of this process's CPU`,
  );
  let stored = FIRST;
  for (const size of [...sizes].sort((a, b) => a - b)) {
    if (size > stored) await addEntries(database, size - stored, url);
    stored = size;
    console.log(`\n${name}, ${size} entries`);
    for (const work of works) {
      const times: number[] = [];
      for (let run = 0; run < RUNS; run += 1) times.push(await time(() => work.run(database)));
      console.log(
        `${Math.min(...times)
          .toFixed(1)
          .padStart(9)} ms  ${work.name}`,
      );
      for (const query of url === null ? [] : await record(url, database, work))
        console.log(`${' '.repeat(14)}${await explain(database, query)}`);
    }
  }
  await database.close();
}

/** Returns one work for each widget, and one for each sort of the list. */
function listWorks(): Work[] {
  const dashboards = Object.entries(DASHBOARDS).flatMap(([code, dashboard]) =>
    dashboard.widgets.map((widget): Work => ({
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
  const lists = (['dueOn', '-issuedOn', '-amount'] as const).map((sort): Work => ({
    name: `entries by ${sort}`,
    run: async (database) =>
      listEntries(database, { filter: { kind: 'receivable', status: 'open' }, sort, limit: 50, now: NOW }),
  }));
  return [...dashboards, ...lists];
}

async function addEntries(database: Database, count: number, url: string | null): Promise<void> {
  const calendar = await readCalendar(database.queries);
  const today = companyDay(await readCompany(database.queries), NOW);
  await insertEntries(database.queries, calendar, generateEntries({ today, calendar, count, seed: 13 }));
  if (url === null) {
    await database.queries.execute(sql`vacuum analyze entries`);
    return;
  }
  // The connections of the backend stop a statement after seconds.
  const client = new pg.Client(url);
  await client.connect();
  await client.query('vacuum analyze entries');
  await client.end();
}

/** Returns the queries of a work. Savepoints, company and holidays are left out. */
async function record(url: string, database: Database, work: Work): Promise<Query[]> {
  const queries: Query[] = [];
  const client = new pg.Client(url);
  await client.connect();
  const recording = drizzle(client, {
    logger: {
      logQuery: (text, parameters) => {
        if (/\bfrom "?(entries|activity)\b/.test(text)) queries.push({ text, parameters });
      },
    },
  });
  await client.query('begin');
  await work.run({ ...database, inTransaction: (_mode, run) => run(recording) });
  await client.query('commit');
  await client.end();
  return queries;
}

/** Returns time and scans of a query as PostgreSQL runs it. */
async function explain(database: Database, query: Query): Promise<string> {
  const statement = sql`explain (analyze, format text) ${rebuild(query)}`;
  const lines = readLines(await database.queries.execute(statement));
  const scans = lines.flatMap(
    (line) => /(?:Parallel )?(?:Seq|Index Only|Index|Bitmap Heap) Scan .*?(?= {2}\(|$)/.exec(line)?.[0] ?? [],
  );
  const spent =
    lines.find((line) => line.startsWith('Execution Time'))?.replace('Execution Time: ', '') ?? '';
  return `${spent.padStart(12)}  ${[...new Set(scans)].join(', ')}`;
}

/** Returns the lines of a plan. Both drivers return an object with rows of one column. */
function readLines(result: unknown): string[] {
  const rows: unknown = typeof result === 'object' && result !== null ? Reflect.get(result, 'rows') : null;
  if (!Array.isArray(rows)) throw new Error('The driver returned no rows.');
  return rows.map((row: object) => String(Object.values(row)[0]));
}

/** Builds a query again from its text and its parameters. */
function rebuild({ text, parameters }: Query): SQL {
  const parts = text
    .split(/\$(\d+)/)
    .map((part, at) => (at % 2 === 0 ? sql.raw(part) : sql`${sql.param(parameters[Number(part) - 1])}`));
  return sql.join(parts);
}

async function time(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
