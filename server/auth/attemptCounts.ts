import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import type { Database, Queries } from '../database/database';
import { failedAttempts, knownNetworks } from '../database/tables';
import { Refusal } from '../errors/refusal';
import type { KeyedHash } from './keyedHash';
import { toNetwork } from './network';

// The rules are in rateLimiter.ts.
const FREE_FAILURES = 5;
const MAX_WAIT_MS = 15 * 60_000;
const FORGET_LOGIN_MS = 24 * 3_600_000;
const ADDRESS_ATTEMPTS = 100;
const ADDRESS_WINDOW_MS = 15 * 60_000;
const KNOWN_NETWORK_MS = 90 * 24 * 3_600_000;
// Clocks of replicas differ by less than this. A count further in the future is ignored: a clock was set back.
const CLOCK_SKEW_MS = 60_000;

export type Keys = {
  /** Key of the login. For a known network, key of the login at this network. */
  login: string;
  address: string;
  /** Key of the login's network, for the list of known networks. */
  networkKey: string;
  isKnown: boolean;
};

/** Forgets the failed attempts with a login, from unknown networks and from that of an address. */
export async function forgetFailures(
  queries: Queries,
  keyedHash: KeyedHash,
  { login, address }: { login: string; address?: string },
): Promise<void> {
  const known = address === undefined ? [] : [hashLoginAt(keyedHash, login, toNetwork(address))];
  await queries
    .delete(failedAttempts)
    .where(inArray(failedAttempts.key, [keyedHash('login', login), ...known]));
}

const hashLoginAt = (keyedHash: KeyedHash, login: string, network: string) =>
  keyedHash('login at', login, network);

type CountOptions = { database: Database; clock: () => Date; keyedHash: KeyedHash };

/** Counts failed attempts and known networks in the database. */
export function makeAttemptCounts({ database: { queries }, clock, keyedHash }: CountOptions) {
  /**
   * @param attempts the attempts that run now.
   * @throws Refusal `throttled`
   */
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
      login: isKnown ? hashLoginAt(keyedHash, login, network) : keyedHash('login', login),
      address: keyedHash('address', network),
      networkKey,
      isKnown,
    };
  }

  return { assertAllowed, makeKeys, recordFailure, recordSuccess };
}

const addMs = (from: Date, ms: number) => new Date(from.getTime() + ms);

/** Wait after the last failure until the next attempt, in ms. */
function waitAfter(failures: number): number {
  if (failures < FREE_FAILURES) return 0;
  return Math.min(1000 * 2 ** (failures - FREE_FAILURES), MAX_WAIT_MS);
}
