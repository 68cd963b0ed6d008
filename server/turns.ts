import PQueue from 'p-queue';
import { Problem } from './problem';

/** When and how urgently some work has to begin. */
export type Turn = {
  /** As `performance.now()` counts, in ms. Work that has not begun by then is refused. */
  latest: number;
  /** Higher ones begin first, equal ones in the order of their arrival. */
  priority: number;
};

export type Turns = {
  /**
   * @param turn absent: the work waits as long as it takes.
   * @throws Problem 503 with the reason `busy` when the work could not begin in time.
   */
  take<T>(work: () => Promise<T>, turn?: Turn): Promise<T>;
  countWaiting: () => number;
  countRunning: () => number;
};

/** Runs work in turn, `atOnce` at a time. The time that a caller waits bounds the queue, not its length. */
export function makeTurns(atOnce: number): Turns {
  const queue = new PQueue({ concurrency: atOnce });
  return {
    async take(work, turn) {
      if (turn === undefined) return queue.add(work);
      const waiting = new AbortController();
      const giveUp = () => {
        waiting.abort(
          new Problem(503, { 'retry-after': '5' }, { reason: 'busy', record: { limit: 'queue' } }),
        );
      };
      const timer = setTimeout(giveUp, turn.latest - performance.now());
      const begin = () => {
        clearTimeout(timer);
        return work();
      };
      return queue.add(begin, { signal: waiting.signal, priority: turn.priority });
    },
    countWaiting: () => queue.size,
    countRunning: () => queue.pending,
  };
}
