import type { Socket } from 'node:net';
import type { Database } from '../database/database';
import { Refusal } from '../errors/refusal';
import { makeAttemptCounts, type Keys } from './attemptCounts';
import type { KeyedHash } from './keyedHash';
import { makeQueue, type Queue, type QueueOptions } from '../turns/queue';

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
const CONNECTION_ATTEMPTS = 2;
/** Longest time in the queue, in ms. The portal stops waiting after 30 s. */
const MAX_QUEUE_MS = 6_000;
/** Priority of known networks. It is larger than the number of running attempts. */
const KNOWN_NETWORK_PRIORITY = 1_000;

export type RateLimiter = {
  /**
   * Runs one sign-in attempt and counts its result. Attempts for the same login run one after the other. Attempts from
   * known networks do not wait for those from unknown networks.
   * @param attempt resolves with `isCorrect`: whether the password is correct. Its options are for further queues.
   * @throws Refusal `throttled` with the seconds to wait (at most 900) if a limit is reached; `busy` if the queue takes too
   *   long. The attempt is not run in either case.
   */
  guard<T extends { isCorrect: boolean }>(
    login: string,
    client: { address: string; connection: Socket },
    attempt: (options: QueueOptions) => Promise<T>,
  ): Promise<T>;
  /** Number of attempts that wait for another attempt with the same login. */
  countWaiting: () => number;
};

export function makeRateLimiter({
  database,
  clock,
  keyedHash,
  maxQueueMs = MAX_QUEUE_MS,
}: {
  database: Database;
  clock: () => Date;
  keyedHash: KeyedHash;
  maxQueueMs?: number | undefined;
}): RateLimiter {
  const { assertAllowed, makeKeys, recordFailure, recordSuccess } = makeAttemptCounts({
    database,
    clock,
    keyedHash,
  });
  const queues = new Map<string, Queue>();
  /** Attempts under way by address or login, by connection, and by queue. */
  const running = new Map<string | Socket | Queue, number>();

  /** The key that limits running attempts: the address, or the login at a known network. */
  const limitedBy = (keys: Keys) => (keys.isKnown ? keys.login : keys.address);
  const countRunning = (keys: Keys) => running.get(limitedBy(keys)) ?? 0;

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

  async function guardKeys<T extends { isCorrect: boolean }>(
    login: string,
    address: string,
    attempt: (options: QueueOptions) => Promise<T>,
  ): Promise<T> {
    const latest = performance.now() + maxQueueMs;
    const keys = await makeKeys(login, address);
    return withCount(limitedBy(keys), async () => {
      // Fewer running attempts give a higher priority.
      const options = { latest, priority: (keys.isKnown ? KNOWN_NETWORK_PRIORITY : 0) - countRunning(keys) };
      await assertAllowed(keys, clock(), countRunning(keys));
      return runInQueue(keys.login, options, async () => {
        // Checked again, because earlier attempts in the queue may have failed meanwhile.
        await assertAllowed(keys, clock(), 1);
        const outcome = await attempt(options);
        if (outcome.isCorrect) await recordSuccess(keys, clock());
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
