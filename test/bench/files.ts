// `npm run bench:files [-- COUNT]`: time, memory and longest pause of an export, on an installed PostgreSQL and on the
// embedded database. COUNT is a number of entries. On a server each export runs in a process of its own.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { migrate } from '../../server/database/migrate';
import type { Database } from '../../server/database/database';
import { wrapPglite } from '../../server/database/embedded';
import { openServer } from '../../server/database/server';
import { readCalendar } from '../../server/company/company';
import { seedDemonstrationCompany } from '../../server/demonstration/demonstration';
import { exportEntries } from '../../server/entries/exportEntries';
import type { ExportFormat } from '../../server/entries/makeTableFile';
import type { EntryFilter } from '../../server/entries/filter';
import { generateEntries } from '../../server/demonstration/generate';
import { insertEntries } from '../../server/entries/insertEntries';
import { openTestClient } from '../support/backend/database';
import { findPostgres, makeTestServer } from '../support/backend/postgres';
import type { Bench } from './measurement';

const NOW = new Date('2026-11-20T12:00:00Z');
const FORMATS: readonly ExportFormat[] = ['xlsx', 'csv'];
const COUNT = 100_000;
/** The demonstration company's own entries. The others are generated. */
const MIN_COUNT = 12_000;
const SAMPLE_MS = 5;

/** What one export cost. */
type FileCost = {
  database: string;
  format: ExportFormat;
  seconds: number;
  cpuSeconds: number;
  bytes: number;
  memoryMB: number;
  longestPauseMs: number;
};

if (process.argv[1] === import.meta.filename) {
  // The processes of `measureInProcess` get a format and the address of a server in place of COUNT.
  const [argument = String(COUNT), url] = process.argv.slice(2);
  const format = FORMATS.find((known) => known === argument);
  if (format !== undefined && url !== undefined) {
    const database = openServer(url);
    const cost = await measure('PostgreSQL', database, format);
    process.send?.(cost);
    await database.close();
    process.disconnect();
  } else
    for (const cost of await measureAll(Number(argument), console.log))
      console.log(formatCost(cost).join(', '));
}

export const measureFiles: Bench = async ({ log }) => {
  const costs = await measureAll(COUNT, log);
  return {
    raw: costs,
    repeated: 'once',
    targets: [],
    tables: [
      {
        title: `Exports of ${COUNT} entries`,
        head: ['export', 'time', 'CPU', 'sent', 'memory above idle', 'longest pause'],
        rows: costs.map(formatCost),
      },
    ],
  };
};

function formatCost(cost: FileCost): string[] {
  return [
    `${cost.database}, ${cost.format}`,
    `${cost.seconds.toFixed(1)} s`,
    `${cost.cpuSeconds.toFixed(1)} s of CPU`,
    `${(cost.bytes / 1024 ** 2).toFixed(1)} MB`,
    `${cost.memoryMB.toFixed(0)} MB`,
    `${cost.longestPauseMs.toFixed(0)} ms`,
  ];
}

async function measureAll(count: number, log: (line: string) => void): Promise<FileCost[]> {
  if (!Number.isInteger(count) || count < MIN_COUNT)
    throw new Error(`COUNT is a whole number from ${MIN_COUNT} on.`);
  log(`${count} entries`);
  const costs: FileCost[] = [];
  const postgres = findPostgres();
  if ('reason' in postgres) log(`PostgreSQL: skipped, because ${postgres.reason}`);
  else {
    const server = await makeTestServer(postgres);
    try {
      await server.start();
      const database = openServer(server.url);
      await migrate(database, resolve('server/database/migrations'));
      await fill(database, count);
      await database.close();
      for (const format of FORMATS) costs.push(await measureInProcess(format, server.url));
    } finally {
      await server.remove();
    }
  }
  const embedded = wrapPglite(await openTestClient());
  await fill(embedded, count);
  for (const format of FORMATS) costs.push(await measure('embedded', embedded, format));
  await embedded.close();
  return costs;
}

/** Measures an export on a PostgreSQL server in a new process, whose memory nothing else has used. */
async function measureInProcess(format: ExportFormat, url: string): Promise<FileCost> {
  const child = fork(import.meta.filename, [format, url]);
  const costs: FileCost[] = [];
  child.on('message', (cost: FileCost) => costs.push(cost));
  await once(child, 'exit');
  const [cost] = costs;
  if (cost === undefined) throw new Error(`The export of ${format} failed.`);
  return cost;
}

async function fill(database: Database, count: number): Promise<void> {
  await seedDemonstrationCompany(database, { name: 'Bench', people: ['Ana'], now: NOW, count: MIN_COUNT });
  const calendar = await readCalendar(database.queries);
  const days = { from: '2024-11-20', today: '2026-11-20' };
  await insertEntries(
    database.queries,
    calendar,
    generateEntries({ ...days, calendar, count: count - MIN_COUNT, seed: 13 }),
  );
}

async function measure(name: string, database: Database, format: ExportFormat): Promise<FileCost> {
  // The first export compiles the code.
  await makeFile(database, format, { status: 'overdue' });
  const readMemory = () => process.memoryUsage().rss / 1024 ** 2;
  const idleMB = readMemory();
  let peak = idleMB;
  const sampler = setInterval(() => {
    peak = Math.max(peak, readMemory());
  }, SAMPLE_MS);
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const cpu = process.cpuUsage();
  const start = performance.now();
  const bytes = await makeFile(database, format, {});
  const seconds = (performance.now() - start) / 1000;
  delay.disable();
  clearInterval(sampler);
  const { user, system } = process.cpuUsage(cpu);
  return {
    database: name,
    format,
    seconds,
    cpuSeconds: (user + system) / 1e6,
    bytes,
    memoryMB: peak - idleMB,
    longestPauseMs: delay.max / 1e6,
  };
}

/** Makes a file and returns the number of its bytes. */
async function makeFile(database: Database, format: ExportFormat, filter: EntryFilter): Promise<number> {
  const onEnd = () => Promise.resolve();
  const options = { filter, sort: 'dueOn', format, language: 'pt-BR', now: NOW, onEnd } as const;
  const { content } = await exportEntries(database, options);
  let bytes = 0;
  const counter = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      bytes += chunk.length;
      done();
    },
  });
  await pipeline(content, counter);
  return bytes;
}
