// `npx tsx test/topology/beyond.ts`: simulates on a scratch PostgreSQL what lies beyond one machine. Many companies in one
// database, with and without partitions, and a second server that reads. Prints plans and times, and tests nothing.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { SKIPPED } from '../../scripts/gates/skipped';
import { migrate } from '../../server/database/migrate';
import { openServer } from '../../server/database/server';
import { seedDemonstrationCompany } from '../../server/demonstration/demonstration';
import { formatTable } from '../../server/process/table';
import { findPostgres, makeTestServer } from '../support/backend/postgres';

const COMPANIES = 100;
/** Months pay off for a large company alone, so one company has them. */
const LARGE_COMPANY = 7;
const DELETED_COMPANY = 9;
const DROPPED_COMPANY = 11;
const MARKS = 200;
/** The fastest of these runs counts. */
const RUNS = 5;

type Query = { name: string; text: string; runs: number };

const REMOVAL = 'all entries of a company removed';

/** `TABLE` is replaced by each of the tables. */
const QUERIES: Query[] = [
  {
    name: 'revenue of a year, by month',
    text: `select date_trunc('month', issued_on), sum(amount_cents) from TABLE where company = ${LARGE_COMPANY} and kind = 'receivable'
      and issued_on >= current_date - 365 group by 1`,
    runs: RUNS,
  },
  {
    name: 'revenue of 30 days',
    text: `select sum(amount_cents) from TABLE where company = ${LARGE_COMPANY} and kind = 'receivable' and issued_on >= current_date - 30`,
    runs: RUNS,
  },
  {
    name: 'payments of 30 days',
    text: `select sum(paid_cents) from TABLE where company = ${LARGE_COMPANY} and kind = 'receivable' and paid_on >= current_date - 30`,
    runs: RUNS,
  },
  // A second run would find no entries.
  { name: REMOVAL, text: `delete from TABLE where company = ${DELETED_COMPANY}`, runs: 1 },
];

const postgres = findPostgres();
if ('reason' in postgres) {
  console.log(`skipped: ${postgres.reason}`);
  process.exit(SKIPPED);
}
const server = await makeTestServer(postgres);
try {
  await server.start();
  const database = openServer(server.url);
  await migrate(database, resolve('server/database/migrations'));
  await seedDemonstrationCompany(database, { name: 'One', people: ['Ana'], now: new Date() });
  await database.close();
  const client = new pg.Client(server.url);
  // After a failure the server stops while this connection is open.
  client.on('error', () => undefined);
  await client.connect();
  await makeTables(client);
  console.log(formatTable(await measureTables(client)));
  console.log(`\n${formatTable(await measureReplica(client, server.url))}`);
  await client.end();
} finally {
  await server.remove();
}

/** Copies the entries for many companies into one table, into partitions by company, and by company and month. */
async function makeTables(client: pg.Client): Promise<void> {
  const columns =
    'issued_on, effective_due_on, paid_on, kind, amount_cents, paid_cents, counterparty, document';
  const makeTable = async (name: string, parts: string) => {
    await client.query(`create table ${name} (company integer not null, issued_on date not null,
      effective_due_on date not null, paid_on date, kind text not null, amount_cents bigint not null, paid_cents bigint,
      counterparty text not null, document text not null) ${parts}`);
  };
  await makeTable('one_table', '');
  await makeTable('by_company', 'partition by list (company)');
  await makeTable('by_month', 'partition by list (company)');
  for (let company = 1; company <= COMPANIES; company += 1) {
    await client.query(
      `create table by_company_${company} partition of by_company for values in (${company})`,
    );
    const isLarge = company === LARGE_COMPANY;
    await client.query(
      `create table by_month_${company} partition of by_month for values in (${company}) ${isLarge ? 'partition by range (issued_on)' : ''}`,
    );
  }
  await client.query(`do $$ declare first date; begin
    for first in select generate_series('2024-01-01'::date, '2027-12-01', '1 month') loop
      execute format('create table by_month_${LARGE_COMPANY}_%s partition of by_month_${LARGE_COMPANY} for values from (%L) to (%L)',
        to_char(first, 'YYYYMM'), first, first + interval '1 month');
    end loop; end $$`);
  for (const name of ['one_table', 'by_company', 'by_month']) {
    await client.query(`insert into ${name} select company, ${columns} from entries,
      generate_series(1, ${COMPANIES}) as company`);
    await client.query(`create index on ${name} (company, issued_on) include (kind, amount_cents)`);
    await client.query(`create index on ${name} (company, paid_on) include (kind, paid_cents)`);
    await client.query(`vacuum analyze ${name}`);
  }
}

async function measureTables(client: pg.Client): Promise<string[][]> {
  const rows: string[][] = [['query', 'table', 'time', 'parts read', 'pages read']];
  for (const { name, text, runs } of QUERIES)
    for (const table of ['one_table', 'by_company', 'by_month'])
      rows.push([name, table, ...(await measureQuery(client, text.replace('TABLE', table), runs))]);
  const startedAt = performance.now();
  await client.query(`drop table by_company_${DROPPED_COMPANY}`);
  rows.push([REMOVAL, 'by_company, drop table', formatMs(performance.now() - startedAt), '1', '']);
  return rows;
}

function formatMs(time: number): string {
  return `${time.toFixed(1)} ms`;
}

/** Runs a query, and returns its time, the number of partitions that it reads, and the pages. */
async function measureQuery(client: pg.Client, query: string, runs: number): Promise<string[]> {
  const results: string[][] = [];
  for (let run = 0; run < runs; run += 1) {
    const { rows } = await client.query<Record<string, string>>(`explain (analyze, buffers) ${query}`);
    results.push(rows.map((row) => row['QUERY PLAN'] ?? ''));
  }
  const times = results.map((plan) =>
    plan.reduce(
      (sum, line) => sum + Number(/^(?:Planning|Execution) Time: ([\d.]+)/.exec(line)?.[1] ?? 0),
      0,
    ),
  );
  const lastPlan = results.at(-1) ?? [];
  // A plan names a table as `Seq Scan on by_company_7 alias  (cost=`.
  const parts = new Set(lastPlan.flatMap((line) => / on (\w+?)(?: \w+)? {2}\(/.exec(line)?.[1] ?? []));
  const pages = lastPlan.map((line) => /shared hit=(\d+)/.exec(line)?.[1]).find(Boolean) ?? '';
  return [formatMs(Math.min(...times)), String(parts.size), pages];
}

/** Copies the server, lets the copy follow it, and measures how late the copy is while rows are written. */
async function measureReplica(client: pg.Client, url: string): Promise<string[][]> {
  if ('reason' in postgres) return [];
  const folder = mkdtempSync(join(tmpdir(), 'portaria-standby-'));
  const { uid, gid } = postgres.user;
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
  const options = { ...postgres.user, cwd: folder, stdio: 'ignore' } as const;
  const data = join(folder, 'data');
  const { port } = new URL(url);
  execFileSync(
    join(postgres.binaries, 'pg_basebackup'),
    ['-h', '127.0.0.1', '-p', port, '-U', 'portaria', '-D', data, '-R', '-X', 'stream', '-c', 'fast'],
    options,
  );
  const standbyPort = Number(port) + 1;
  const standby = spawn(
    join(postgres.binaries, 'postgres'),
    ['-D', data, '-p', String(standbyPort), '-k', folder],
    options,
  );
  try {
    const reader = await connect(url.replace(`:${port}/`, `:${standbyPort}/`));
    await client.query('create table marks (id integer primary key)');
    const delays: number[] = [];
    for (let id = 1; id <= MARKS; id += 1) {
      await client.query('insert into marks values ($1)', [id]);
      const writtenAt = performance.now();
      while (!(await hasMark(reader, id))) await pause(0);
      delays.push(performance.now() - writtenAt);
    }
    // Twenty companies with 12,000 entries each.
    const writing = client.query(`insert into one_table select * from one_table where company <= 20`);
    const [lagBytes] = await Promise.all([measureLongestLag(client, url), writing]);
    await reader.end();
    delays.sort((a, b) => a - b);
    return [
      ['read replica', 'value'],
      ['a row is readable there after, median', formatMs(delays[MARKS / 2] ?? 0)],
      [`the same, slowest of ${MARKS}`, formatMs(delays.at(-1) ?? 0)],
      ['most bytes behind while 240,000 rows are added', String(lagBytes)],
    ];
  } finally {
    const ended = once(standby, 'exit');
    standby.kill('SIGINT');
    await ended;
    rmSync(folder, { recursive: true });
  }
}

async function connect(url: string): Promise<pg.Client> {
  for (;;) {
    const reader = new pg.Client(url);
    reader.on('error', () => undefined);
    try {
      await reader.connect();
      return reader;
    } catch {
      await pause(100);
    }
  }
}

async function hasMark(reader: pg.Client, id: number): Promise<boolean> {
  try {
    const { rowCount } = await reader.query('select from marks where id = $1', [id]);
    return rowCount === 1;
  } catch {
    // The table itself has not arrived yet.
    return false;
  }
}

/** Returns the most bytes that the copy was behind, while the other connection writes. */
async function measureLongestLag(writer: pg.Client, url: string): Promise<number> {
  const watcher = await connect(url);
  let longest = 0;
  let hasEnded = false;
  // A function, because the compiler would take the variable in the loop for a constant.
  const isOver = () => hasEnded;
  // A connection runs its queries in order, so this one ends after the insert.
  void writer.query('select 1').then(() => {
    hasEnded = true;
  });
  while (!isOver()) {
    const { rows } = await watcher.query<{ behind: string }>(
      'select pg_wal_lsn_diff(pg_current_wal_lsn(), replay_lsn)::bigint as behind from pg_stat_replication',
    );
    longest = Math.max(longest, Number(rows[0]?.behind ?? 0));
    await pause(20);
  }
  await watcher.end();
  return longest;
}
