// People who work at the same time, and people who sign in at nine, through nginx with two replicas and PostgreSQL. Load,
// nginx, replicas and database share the machine, so the figures are lower limits.
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { companyDay } from '../../server/company/company';
import { makeRandom, type Random } from '../../server/demonstration/random';
import { findPostgres } from '../support/backend/postgres';
import { buildSite } from '../topology/build';
import { whyNoNginx } from '../topology/nginx';
import {
  makeAuthorization,
  makeClient,
  readField,
  signIn,
  type Call,
  type Received,
  type Send,
} from '../topology/request';
import { LOGINS, startSite, type Site } from '../topology/site';
import { percentile, type Bench, type Table } from './measurement';

const COUNTS = [50, 200, 1_000];
const SECONDS = 60;
/** A person thinks for five seconds on average. */
const THINKING_MS = { from: 2_000, to: 8_000 };
const AT_NINE = 300;
const SPREAD_MS = 60_000;
/** New sign-ins of a walk in each second, below what two cores can hash. */
const SIGN_INS_PER_SECOND = 8;
const FIRST_LOGIN = 70_000_000_000;

type Person = { login: string; send: Send; close: () => void; random: Random };
type Step = 'sign-in' | 'home' | 'dashboard' | 'list' | 'save' | 'pay' | 'search';
type Outcome = { step: Step; ms: number; status: number };

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
      const outcomes = await walk(site, count);
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

/** Adds users with the password of the site's own ones. */
async function addPeople({ database }: Site, count: number): Promise<void> {
  const client = new pg.Client(database.url);
  await client.connect();
  await client.query(
    `insert into users (login, name, role, password_hash)
     select ($1::bigint + number)::text, 'Pessoa ' || number, 'editor', password_hash
     from users, generate_series(1, $2::integer) as number where login = $3`,
    [FIRST_LOGIN, count, LOGINS[0]],
  );
  await client.end();
}

/** Each person has an own address, because nginx and the backend limit addresses. */
const makePeople = ({ nginx }: Site, count: number): Person[] =>
  Array.from({ length: count }, (_one, at) => ({
    ...makeClient(nginx.address, `127.0.${1 + Math.floor(at / 250)}.${1 + (at % 250)}`),
    login: String(FIRST_LOGIN + at + 1),
    random: makeRandom(at),
  }));

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

/** Lets people sign in and work for a minute. */
async function walk(site: Site, count: number): Promise<Outcome[]> {
  const people = makePeople(site, count);
  const outcomes: Outcome[] = [];
  const tokens = await Promise.all(
    people.map(async ({ login, send }, at) => {
      await pause((at * 1_000) / SIGN_INS_PER_SECOND);
      return String(readField(await signIn(send, login), 'ds_Token'));
    }),
  );
  const endAt = performance.now() + SECONDS * 1_000;
  await Promise.all(
    people.map(async (person, at) => {
      await work(person, tokens[at] ?? '', { endAt, outcomes });
      person.close();
    }),
  );
  return outcomes;
}

/** Home, dashboard, list, a new entry, its payment and a search, again and again. */
async function work(
  { send, random }: Person,
  token: string,
  { endAt, outcomes }: { endAt: number; outcomes: Outcome[] },
): Promise<void> {
  const run = async (step: Step, call: Call): Promise<Received | null> => {
    await pause(random.within(THINKING_MS.from, THINKING_MS.to));
    if (performance.now() > endAt) return null;
    const headers = { ...makeAuthorization(token), 'content-type': 'application/json' };
    const sentAt = performance.now();
    const received = await send({ ...call, headers }).catch(() => null);
    outcomes.push({ step, ms: performance.now() - sentAt, status: received?.status ?? 0 });
    return received;
  };
  const today = companyDay({ timeZone: 'America/Sao_Paulo' }, new Date());
  while (performance.now() < endAt) {
    await run('home', { path: '/api/day' });
    await run('dashboard', { path: '/api/dashboards/default?period=month' });
    await run('list', { path: '/api/entries?status=unpaid&sort=dueOn&limit=50' });
    const amountCents = random.within(1_000, 100_000);
    const saved = await run('save', {
      method: 'POST',
      path: '/api/entries',
      body: JSON.stringify({
        ...{ kind: 'payable', counterparty: 'Papelaria Central', category: 'Aluguel', form: 'pix' },
        ...{ issuedOn: today, dueOn: today, amountCents },
      }),
    });
    const id = saved === null ? undefined : readField(saved, 'id');
    if (typeof id === 'string')
      await run('pay', {
        method: 'POST',
        path: `/api/entries/${id}/payments`,
        body: JSON.stringify({
          ...{ version: 1, paidOn: today, principalCents: amountCents, form: 'pix' },
          ...{ discountCents: 0, interestCents: 0, fineCents: 0, feeCents: 0 },
        }),
      });
    await run('search', { path: '/api/search?q=padaria' });
  }
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
  const isDone = ({ status }: Outcome) => status >= 200 && status < 300;
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
