// People who work at the same time, and people who sign in at nine, through nginx with two replicas and PostgreSQL. Load,
// nginx, replicas and database share the machine, so the figures are lower limits.
import { setTimeout as pause } from 'node:timers/promises';
import { findPostgres } from '../support/backend/postgres';
import { buildSite } from '../topology/build';
import { whyNoNginx } from '../topology/nginx';
import { readField, signIn } from '../topology/request';
import { startSite, type Site } from '../topology/site';
import { addPeople, isDone, makePeople, walk, type Outcome } from '../topology/walk';
import { percentile, type Bench, type Table } from './measurement';

const COUNTS = [50, 200, 1_000];
const SECONDS = 60;
const AT_NINE = 300;
const SPREAD_MS = 60_000;

export const measurePeople: Bench = async ({ log }) => {
  const postgres = findPostgres();
  const reason = whyNoNginx() ?? ('reason' in postgres ? postgres.reason : null);
  if (reason !== null || 'reason' in postgres) {
    log(`skipped, because ${reason ?? ''}`);
    return { raw: null, targets: [], tables: [] };
  }
  buildSite();
  const site = await startSite(postgres);
  try {
    await addPeople(site, Math.max(...COUNTS, AT_NINE));
    const spread = await signInAtNine(site, SPREAD_MS);
    log(describeMorning(spread));
    const atOnce = await signInAtNine(site, 0);
    log(describeMorning(atOnce));
    const walks = [];
    for (const count of COUNTS) {
      const outcomes = await walk(site, count, SECONDS);
      log(`${count} people: ${outcomes.length} requests in ${SECONDS} s`);
      walks.push({ count, outcomes });
    }
    return {
      raw: {
        spread,
        atOnce,
        walks: walks.map(({ count, outcomes }) => ({ count, requests: outcomes.length })),
      },
      repeated: 'once',
      targets: [],
      tables: [tabulateMornings([spread, atOnce]), ...walks.map(tabulateWalk)],
    };
  } finally {
    await site.stop();
  }
};

type Morning = { spreadMs: number; refused: number; statuses: number[]; waits: number[] };

/** Lets people sign in within a span of time. A refused one tries again when the response says. */
async function signInAtNine(site: Site, spreadMs: number): Promise<Morning> {
  const people = makePeople(site, AT_NINE);
  const statuses = new Set<number>();
  let refused = 0;
  const waits = await Promise.all(
    people.map(async ({ login, send, close }, at) => {
      await pause((at * spreadMs) / people.length);
      const startedAt = performance.now();
      for (;;) {
        const received = await signIn(send, login);
        if (typeof readField(received, 'ds_Token') === 'string') break;
        refused += 1;
        statuses.add(received.status);
        await pause(Number(received.headers['retry-after'] ?? 1) * 1_000);
      }
      close();
      return performance.now() - startedAt;
    }),
  );
  return { spreadMs, refused, statuses: [...statuses], waits };
}

const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`;

const nameMorning = ({ spreadMs }: Morning) =>
  spreadMs === 0 ? 'all at once' : `spread over ${seconds(spreadMs)}`;

const describeMorning = (morning: Morning) =>
  `${AT_NINE} sign-ins, ${nameMorning(morning)}: ${morning.refused} refused, the last after ${seconds(Math.max(...morning.waits))}`;

const tabulateMornings = (mornings: Morning[]): Table => ({
  title: `${AT_NINE} people sign in, and a refused one tries again when the response says`,
  head: ['', 'refused attempts', 'statuses', 'median wait', '95 %', 'longest'],
  rows: mornings.map((morning) => [
    nameMorning(morning),
    String(morning.refused),
    morning.statuses.join(', '),
    seconds(percentile(morning.waits, 0.5)),
    seconds(percentile(morning.waits, 0.95)),
    seconds(Math.max(...morning.waits)),
  ]),
});

function tabulateWalk({ count, outcomes }: { count: number; outcomes: Outcome[] }): Table {
  const steps = [...new Set(outcomes.map(({ step }) => step))];
  const describe = (name: string, some: Outcome[]) => {
    const times = some.filter(isDone).map(({ ms }) => ms);
    const failures = some.filter((one) => !isDone(one));
    const statuses = [...new Set(failures.map(({ status }) => status))].join(', ');
    return [
      name,
      (times.length / SECONDS).toFixed(1),
      ...[0.5, 0.95, 0.99].map((share) => `${percentile(times, share).toFixed(0)} ms`),
      failures.length === 0 ? '0' : `${failures.length} (${statuses})`,
    ];
  };
  return {
    title: `${count} people at work, two replicas`,
    head: ['step', 'per second', 'median', '95 %', '99 %', 'failed'],
    rows: [
      ...steps.map((step) =>
        describe(
          step,
          outcomes.filter((one) => one.step === step),
        ),
      ),
      describe('all', outcomes),
    ],
  };
}
