// `npx tsx test/topology/companies.ts [COUNT]`: one deployment of the backend for each of ten companies, on one PostgreSQL. Prints
// the start, the memory, the connections and the disk of one company, and tests nothing.
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { SKIPPED } from '../../scripts/gates/skipped';
import { formatTable } from '../../server/process/table';
import { findPostgres, makeTestServer, migrateServer } from '../support/backend/postgres';
import { spawnBackend, type BackendProcess } from '../support/backend/process';
import { makeAuthorization, makeClient, PASSWORD, readField, signIn } from './request';

const LOGIN = '10020030040';
const MEBIBYTE = 1024 * 1024;
/** Requests of a company's people, one after the other. */
const REQUESTS = 50;
/** Longer than an idle connection stays open, in ms. */
const IDLE_MS = 35_000;

const count = Number(process.argv[2] ?? 10);
const postgres = findPostgres();
if ('reason' in postgres) {
  console.log(`skipped: ${postgres.reason}`);
  process.exit(SKIPPED);
}
const server = await makeTestServer(postgres);
const backends: BackendProcess[] = [];
try {
  await server.start(`max_connections=${count * 11 + 10}`);
  const administrator = new pg.Client(server.url);
  await administrator.connect();
  const ask = async (query: string): Promise<number> => {
    const { rows } = await administrator.query<{ value: string }>(query);
    return Number(rows[0]?.value);
  };
  const countConnections = () =>
    ask("select count(*) as value from pg_stat_activity where application_name = 'portaria'");
  const rows: string[][] = [['measured', `${count} companies`, 'each']];
  const add = (name: string, value: number, unit: string) => {
    rows.push([name, `${value.toFixed(1)} ${unit}`, `${(value / count).toFixed(2)} ${unit}`]);
  };

  let migrationSeconds = 0;
  let startSeconds = 0;
  for (let company = 1; company <= count; company += 1) {
    const url = Object.assign(new URL(server.url), { pathname: `company_${company}` }).href;
    await administrator.query(`create database company_${company}`);
    migrationSeconds += await measureSeconds(() => migrateServer(url));
    startSeconds += await measureSeconds(async () => {
      const backend = spawnBackend({
        NODE_ENV: 'production',
        LOG_LEVEL: 'info',
        DATABASE_URL: url,
        TOKEN_SECRET: randomBytes(48).toString('base64'),
        SEED_USERS: JSON.stringify([{ login: LOGIN, password: PASSWORD, role: 'admin' }]),
      });
      backends.push(backend);
      const address = await backend.address;
      while ((await fetch(`${address}/readyz`)).status !== 200) await pause(20);
    });
  }
  add('migrations of an empty database, one after the other', migrationSeconds, 's');
  add('start until /readyz, one after the other', startSeconds, 's');
  add('processor until then', sumOf(readCpuSeconds), 's');
  add('memory after the start (PSS)', sumOf(readPss), 'MiB');
  add('connections after the start', await countConnections(), '');
  await Promise.all(backends.map(useBackend));
  add(`memory after ${REQUESTS} requests (PSS)`, sumOf(readPss), 'MiB');
  add('connections then', await countConnections(), '');
  const cpuBefore = sumOf(readCpuSeconds);
  await pause(IDLE_MS);
  add(`processor in ${IDLE_MS / 1000} idle seconds`, sumOf(readCpuSeconds) - cpuBefore, 's');
  add('connections then', await countConnections(), '');
  const size = await ask(
    "select sum(pg_database_size(datname)) as value from pg_database where datname ~ '^company_'",
  );
  add('disk of the databases', size / MEBIBYTE, 'MiB');
  console.log(formatTable(rows));
  console.log(`${cpus().length} cores, shared with PostgreSQL`);
  await administrator.end();
} finally {
  for (const { child, ended } of backends) {
    child.kill('SIGTERM');
    await ended;
  }
  await server.remove();
}

async function measureSeconds(work: () => Promise<void>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return (performance.now() - startedAt) / 1000;
}

/** Signs in and reads dashboards and entries. */
async function useBackend({ address }: BackendProcess): Promise<void> {
  const { send, close } = makeClient(await address);
  const headers = makeAuthorization(String(readField(await signIn(send, LOGIN), 'ds_Token')));
  for (let request = 0; request < REQUESTS; request += 1)
    await send({ path: request % 2 === 0 ? '/api/dashboards/default' : '/api/entries?limit=50', headers });
  close();
}

function sumOf(read: (pid: number) => number): number {
  return backends.reduce((sum, { child }) => sum + read(child.pid ?? 0), 0);
}

/** Returns the memory of a process in MiB. Pages that processes share count in parts. */
function readPss(pid: number): number {
  return Number(/^Pss: +(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1]) / 1024;
}

function readCpuSeconds(pid: number): number {
  // After the name of the program: user and system time are the fields 14 and 15, in hundredths of a second.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}
