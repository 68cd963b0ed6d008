import { setTimeout as pause } from 'node:timers/promises';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { components } from '../../api-spec/schema.gen';
import type { Database } from '../../server/database/database';
import { openServer } from '../../server/database/server';
import { activity, entries, payments } from '../../server/database/tables';
import { readToken } from '../support/backend/app';
import { ENTRY, PAYMENT } from '../support/backend/changes';
import { describeOnPostgres } from '../support/backend/postgres';
import { requestToken, startBackend, type Backend } from '../support/backend/process';

type Entry = components['schemas']['Entry'];
type Sent = { path: string; body: object; key: string };
type Received = { status: number; text: string };

const LONG_MS = 20 * 60_000;
const ENTRY_COUNT = 20;
const PAYMENT_COUNT = 200;
const AMOUNT_CENTS = 100_000;
/** Of ten payments of an entry, six settle a part and the others are refused. */
const PART_CENTS = 15_000;
/** Accepted payments before one of the replicas is killed. */
const ACCEPTED_BEFORE_KILL = 40;
const LOGIN = '52998224725';

describeOnPostgres('payments over two replicas', (server) => {
  let database: Database;
  let replicas: Backend[];
  let token: string;
  /** Ends the loops if the test has failed. */
  let isOver = false;
  beforeAll(async () => {
    const env = {
      DATABASE_URL: server().url,
      TOKEN_SECRET: 's'.repeat(32),
      SEED_USERS: JSON.stringify([{ login: LOGIN, password: 'portaria-demo', role: 'admin' }]),
    };
    // The first one migrates.
    replicas = [await startBackend(env), await startBackend(env)];
    token = readToken((await requestToken(addressOf(0), LOGIN)).content);
    database = openServer(server().url);
  }, LONG_MS);
  afterAll(async () => {
    isOver = true;
    await Promise.all(replicas.map((replica) => replica.end('SIGTERM')));
    await database.close();
  }, LONG_MS);

  const addressOf = (replica: number): string => replicas[replica % 2]?.address ?? '';

  /** Sends a request to a replica. Null: the connection broke, so it is unknown whether it was done. */
  async function send(replica: number, { path, body, key }: Sent): Promise<Received | null> {
    try {
      const response = await fetch(`${addressOf(replica)}/api${path}`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          'idempotency-key': `"${key}"`,
        },
        body: JSON.stringify(body),
      });
      return { status: response.status, text: await response.text() };
    } catch {
      return null;
    }
  }

  /** Sends the same request to one replica after the other until a response says whether it was done. */
  async function sendUntilKnown(first: number, sent: Sent): Promise<Received> {
    for (let replica = first; !isOver; replica += 1) {
      const received = await send(replica, sent);
      // 429 and 503: the server is busy. 409 with this reason: the first request with this key still runs.
      const isUnknown = received === null || received.text.includes('"in-progress"');
      if (!isUnknown && ![429, 503].includes(received.status)) return received;
      await pause(50);
    }
    throw new Error('the test is over');
  }

  async function readEntry(id: string): Promise<Entry> {
    for (let replica = 1; !isOver; replica += 1) {
      const headers = { authorization: `Bearer ${token}` };
      const response = await fetch(`${addressOf(replica)}/api/entries/${id}`, { headers }).catch(() => null);
      if (response?.status === 200) return (await response.json()) as Entry;
      await pause(50);
    }
    throw new Error('the test is over');
  }

  it(
    '200 at once and a kill -9 settle no entry above its amount, and nothing is lost or doubled [specification §7.60, §7.99]',
    async () => {
      const input = { ...ENTRY, category: 'Venda de mercadorias', amountCents: AMOUNT_CENTS };
      const ids = await Promise.all(
        Array.from({ length: ENTRY_COUNT }, async (_one, index) => {
          const received = await sendUntilKnown(index, {
            path: '/entries',
            body: input,
            key: `entry ${index}`,
          });
          return (JSON.parse(received.text) as Entry).id;
        }),
      );
      const accepted = new Map<string, { sent: Sent; received: Received }>();
      let killed: Promise<void> | undefined;

      /** Pays like a person who reads the entry again after each change by another one. */
      async function pay(index: number): Promise<void> {
        const id = ids[index % ENTRY_COUNT] ?? '';
        const note = `payment ${index}`;
        for (let attempt = 0; ; attempt += 1) {
          const { version = 0 } = await readEntry(id);
          const body = { ...PAYMENT, version, principalCents: PART_CENTS, note };
          const sent = { path: `/entries/${id}/payments`, body, key: `${note}, ${attempt}` };
          const received = await sendUntilKnown(index + attempt, sent);
          if (received.status === 201) accepted.set(note, { sent, received });
          if (accepted.size >= ACCEPTED_BEFORE_KILL) killed ??= replicas[0]?.end('SIGKILL');
          if (received.status !== 409) {
            expect([201, 422]).toContain(received.status);
            return;
          }
        }
      }
      await Promise.all(Array.from({ length: PAYMENT_COUNT }, (_one, index) => pay(index)));
      await killed;

      // The replica that is left responds to each request with its first response.
      for (const { sent, received } of accepted.values())
        expect(await sendUntilKnown(1, sent)).toEqual(received);

      const stored = await database.queries.select().from(payments).where(isNull(payments.voidedAt));
      expect(stored.map(({ note }) => note).sort()).toEqual([...accepted.keys()].sort());
      for (const { id, amountCents, settledCents } of await database.queries.select().from(entries)) {
        const parts = stored.filter(({ entryId }) => entryId === id);
        expect(parts.reduce((cents, part) => cents + part.settledCents, 0)).toBe(settledCents);
        expect(settledCents).toBeLessThanOrEqual(amountCents);
        // What is left is less than a further part.
        expect(amountCents - settledCents).toBeLessThan(PART_CENTS);
      }
      const isOfPayment = and(eq(activity.action, 'paid'), isNotNull(activity.entryId));
      expect(await database.queries.$count(activity, isOfPayment)).toBe(stored.length);
      for (const replica of replicas) expect(replica.output()).not.toMatch(/"level":50/);
    },
    LONG_MS,
  );
});
