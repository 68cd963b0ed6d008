// `npm run test:soak [-- --minutes N]`: ten people work for an hour through nginx with two replicas and PostgreSQL. Every five minutes one
// replica is killed (-9) and started again, and the other one lives all the time. Prints memory and open files of both, failed requests,
// and what is stored. Fails if an acknowledged change is lost, or if the living replica grows. Exit code 77 without nginx or PostgreSQL.
import { cpus, loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { formatTable } from '../../server/process/table';
import { findLoggedFaults } from './loggedFaults';
import { readSample, slopePerHour, type Sample } from './resources';
import { runOnSite } from './runOnSite';
import type { Site } from './site';
import { compareStored, readLastEntry, type Comparison } from './stored';
import { addPeople, isDone, walk, type Outcome } from './walk';

const PEOPLE = 10;
const MINUTE_MS = 60_000;
const MINUTES_BETWEEN_KILLS = 5;
/** A killed replica is away for this time. */
const AWAY_MS = 5_000;
/** Code is compiled and caches are filled in this share of the run. */
const WARM_UP_SHARE = 1 / 3;
/** In a shorter run the waves of the memory look like growth. */
const MIN_JUDGED_MINUTES = 30;
/** A living replica may grow by this share in an hour. */
const MAX_GROWTH = { memory: 0.2, descriptors: 0.2 };
const USES = ['memory', 'descriptors'] as const;

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '60' } } });
const minutes = Number(values.minutes);
if (!Number.isInteger(minutes) || minutes < 3) throw new Error('--minutes is a whole number from 3 on.');
await runOnSite(soak);

/** Runs everything. Returns the problems. */
async function soak(running: Site): Promise<string[]> {
  const { url } = running.database;
  await addPeople(running, PEOPLE);
  const lastEntry = await readLastEntry(url);
  const [samples, outcomes] = await Promise.all([watch(running), walk(running, PEOPLE, minutes * 60)]);
  const comparison = await compareStored(url, lastEntry, outcomes);
  const growths = measureGrowth(samples.filter(({ minute }) => minute > minutes * WARM_UP_SHARE));
  console.log(`\n${formatTable(tabulateGrowth(growths))}`);
  if (minutes < MIN_JUDGED_MINUTES) console.log(`growth is judged from ${MIN_JUDGED_MINUTES} minutes on`);
  console.log(`\n${formatTable(tabulateRequests(outcomes, comparison))}`);
  console.log(
    `${cpus().length} cores, load ${(loadavg()[0] ?? 0).toFixed(1)} at the end, shared by the people, nginx, the replicas and PostgreSQL`,
  );
  return [
    ...findProblems(outcomes, comparison),
    ...growths
      .filter(({ use, share }) => minutes >= MIN_JUDGED_MINUTES && share > MAX_GROWTH[use])
      .map(({ use, perHour }) => `${use} of the living replica grew by ${perHour.toFixed(1)} in an hour`),
    ...findLoggedFaults(running),
  ];
}

/** Reads the replicas each minute, and kills the second one. Returns what the first one, which lives, used. */
async function watch({ replicas, backends }: Site): Promise<Sample[]> {
  const [living, killed] = replicas;
  const samples: Sample[] = [];
  const startedAt = performance.now();
  for (let minute = 1; minute <= minutes; minute += 1) {
    await pause(startedAt + minute * MINUTE_MS - performance.now());
    const read = ({ findProcess }: typeof living) => readSample(findProcess() ?? 0, minute);
    const both = [read(living), read(killed)];
    samples.push(...both.slice(0, 1));
    console.log(
      `minute ${minute}: ${both.map(({ memory, descriptors }) => `${memory.toFixed(0)} MiB, ${descriptors} open`).join('; ')}`,
    );
    if (minute % MINUTES_BETWEEN_KILLS !== 0 || minute === minutes) continue;
    await killed.end('SIGKILL');
    await pause(AWAY_MS);
    await killed.start(backends.previous);
  }
  return samples;
}

type Growth = { use: (typeof USES)[number]; first: number; last: number; perHour: number; share: number };

function measureGrowth(samples: readonly Sample[]): Growth[] {
  return USES.map((use) => {
    const first = samples[0]?.[use] ?? Number.NaN;
    const perHour = slopePerHour(samples, use);
    return { use, first, last: samples.at(-1)?.[use] ?? Number.NaN, perHour, share: perHour / first };
  });
}

function formatShare(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}

function tabulateGrowth(growths: readonly Growth[]): string[][] {
  return [
    ['of the living replica', 'after the warm-up', 'at the end', 'growth in an hour', 'share', 'allowed'],
    ...growths.map(({ use, first, last, perHour, share }) => [
      use === 'memory' ? 'memory, MiB' : 'open files and connections',
      ...[first, last, perHour].map((value) => value.toFixed(1)),
      ...[share, MAX_GROWTH[use]].map(formatShare),
    ]),
  ];
}

function tabulateRequests(outcomes: readonly Outcome[], comparison: Comparison): string[][] {
  const failures = outcomes.filter((outcome) => !isDone(outcome));
  const { entries, payments, lostEntries, lostPayments, unacknowledged } = comparison;
  return [
    ['requests', String(outcomes.length)],
    ['failed requests', `${failures.length} (${listStatuses(failures).join(', ') || '-'})`],
    ['entries acknowledged, lost', `${entries}, ${lostEntries}`],
    ['payments acknowledged, lost', `${payments}, ${lostPayments}`],
    ['entries stored without a response', String(unacknowledged)],
    ['cents of acknowledged entries', String(comparison.acknowledgedCents)],
    ['cents of stored entries', String(comparison.storedCents)],
  ];
}

function listStatuses(outcomes: readonly Outcome[]): number[] {
  return [...new Set(outcomes.map(({ status }) => status))].sort((a, b) => a - b);
}

function findProblems(outcomes: readonly Outcome[], comparison: Comparison): string[] {
  const failures = outcomes.filter((outcome) => !isDone(outcome));
  const unexpected = listStatuses(failures).filter((status) => status !== 503);
  const failedSaves = failures.filter(({ step }) => step === 'save').length;
  const { lostEntries, lostPayments, unacknowledged, acknowledgedCents, storedCents } = comparison;
  return [
    ...(unexpected.length === 0 ? [] : [`statuses ${unexpected.join(', ')}`]),
    ...(lostEntries === 0 ? [] : [`${lostEntries} entries lost`]),
    ...(lostPayments === 0 ? [] : [`${lostPayments} payments lost`]),
    ...(unacknowledged <= failedSaves
      ? []
      : [`${unacknowledged} entries are stored without a response, but only ${failedSaves} requests failed`]),
    ...(unacknowledged === 0 && acknowledgedCents !== storedCents
      ? [`the sums are ${acknowledgedCents} and ${storedCents}`]
      : []),
  ];
}
