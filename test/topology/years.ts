// `npx tsx test/topology/years.ts [COUNT]`: the books of ten years on a scratch PostgreSQL, with entries and payments in one table each, and
// in partitions by year. Prints what the requests of a day cost on both, and what the tables cost, and tests nothing.
import { resolve } from 'node:path';
import pg from 'pg';
import { SKIPPED } from '../../scripts/gates/skipped';
import { migrate } from '../../server/database/migrate';
import { openServer } from '../../server/database/server';
import { formatTable } from '../../server/process/table';
import { growBooks, NOW, openBooks, TODAY } from '../bench/books';
import { findFastest, measureCost, type Cost } from '../bench/rowCost';
import { READS } from '../bench/rowRequests';
import { addUser, buildTestApp, fetchToken } from '../support/backend/app';
import { findPostgres, makeTestServer } from '../support/backend/postgres';

const LOGIN = '10020030040';
/** The fastest of these runs counts. */
const RUNS = 3;
const FIRST_YEAR = 2016;
const LAST_YEAR = 2027;
/** Each table with the day that decides the year of a row. */
const TABLES = [
  { name: 'entries', day: 'issued_on' },
  { name: 'payments', day: 'paid_on' },
];

const count = Number(process.argv[2] ?? 1_000_000);
const postgres = findPostgres();
if ('reason' in postgres) {
  console.log(`skipped: ${postgres.reason}`);
  process.exit(SKIPPED);
}
const server = await makeTestServer(postgres);
try {
  await server.start('shared_preload_libraries=pg_stat_statements', 'max_wal_size=8GB');
  const database = openServer(server.url);
  await migrate(database, resolve('server/database/migrations'));
  await openBooks(database);
  await addUser(database, { login: LOGIN });
  await growBooks(database, { count, seed: count, url: server.url });
  await database.close();
  const client = new pg.Client(server.url);
  // After a failure the server stops while this connection is open.
  client.on('error', () => undefined);
  await client.connect();
  await client.query('create extension pg_stat_statements');

  const whole = await measureReads(client);
  for (const { name, day } of TABLES) await divide(client, name, day);
  const byYear = await measureReads(client);
  console.log(
    formatTable([
      ['request', 'one table: ms (of the database; buffers)', 'by year'],
      ...READS.map(({ name }, at) => [name, formatCost(whole[at]), formatCost(byYear[at])]),
    ]),
  );
  console.log(`\n${formatTable(await measureTables(client))}`);
  await client.end();
} finally {
  await server.remove();
}

/** Measures the requests that read, with a new backend. */
async function measureReads(client: pg.Client): Promise<Cost[]> {
  const database = openServer(server.url);
  const app = await buildTestApp(database, { settings: { logLevel: 'silent' }, clock: () => NOW });
  const authorization = `Bearer ${await fetchToken(app, LOGIN)}`;
  const costs: Cost[] = [];
  for (const { name, ...read } of READS) {
    console.log(name);
    const runs: Cost[] = [];
    for (let run = 0; run < RUNS; run += 1)
      runs.push(
        (await measureCost(app, client, { ...read, headers: { ...read.headers, authorization } })).cost,
      );
    costs.push(findFastest(runs));
  }
  await app.close();
  await database.close();
  return costs;
}

function formatCost(cost: Cost | undefined): string {
  if (cost === undefined) return '';
  return cost.refusal ?? `${cost.ms.toFixed(0)} (${cost.databaseMs.toFixed(0)}; ${cost.buffers})`;
}

/** Replaces a table by one with a partition for each year. The old one stays as `whole_NAME`. Both are without triggers then. */
async function divide(client: pg.Client, name: string, day: string): Promise<void> {
  const { rows: columns } = await client.query<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_name = $1 and is_generated = 'NEVER' order by ordinal_position`,
    [name],
  );
  const { rows: indexes } = await client.query<{ definition: string }>(
    'select indexdef as definition from pg_indexes where tablename = $1',
    [name],
  );
  const list = columns.map((column) => column.name).join(', ');
  await client.query(`alter table ${name} rename to whole_${name}`);
  await client.query(
    `create table ${name} (like whole_${name} including defaults including generated including constraints)
     partition by range (${day})`,
  );
  for (let year = FIRST_YEAR; year <= LAST_YEAR; year += 1)
    await client.query(
      `create table ${name}_${year} partition of ${name} for values from ('${year}-01-01') to ('${year + 1}-01-01')`,
    );
  await client.query(`insert into ${name} (${list}) select ${list} from whole_${name} order by ${day}, id`);
  for (const { definition } of indexes)
    await client.query(
      definition
        // A unique index would need the day of the partition.
        .replace(/^CREATE (?:UNIQUE )?INDEX (\w+) ON/, 'create index $1_by_year on')
        .replace(/ public\.\w+ /, ` ${name} `),
    );
  await client.query(`alter table whole_${name} disable trigger all`);
  await client.query(`vacuum analyze ${name}`);
}

/** Measures what the requests do not show. */
async function measureTables(client: pg.Client): Promise<string[][]> {
  const time = async (text: string): Promise<string> => {
    const startedAt = performance.now();
    await client.query(text);
    return `${(performance.now() - startedAt).toFixed(1)} ms`;
  };
  const lookUp = (table: string) =>
    `do $$ begin for at in 1..1000 loop perform 1 from ${table} where id = at * 97; end loop; end $$`;
  const change = (table: string) =>
    `update ${table} set document = document || '.' where issued_on = '${TODAY}'`;
  return [
    ['', 'one table', 'by year'],
    ['1,000 entries found by their ids', await time(lookUp('whole_entries')), await time(lookUp('entries'))],
    ['the entries of a day changed', await time(change('whole_entries')), await time(change('entries'))],
    [
      'vacuum after it',
      await time('vacuum analyze whole_entries'),
      await time(`vacuum analyze entries_${TODAY.slice(0, 4)}`),
    ],
    [
      'the first two years removed',
      await time(`delete from whole_entries where issued_on < '${FIRST_YEAR + 2}-01-01'`),
      await time(`drop table entries_${FIRST_YEAR}, entries_${FIRST_YEAR + 1}`),
    ],
  ];
}
