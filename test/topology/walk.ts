// People at work: each one does the same steps again and again, with time to think before each.
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { companyDay } from '../../server/company/company';
import { makeRandom, type Random } from '../../server/demonstration/random';
import {
  makeAuthorization,
  makeClient,
  readField,
  signIn,
  type Call,
  type Received,
  type Send,
} from './request';
import { LOGINS, type Site } from './site';

/** A person thinks for five seconds on average. */
const THINKING_MS = { from: 2_000, to: 8_000 };
/** New sign-ins of a walk in each second, below what two cores can hash. */
const SIGN_INS_PER_SECOND = 8;
const FIRST_LOGIN = 70_000_000_000;
export const COUNTERPARTY = 'Papelaria Central';

export type Person = { login: string; send: Send; close: () => void; random: Random };

type Step = 'home' | 'dashboard' | 'list' | 'save' | 'pay' | 'search';

export type Outcome = {
  step: Step;
  ms: number;
  /** 0: the connection broke. */
  status: number;
  /** The entry that was stored or paid. Null after another step, and after a failure. */
  entry: { id: string; amountCents: number } | null;
};

export const isDone = ({ status }: Pick<Outcome, 'status'>): boolean => status >= 200 && status < 300;

/** Adds users with the password of the site's own ones. */
export async function addPeople({ database }: Site, count: number): Promise<void> {
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
export const makePeople = ({ nginx }: Site, count: number): Person[] =>
  Array.from({ length: count }, (_one, at) => ({
    ...makeClient(nginx.address, `127.0.${1 + Math.floor(at / 250)}.${1 + (at % 250)}`),
    login: String(FIRST_LOGIN + at + 1),
    random: makeRandom(at),
  }));

/** Lets the first people of `addPeople` sign in, and work for some seconds. */
export async function walk(site: Site, count: number, seconds: number): Promise<Outcome[]> {
  const people = makePeople(site, count);
  const outcomes: Outcome[] = [];
  const tokens = await Promise.all(
    people.map(async ({ login, send }, at) => {
      await pause((at * 1_000) / SIGN_INS_PER_SECOND);
      return String(readField(await signIn(send, login), 'ds_Token'));
    }),
  );
  const endAt = performance.now() + seconds * 1_000;
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
  const run = async (
    step: Step,
    call: Call,
    findEntry: (received: Received) => Outcome['entry'] = () => null,
  ): Promise<Outcome['entry']> => {
    await pause(random.within(THINKING_MS.from, THINKING_MS.to));
    if (performance.now() > endAt) return null;
    const headers = { ...makeAuthorization(token), 'content-type': 'application/json' };
    const sentAt = performance.now();
    const received = await send({ ...call, headers }).catch(() => null);
    const entry = received !== null && isDone(received) ? findEntry(received) : null;
    outcomes.push({ step, ms: performance.now() - sentAt, status: received?.status ?? 0, entry });
    return entry;
  };
  const today = companyDay({ timeZone: 'America/Sao_Paulo' }, new Date());
  while (performance.now() < endAt) {
    await run('home', { path: '/api/day' });
    await run('dashboard', { path: '/api/dashboards/default?period=month' });
    await run('list', { path: '/api/entries?status=unpaid&sort=dueOn&limit=50' });
    const amountCents = random.within(1_000, 100_000);
    const saved = await run(
      'save',
      {
        method: 'POST',
        path: '/api/entries',
        body: JSON.stringify({
          ...{ kind: 'payable', counterparty: COUNTERPARTY, category: 'Aluguel', form: 'pix' },
          ...{ issuedOn: today, dueOn: today, amountCents },
        }),
      },
      (received) => ({ id: String(readField(received, 'id')), amountCents }),
    );
    if (saved !== null)
      await run(
        'pay',
        {
          method: 'POST',
          path: `/api/entries/${saved.id}/payments`,
          body: JSON.stringify({
            ...{ version: 1, paidOn: today, principalCents: amountCents, form: 'pix' },
            ...{ discountCents: 0, interestCents: 0, fineCents: 0, feeCents: 0 },
          }),
        },
        () => saved,
      );
    await run('search', { path: '/api/search?q=padaria' });
  }
}
