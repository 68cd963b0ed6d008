import { isIPv6, type Socket } from 'node:net';
import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import type { Database } from './database/open';
import { failedAttempts, knownPlaces } from './database/tables';
import { Problem } from './problem';
import type { Pseudonym } from './pseudonyms';
import { makeTurns, type Turn, type Turns } from './turns';

// The policy
//
// Per login: 5 failures are free; from then on each further attempt waits 1 s, 2 s, 4 s … up to 15 min after the last
// failure. A success clears the count, and so does a day without failures. Attempts made while waiting are refused
// unread and count for nothing, so knocking does not prolong the wait.
// Per address: 100 attempts, whatever the logins: failures of the last 15 min and attempts under way.
// Per connection: 2 attempts under way. A browser sends one at a time, and each costs queries before its keys are known.
//
// No count closes a login for ever, it only delays. A network from which a login was opened within 90 days is known
// to this login: it has a count and a queue of its own, is served before strangers, and the address's failures do not
// concern it. So the owner at the usual desk does not feel what a stranger does elsewhere, or what a colleague does at
// the same address. A first sign-in from a new network shares the strangers' count and may have to wait its 15 min.
//
// The counts are in the database, so replicas share them. rate-limiter-flexible was left out: its limits are points
// in a fixed window, and a doubling wait with known networks would have been built around it, not with it.
const FREE_FAILURES = 5;
const LONGEST_WAIT_MS = 15 * 60_000;
const FORGET_LOGIN_MS = 24 * 3_600_000;
const ADDRESS_ATTEMPTS = 100;
const CONNECTION_ATTEMPTS = 2;
const ADDRESS_WINDOW_MS = 15 * 60_000;
const KNOWN_PLACE_MS = 90 * 24 * 3_600_000;
// A count from further ahead than replicas' clocks can differ was written before a clock was set back: it is void.
const CLOCK_SKEW_MS = 60_000;
/** How long a sign-in waits for its turn, in ms. A person still waits that long; the portal gives up after 30 s. */
const LONGEST_QUEUE_MS = 6_000;
const KNOWN_FIRST = 1_000;

export type Throttle = {
  /**
   * Runs one sign-in attempt and counts how it ended. Attempts on the same login run one after the other; those from
   * known networks do not wait for those of strangers.
   * @param attempt says whether login and password belong together. Takes the turn for what it does in a queue.
   * @throws Problem 429 with Retry-After (seconds, at most 900) without running it; 503 when its turn does not come.
   */
  guard<T extends { matched: boolean }>(
    login: string,
    client: { address: string; connection: Socket },
    attempt: (turn: Turn) => Promise<T>,
  ): Promise<T>;
  /** How many attempts wait for another one on the same login. */
  countWaiting: () => number;
};

type Keys = {
  /** Of the login, at this network if it is a known one. */
  login: string;
  address: string;
  place: string;
  isKnown: boolean;
};

export function makeThrottle({
  database: { queries },
  clock,
  pseudonym,
  longestQueueMs = LONGEST_QUEUE_MS,
}: {
  database: Database;
  clock: () => Date;
  pseudonym: Pseudonym;
  longestQueueMs?: number | undefined;
}): Throttle {
  const queues = new Map<string, { turns: Turns; users: number }>();
  const underWay = new Map<string | Socket, number>();

  /** Attempts under way are bounded for an address, and for a login at a known network. */
  const boundedBy = (keys: Keys) => (keys.isKnown ? keys.login : keys.address);
  const countUnderWay = (keys: Keys) => underWay.get(boundedBy(keys)) ?? 0;

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
    const failures = windowEndsAt > now.getTime() ? (byAddress?.failures ?? 0) : 0;
    const isFull = failures + attempts > ADDRESS_ATTEMPTS;
    // With attempts still under way, they may end well: a second is all there is to wait for.
    const addressOpensAt = isFull ? Math.max(windowEndsAt, now.getTime() + 1000) : 0;

    const waitMs = Math.max(loginOpensAt, addressOpensAt) - now.getTime();
    if (waitMs > 0) {
      const seconds = Math.ceil(Math.min(waitMs, LONGEST_WAIT_MS) / 1000);
      const limit = loginOpensAt > addressOpensAt ? 'login' : 'address';
      throw new Problem(429, { 'retry-after': String(seconds) }, { record: { limit } });
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
    const fromTheFuture = gt(failedAttempts.failedAt, ahead(now, CLOCK_SKEW_MS));
    const dayOld = lt(failedAttempts.failedAt, ahead(now, -FORGET_LOGIN_MS));
    const windowOver = lt(failedAttempts.countedFrom, ahead(now, -ADDRESS_WINDOW_MS));
    await countFailure(keys.login, now, sql`(${fromTheFuture} or ${dayOld})`);
    await countFailure(keys.address, now, sql`(${fromTheFuture} or ${windowOver})`);
    // What is void is also swept, so that the table cannot grow past a day's failures.
    await queries.delete(failedAttempts).where(dayOld);
  }

  async function recordSuccess(keys: Keys, now: Date): Promise<void> {
    await queries.delete(failedAttempts).where(eq(failedAttempts.key, keys.login));
    await queries
      .insert(knownPlaces)
      .values({ key: keys.place, seenAt: now })
      .onConflictDoUpdate({ target: knownPlaces.key, set: { seenAt: now } });
    await queries.delete(knownPlaces).where(lt(knownPlaces.seenAt, ahead(now, -KNOWN_PLACE_MS)));
  }

  async function keysOf(login: string, address: string): Promise<Keys> {
    const network = networkOf(address);
    const place = pseudonym('place', login, network);
    const since = ahead(clock(), -KNOWN_PLACE_MS);
    const known = await queries
      .select()
      .from(knownPlaces)
      .where(and(eq(knownPlaces.key, place), gt(knownPlaces.seenAt, since)));
    const isKnown = known.length > 0;
    return {
      login: isKnown ? pseudonym('login at', login, network) : pseudonym('login', login),
      address: pseudonym('address', network),
      place,
      isKnown,
    };
  }

  async function countingUnderWay<T>(key: string | Socket, work: () => Promise<T>): Promise<T> {
    underWay.set(key, (underWay.get(key) ?? 0) + 1);
    try {
      return await work();
    } finally {
      const left = (underWay.get(key) ?? 1) - 1;
      if (left > 0) underWay.set(key, left);
      else underWay.delete(key);
    }
  }

  async function inQueueOf<T>(key: string, turn: Turn, work: () => Promise<T>): Promise<T> {
    const queue = queues.get(key) ?? { turns: makeTurns(1), users: 0 };
    queues.set(key, queue);
    queue.users += 1;
    try {
      return await queue.turns.take(work, turn);
    } finally {
      queue.users -= 1;
      if (queue.users === 0) queues.delete(key);
    }
  }

  async function guardKeys<T extends { matched: boolean }>(
    login: string,
    address: string,
    attempt: (turn: Turn) => Promise<T>,
  ): Promise<T> {
    const latest = performance.now() + longestQueueMs;
    const keys = await keysOf(login, address);
    return countingUnderWay(boundedBy(keys), async () => {
      // Among equals the one with the fewest attempts under way is first.
      const turn = { latest, priority: (keys.isKnown ? KNOWN_FIRST : 0) - countUnderWay(keys) };
      await assertAllowed(keys, clock(), countUnderWay(keys));
      return inQueueOf(keys.login, turn, async () => {
        // Again, with the failures alone: those before it in the queue may have failed meanwhile.
        await assertAllowed(keys, clock(), 1);
        const outcome = await attempt(turn);
        if (outcome.matched) await recordSuccess(keys, clock());
        else await recordFailure(keys, clock());
        return outcome;
      });
    });
  }

  return {
    async guard(login, { address, connection }, attempt) {
      if ((underWay.get(connection) ?? 0) >= CONNECTION_ATTEMPTS) {
        throw new Problem(429, { 'retry-after': '1' }, { record: { limit: 'connection' } });
      }
      return countingUnderWay(connection, () => guardKeys(login, address, attempt));
    },
    countWaiting: () => [...queues.values()].reduce((sum, { turns }) => sum + turns.countWaiting(), 0),
  };
}

const ahead = (from: Date, ms: number) => new Date(from.getTime() + ms);

/** How long after the last failure the next attempt has to wait, in ms. */
function waitAfter(failures: number): number {
  if (failures < FREE_FAILURES) return 0;
  return Math.min(1000 * 2 ** (failures - FREE_FAILURES), LONGEST_WAIT_MS);
}

/**
 * What counts as one address: an IPv4 address, or the /64 of an IPv6 one, since a single household has 2^64 of those.
 * An IPv4 address written as IPv6 is the IPv4 address.
 */
export function networkOf(address: string): string {
  // Some proxies forward a port too, and each connection has another one.
  const withPort = /^([\d.]+):\d+$|^\[(.*)\](?::\d+)?$/.exec(address);
  const [bare = ''] = (withPort?.[1] ?? withPort?.[2] ?? address).split('%');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare);
  if (mapped?.[1] !== undefined) return mapped[1];
  if (!isIPv6(bare)) return bare;
  const [head = '', tail] = bare.toLowerCase().split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros =
    tail === undefined ? [] : Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0');
  const groups = [...left, ...zeros, ...right].slice(0, 4);
  return `${groups.map((group) => group.replace(/^0+(?=.)/, '')).join(':')}::/64`;
}
