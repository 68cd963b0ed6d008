import type { Socket } from 'node:net';
import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { failedAttempts, knownNetworks } from '../database/tables';
import { Refusal } from '../errors/refusal';
import type { KeyedHash } from './keyedHash';
import { toNetwork } from './network';
import { makeQueue, type Queue, type QueueOptions } from './queue';

// Rules of the rate limiter:
//
// Per login: 5 failures are free. Each further attempt must wait 1 s, 2 s, 4 s … up to 15 min after the last failure.
// A success resets the count, and so does a day without failures.
// Attempts during the wait are refused without a password check. They do not extend the wait.
// Per address: 100 attempts for all logins together. Failures of the last 15 min and running attempts count.
// Per connection: 2 running attempts. A browser sends one at a time.
//
// A limit delays sign-ins to a login and never locks it.
// A network is known to a login for 90 days after a successful sign-in from it.
// A known network has its own count and queue, runs before unknown networks, and ignores the limit of the address.
// So an attack from another network does not delay the user.
// A first sign-in from a new network shares the count of all unknown networks. It may have to wait up to 15 min.
//
// The counts are in the database, so replicas share them.
// rate-limiter-flexible was not used: it counts points in a fixed window and has no doubling wait.
const FREE_FAILURES = 5;
const MAX_WAIT_MS = 15 * 60_000;
const FORGET_LOGIN_MS = 24 * 3_600_000;
const ADDRESS_ATTEMPTS = 100;
const CONNECTION_ATTEMPTS = 2;
const ADDRESS_WINDOW_MS = 15 * 60_000;
const KNOWN_NETWORK_MS = 90 * 24 * 3_600_000;
// Clocks of replicas differ by less than this. A count further in the future is ignored: a clock was set back.
const CLOCK_SKEW_MS = 60_000;
/** Longest time in the queue, in ms. The portal stops waiting after 30 s. */
const MAX_QUEUE_MS = 6_000;
const KNOWN_FIRST = 1_000;

export type RateLimiter = {
  /**
   * Runs one sign-in attempt and counts its result. Attempts for the same login run one after the other. Attempts from
   * known networks do not wait for those from unknown networks.
   * @param attempt resolves with `matched`: whether the password is correct. Its options are for further queues.
   * @throws Refusal `throttled` with the seconds to wait (at most 900) if a limit is reached; `busy` if the queue takes too
   *   long. The attempt is not run in either case.
   */
  guard<T extends { matched: boolean }>(
    login: string,
    client: { address: string; connection: Socket },
    attempt: (options: QueueOptions) => Promise<T>,
  ): Promise<T>;
  /** Number of attempts that wait for another attempt with the same login. */
  countWaiting: () => number;
};

type Keys = {
  /** Key of the login. For a known network, key of the login at this network. */
  login: string;
  address: string;
  /** Key of the login's network, for the list of known networks. */
  networkKey: string;
  isKnown: boolean;
};

export function makeRateLimiter({
  database: { queries },
  clock,
  keyedHash,
  maxQueueMs = MAX_QUEUE_MS,
}: {
  database: Database;
  clock: () => Date;
  keyedHash: KeyedHash;
  maxQueueMs?: number | undefined;
}): RateLimiter {
  const queues = new Map<string, Queue>();
  /** Attempts under way by address or login, by connection, and by queue. */
  const running = new Map<string | Socket | Queue, number>();

  /** The key that limits running attempts: the address, or the login at a known network. */
  const limitedBy = (keys: Keys) => (keys.isKnown ? keys.login : keys.address);
  const countRunning = (keys: Keys) => running.get(limitedBy(keys)) ?? 0;

  async function assertAllowed(keys: Keys, now: Date, attempts: number): Promise<void> {
    const rows = await queries
      .select()
      .from(failedAttempts)
      .where(inArray(failedAttempts.key, [keys.login, keys.address]));
    const live = rows.filter((row) => row.failedAt.getTime() <= now.getTime() + CLOCK_SKEW_MS);

    const byLogin = live.find((row) => row.key === keys.login);
    const loginOpensAt = byLogin ? byLogin.failedAt.getTime() + waitAfter(byLogin.failures) : 0;

    const byAddress = keys.isKnown ? undefined : live.find((row) => row.key === keys.address);
    const windowEndsAt = byAddress ? byAddress.countedFrom.getTime() + ADDRESS_WINDOW_MS : 0;
    const failures = byAddress && windowEndsAt > now.getTime() ? byAddress.failures : 0;
    const isFull = failures + attempts > ADDRESS_ATTEMPTS;
    // Running attempts may succeed, so the wait is at least one second only.
    const addressOpensAt = isFull ? Math.max(windowEndsAt, now.getTime() + 1000) : 0;

    const waitMs = Math.max(loginOpensAt, addressOpensAt) - now.getTime();
    if (waitMs > 0) {
      const seconds = Math.ceil(Math.min(waitMs, MAX_WAIT_MS) / 1000);
      const limit = loginOpensAt > addressOpensAt ? 'login' : 'address';
      throw new Refusal('throttled', { retryAfterSeconds: seconds, record: { limit } });
    }
  }

  async function countFailure(key: string, now: Date, isVoid: ReturnType<typeof sql>): Promise<void> {
    await queries
      .insert(failedAttempts)
      .values({ key, failures: 1, countedFrom: now, failedAt: now })
      .onConflictDoUpdate({
        target: failedAttempts.key,
        set: {
          failures: sql`case when ${isVoid} then 1 else ${failedAttempts.failures} + 1 end`,
          countedFrom: sql`case when ${isVoid} then excluded.counted_from else ${failedAttempts.countedFrom} end`,
          failedAt: sql`excluded.failed_at`,
        },
      });
  }

  async function recordFailure(keys: Keys, now: Date): Promise<void> {
    const inFuture = gt(failedAttempts.failedAt, addMs(now, CLOCK_SKEW_MS));
    const dayOld = lt(failedAttempts.failedAt, addMs(now, -FORGET_LOGIN_MS));
    const windowOver = lt(failedAttempts.countedFrom, addMs(now, -ADDRESS_WINDOW_MS));
    await countFailure(keys.login, now, sql`(${inFuture} or ${dayOld})`);
    await countFailure(keys.address, now, sql`(${inFuture} or ${windowOver})`);
    // Keeps at most one day of failures in the table.
    await queries.delete(failedAttempts).where(dayOld);
  }

  async function recordSuccess(keys: Keys, now: Date): Promise<void> {
    const cleared = queries
      .$with('cleared')
      .as(
        queries
          .delete(failedAttempts)
          .where(eq(failedAttempts.key, keys.login))
          .returning({ key: failedAttempts.key }),
      );
    await queries
      .with(cleared)
      .insert(knownNetworks)
      .values({ key: keys.networkKey, seenAt: now })
      .onConflictDoUpdate({ target: knownNetworks.key, set: { seenAt: now } });
    await queries.delete(knownNetworks).where(lt(knownNetworks.seenAt, addMs(now, -KNOWN_NETWORK_MS)));
  }

  async function makeKeys(login: string, address: string): Promise<Keys> {
    const network = toNetwork(address);
    const networkKey = keyedHash('place', login, network);
    const since = addMs(clock(), -KNOWN_NETWORK_MS);
    const rows = await queries
      .select()
      .from(knownNetworks)
      .where(and(eq(knownNetworks.key, networkKey), gt(knownNetworks.seenAt, since)));
    const isKnown = rows.length > 0;
    return {
      login: isKnown ? keyedHash('login at', login, network) : keyedHash('login', login),
      address: keyedHash('address', network),
      networkKey,
      isKnown,
    };
  }

  async function withCount<T>(key: string | Socket | Queue, work: () => Promise<T>): Promise<T> {
    running.set(key, (running.get(key) ?? 0) + 1);
    try {
      return await work();
    } finally {
      const count = (running.get(key) ?? 1) - 1;
      if (count > 0) running.set(key, count);
      else running.delete(key);
    }
  }

  async function runInQueue<T>(key: string, options: QueueOptions, work: () => Promise<T>): Promise<T> {
    const queue = queues.get(key) ?? makeQueue(1);
    queues.set(key, queue);
    try {
      return await withCount(queue, () => queue.run(work, options));
    } finally {
      if (!running.has(queue)) queues.delete(key);
    }
  }

  async function guardKeys<T extends { matched: boolean }>(
    login: string,
    address: string,
    attempt: (options: QueueOptions) => Promise<T>,
  ): Promise<T> {
    const latest = performance.now() + maxQueueMs;
    const keys = await makeKeys(login, address);
    return withCount(limitedBy(keys), async () => {
      // Fewer running attempts give a higher priority.
      const options = { latest, priority: (keys.isKnown ? KNOWN_FIRST : 0) - countRunning(keys) };
      await assertAllowed(keys, clock(), countRunning(keys));
      return runInQueue(keys.login, options, async () => {
        // Checked again, because earlier attempts in the queue may have failed meanwhile.
        await assertAllowed(keys, clock(), 1);
        const outcome = await attempt(options);
        if (outcome.matched) await recordSuccess(keys, clock());
        else await recordFailure(keys, clock());
        return outcome;
      });
    });
  }

  return {
    async guard(login, { address, connection }, attempt) {
      if ((running.get(connection) ?? 0) >= CONNECTION_ATTEMPTS) {
        throw new Refusal('throttled', { record: { limit: 'connection' } });
      }
      return withCount(connection, () => guardKeys(login, address, attempt));
    },
    countWaiting: () => [...queues.values()].reduce((sum, { countWaiting }) => sum + countWaiting(), 0),
  };
}

const addMs = (from: Date, ms: number) => new Date(from.getTime() + ms);

/** Wait after the last failure until the next attempt, in ms. */
function waitAfter(failures: number): number {
  if (failures < FREE_FAILURES) return 0;
  return Math.min(1000 * 2 ** (failures - FREE_FAILURES), MAX_WAIT_MS);
}
