import { makeQueue, type Queue } from './queue';
import { Refusal, type RefusalReason } from '../errors/refusal';

/** What one user may do at the same time in one process. */
type Limit = {
  running: number;
  /** Requests that wait for the user's own ones. Further ones are refused at once. */
  waiting: number;
  /** Reason for a request that waits for the user's own ones for too long. */
  reason: RefusalReason;
  /** Running ones of all users, and the reason for a request that waits for those of others. */
  all?: { running: number; reason: RefusalReason };
};

/** A browser sends six requests at a time. The database has ten connections, so others always have some. */
export const REQUEST_LIMIT: Limit = { running: 4, waiting: 64, reason: 'throttled' };

/** A file takes memory and time. Each of the sixteen can have 5 MB in memory. */
export const FILE_LIMIT: Limit = {
  ...{ running: 1, waiting: 2, reason: 'own-file-running' },
  all: { running: 16, reason: 'too-many-files' },
};

/** A search of many entries is dear. One user types one text at a time, and leaves the database connections to others. */
export const SEARCH_LIMIT: Limit = {
  ...{ running: 1, waiting: 4, reason: 'throttled' },
  all: { running: 4, reason: 'busy' },
};

/** Time for a turn to begin, in ms. The portal waits 30 s for a response. */
const WAIT_MS = 10_000;

/** Options of a queue for work on a file. */
export const inTime = (signal?: AbortSignal) => ({
  ...{ latest: performance.now() + WAIT_MS, priority: 0 },
  ...(signal && { signal }),
});

/**
 * Begins a turn of a user, and returns the function that ends it. Users get their turns in the order in which they ask, and
 * none of them has more than the limit.
 * @param signal aborted when the request is not wanted any more.
 * @throws Refusal, or the reason of the signal.
 */
export type BeginTurn = (userId: string, signal?: AbortSignal) => Promise<() => void>;

/** Limits the requests of each user, whatever the number of their sessions and connections. */
export function makeBeginTurn({ running, waiting, reason, all }: Limit): BeginTurn {
  const byUser = new Map<string, Queue>();
  const ofAll = all && makeQueue(all.running, all.reason);
  return async (userId, signal) => {
    const ofUser = byUser.get(userId) ?? makeQueue(running, reason);
    byUser.set(userId, ofUser);
    if (ofUser.countWaiting() >= waiting) throw new Refusal(reason, { record: { limit: 'user' } });
    const options = inTime(signal);
    return new Promise((resolve, reject) => {
      const run = () => new Promise<void>((end) => resolve(end));
      ofUser
        .run(ofAll ? () => ofAll.run(run, options) : run, options)
        .catch(reject)
        .finally(() => {
          if (ofUser.countWaiting() + ofUser.countRunning() === 0) byUser.delete(userId);
        });
    });
  };
}
