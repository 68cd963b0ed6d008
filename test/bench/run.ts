// `npm run bench [-- NAME …] [--rounds N] [--write]`: runs the benches, or the named ones, and prints their tables. The
// results are stored in .cache/bench/. `--write` also writes the tables of all stored results to docs/bench.md. The other
// sections stay.
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import type { Bench } from './measurement';
import { printReport, storeReport, writeDocument } from './report';

// A bench is loaded when it runs, because most of them start servers.
const BENCHES: Record<string, () => Promise<Bench>> = {
  page: async () => (await import('./page')).measurePage,
  flow: async () => (await import('./flow')).measureFlow,
  hydration: async () => (await import('./hydration')).measureHydration,
  wear: async () => (await import('./wear')).measureWear,
  scale: async () => (await import('./scale')).measureScale,
  server: async () => (await import('./server')).measureServer,
  queries: async () => (await import('./queries')).measureQueries,
  rows: async () => (await import('./rows')).measureRows,
  people: async () => (await import('./people')).measurePeople,
  files: async () => (await import('./files')).measureFiles,
  matching: async () => (await import('./matching')).measureMatching,
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string', default: '9' }, write: { type: 'boolean', default: false } },
});
const rounds = Number(values.rounds);
if (!Number.isInteger(rounds) || rounds < 1) throw new Error('--rounds is a whole number from 1 on.');
const names = positionals.length > 0 ? positionals : Object.keys(BENCHES);
const unknown = names.filter((name) => !(name in BENCHES));
if (unknown.length > 0)
  throw new Error(`Unknown: ${unknown.join(', ')}. The benches are ${Object.keys(BENCHES).join(', ')}.`);

for (const name of names) {
  const startedAt = performance.now();
  const before = readLoad();
  console.log(`\n▸ ${name} (load ${before})`);
  const bench = await BENCHES[name]?.();
  const report = await bench?.({ rounds, log: (line) => console.log(`  ${line}`) });
  if (report === undefined) continue;
  const run = {
    rounds,
    load: { before, after: readLoad() },
    seconds: Math.round((performance.now() - startedAt) / 1000),
    report,
  };
  printReport(run);
  storeReport(name, run);
}
if (values.write) await writeDocument(Object.keys(BENCHES));

/** The load average of the last minute. */
function readLoad(): string {
  return (loadavg()[0] ?? 0).toFixed(2);
}
