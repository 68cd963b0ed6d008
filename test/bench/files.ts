// `npm run bench:files [-- COUNT]`: time, memory and longest pause of an export, on an installed PostgreSQL and on the
// embedded database. COUNT is a number of entries. On a server each export runs in a process of its own.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { migrate } from '../../server/database/migrate';
import { openServer, wrapPglite, type Database } from '../../server/database/open';
import { readCalendar } from '../../server/entries/company';
import { seedDemonstrationCompany } from '../../server/entries/demonstration';
import { exportEntries, type ExportFormat } from '../../server/entries/exportEntries';
import type { EntryFilter } from '../../server/entries/filter';
import { generateEntries } from '../../server/entries/generate';
import { insertEntries } from '../../server/entries/insertEntries';
import { openTestClient } from '../support/backend/database';
import { findPostgres, makeTestServer } from '../support/backend/postgres';

const NOW = new Date('2026-11-20T12:00:00Z');
const FORMATS: readonly ExportFormat[] = ['xlsx', 'csv'];
const COUNT = 100_000;
const FIRST = 12_000;
const SAMPLE_MS = 5;

const [first = String(COUNT), url] = process.argv.slice(2);
const format = FORMATS.find((one) => one === first);
if (format !== undefined && url !== undefined) {
  const database = openServer(url);
  await measure('server', database, format);
  await database.close();
} else await measureAll(Number(first));

async function measureAll(count: number): Promise<void> {
  if (!Number.isInteger(count) || count < FIRST) throw new Error(`COUNT is a whole number from ${FIRST} on.`);
  console.log(`${count} entries`);
  const found = findPostgres();
  if ('reason' in found) console.log(`server: skipped, because ${found.reason}`);
  else {
    const server = await makeTestServer(found);
    try {
      await server.start();
      const database = openServer(server.url);
      await migrate(database, resolve('server/database/migrations'));
      await fill(database, count);
      await database.close();
      for (const one of FORMATS) await once(fork(import.meta.filename, [one, server.url]), 'exit');
    } finally {
      await server.remove();
    }
  }
  const embedded = wrapPglite(await openTestClient());
  await fill(embedded, count);
  for (const one of FORMATS) await measure('embedded', embedded, one);
  await embedded.close();
}

async function fill(database: Database, count: number): Promise<void> {
  await seedDemonstrationCompany(database, { name: 'Bench', people: ['Ana'], now: NOW, count: FIRST });
  const calendar = await readCalendar(database.queries);
  const days = { from: '2024-11-20', today: '2026-11-20' };
  await insertEntries(
    database.queries,
    calendar,
    generateEntries({ ...days, calendar, count: count - FIRST, seed: 13 }),
  );
}

async function measure(name: string, database: Database, format: ExportFormat): Promise<void> {
  // The first export compiles the code.
  await makeFile(database, format, { status: 'overdue' });
  const readMemory = () => process.memoryUsage().rss / 1024 ** 2;
  const idle = readMemory();
  let most = idle;
  const sampler = setInterval(() => {
    most = Math.max(most, readMemory());
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
  console.log(
    [
      `${name}, ${format}: ${seconds.toFixed(1)} s`,
      `${((user + system) / 1e6).toFixed(1)} s of CPU`,
      `${(bytes / 1024 ** 2).toFixed(1)} MB sent`,
      `${(most - idle).toFixed(0)} MB above idle`,
      `longest pause ${(delay.max / 1e6).toFixed(0)} ms`,
    ].join(', '),
  );
}

/** Makes a file and returns the number of its bytes. */
async function makeFile(database: Database, format: ExportFormat, filter: EntryFilter): Promise<number> {
  const options = { filter, sort: 'dueOn', format, language: 'pt-BR', now: NOW } as const;
  const { content } = await exportEntries(database, options);
  let bytes = 0;
  const count = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      bytes += chunk.length;
      done();
    },
  });
  await pipeline(content, count);
  return bytes;
}
