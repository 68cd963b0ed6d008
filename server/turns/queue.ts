import PQueue from 'p-queue';
import { Refusal, type RefusalReason } from '../errors/refusal';

/** Priority of a piece of work, and how long it may wait. */
export type QueueOptions = {
  /** Latest start, in ms of `performance.now()`. Work that has not begun by then is refused. */
  latest: number;
  /** Higher priorities begin first. Equal ones begin in order of arrival. */
  priority: number;
  /** Aborted when the work is not wanted any more. Work that has begun goes on. */
  signal?: AbortSignal;
};

export type Queue = {
  /**
   * @param options if absent, the work waits without a time limit.
   * @throws Refusal with the queue's reason if the work could not begin in time, and the reason of an aborted `signal`.
   */
  run<T>(work: () => Promise<T>, options?: QueueOptions): Promise<T>;
  countWaiting: () => number;
  countRunning: () => number;
};

/** Runs at most `concurrency` pieces of work at a time. The waiting time limits the queue, not its length. */
export function makeQueue(concurrency: number, reason: RefusalReason = 'busy'): Queue {
  const queue = new PQueue({ concurrency: concurrency });
  return {
    async run(work, options) {
      if (options === undefined) return queue.add(work);
      const waiting = new AbortController();
      const giveUp = () => {
        waiting.abort(new Refusal(reason, { record: { limit: 'queue' } }));
      };
      const timer = setTimeout(giveUp, options.latest - performance.now());
      const { priority, signal } = options;
      const leave = () => {
        waiting.abort(signal?.reason);
      };
      signal?.addEventListener('abort', leave, { once: true });
      const stopWaiting = () => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', leave);
      };
      const begin = () => {
        stopWaiting();
        return work();
      };
      return queue.add(begin, { signal: waiting.signal, priority }).finally(stopWaiting);
    },
    countWaiting: () => queue.size,
    countRunning: () => queue.pending,
  };
}
