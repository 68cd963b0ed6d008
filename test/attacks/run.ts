// `npm run test:attacks [-- NAME …]`: one signed-in editor attacks a backend on PostgreSQL, and another editor works beside it.
// Prints how many requests of the other editor succeed, their time, and the memory of the backend. Fails below 95 %, if a kind of
// request never succeeds, or above 1 GiB. Exit code 77 if PostgreSQL is not installed.
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { resolve } from 'node:path';
import { sql } from 'drizzle-orm';
import { SKIPPED } from '../../scripts/gates/skipped';
import { migrate } from '../../server/database/migrate';
import { openServer } from '../../server/database/server';
import { seedDemonstrationCompany } from '../../server/demonstration/demonstration';
import { formatTable } from '../../server/process/table';
import { spawnBackend, type BackendProcess } from '../support/backend/process';
import { findPostgres, makeTestServer } from '../support/backend/postgres';
import { makeClient, PASSWORD, readField, signIn } from '../topology/request';
import { ATTACKS } from './attacks';
import { work } from './otherEditor';

const ATTACKER = '10020030040';
const OTHER = '20030040050';
const ENTRIES = 40_000;
/** The other editor works for this time at least, in ms. */
const WORK_MS = 20_000;
/** The attack begins this long before the other editor, in ms. */
const LEAD_MS = 4_000;
const MIN_SHARE = 0.95;
const MAX_MIB = 1_024;

const postgres = findPostgres();
if ('reason' in postgres) {
  console.log(`skipped: ${postgres.reason}`);
  process.exit(SKIPPED);
}
const database = await makeTestServer(postgres);
const names = process.argv.slice(2);
const attacks = ATTACKS.filter(({ name }) => names.length === 0 || names.includes(name));
const rows: string[][] = [];
const problems: string[] = [];
try {
  await database.start();
  await fillDatabase(database.url);
  for (const { name } of attacks) await runAttack(name);
} finally {
  await database.remove();
}
const HEAD = [
  'Attack',
  'Requests',
  'Succeeded',
  'Median',
  'p95',
  'Slowest',
  'Peak RSS',
  'Outages in the log',
];
console.log(`\n${formatTable([HEAD, ...rows])}`);
console.log(`${cpus().length} cores, load ${loadavg()[0]?.toFixed(1) ?? ''} at the end`);
for (const problem of problems) console.log(problem);
if (problems.length > 0) process.exitCode = 1;

/** Runs one attack against a new backend process. */
async function runAttack(name: string): Promise<void> {
  const backend = spawnBackend({
    NODE_ENV: 'production',
    LOG_LEVEL: 'info',
    DATABASE_URL: database.url,
    TOKEN_SECRET: randomBytes(48).toString('base64'),
    SEED_USERS: JSON.stringify(
      [ATTACKER, OTHER].map((login) => ({ login, password: PASSWORD, role: 'editor' })),
    ),
  });
  const address = await backend.address;
  const firstToken = await fetchToken(address, OTHER);
  const attacker = spawn(process.execPath, ['--import', 'tsx', 'test/attacks/attacker.ts', name, address], {
    env: { PATH: process.env['PATH'], ATTACKER_TOKEN: await fetchToken(address, ATTACKER) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await new Promise((begin) => setTimeout(begin, LEAD_MS));
  const outcomes = await work(address, { login: OTHER, ms: WORK_MS, firstToken });
  const mebibytes = readPeakMemory(backend);
  const attackerEnded = once(attacker, 'exit');
  attacker.kill('SIGKILL');
  await attackerEnded;
  backend.child.kill('SIGKILL');
  const { output } = await backend.ended;

  const times = outcomes.map(({ ms }) => ms).sort((a, b) => a - b);
  const at = (share: number) => `${Math.round(times[Math.floor((times.length - 1) * share)] ?? 0)} ms`;
  const failed = outcomes.filter(({ isDone }) => !isDone);
  const share = 1 - failed.length / outcomes.length;
  const count = (event: string) => output.split(`"event":"${event}"`).length - 1;
  const outages = count('database-unavailable');
  rows.push([
    name,
    String(outcomes.length),
    `${(share * 100).toFixed(1)} %`,
    ...[at(0.5), at(0.95), at(1)],
    `${mebibytes} MiB`,
    String(outages),
  ]);
  console.log(rows.at(-1)?.join(' | '), summarize(failed));
  const doneKinds = new Set(outcomes.filter(({ isDone }) => isDone).map(({ request }) => request));
  const neverDone = new Set(failed.map(({ request }) => request).filter((kind) => !doneKinds.has(kind)));
  if (neverDone.size > 0) problems.push(`${name}: never done: ${[...neverDone].join(', ')}`);
  if (share < MIN_SHARE) problems.push(`${name}: ${summarize(failed)} of the other editor failed`);
  if (mebibytes > MAX_MIB) problems.push(`${name}: the backend took ${mebibytes} MiB`);
  if (outages > 0) problems.push(`${name}: ${outages} refusals were logged as an outage of the database`);
  if (count('fault') > 0) problems.push(`${name}: the backend logged a fault`);
}

function summarize(failed: { request: string; status: number }[]): string {
  const counts = new Map<string, number>();
  for (const { request, status } of failed) {
    const key = `${request} (${status})`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return [...counts].map(([key, count]) => `${count} × ${key}`).join(', ');
}

/** Returns the largest memory of a process so far, in MiB. */
function readPeakMemory({ child }: BackendProcess): number {
  const status = readFileSync(`/proc/${child.pid ?? 0}/status`, 'utf8');
  return Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1_024);
}

async function fetchToken(address: string, login: string): Promise<string> {
  const { send, close } = makeClient(address);
  const token = readField(await signIn(send, login), 'ds_Token');
  close();
  if (typeof token !== 'string') throw new Error(`The user ${login} cannot sign in.`);
  return token;
}

/** Adds the entries of the demonstration. In production a start would remove a demonstration company. */
async function fillDatabase(url: string): Promise<void> {
  const connection = openServer(url);
  await migrate(connection, resolve('server/database/migrations'));
  const options = { name: 'Comercial Aurora', people: ['Ana'], now: new Date(), count: ENTRIES };
  await seedDemonstrationCompany(connection, options);
  await connection.queries.execute(sql`update company set is_demonstration = false`);
  await connection.close();
}
