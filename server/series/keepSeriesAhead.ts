import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/database';
import { extendSeries } from './extendSeries';

const INTERVAL_MS = 6 * 60 * 60 * 1000;

type Options = { database: Database; clock: () => Date; log: FastifyBaseLogger };

/**
 * Adds the next entries of all series, now and every six hours. A failure is logged, and the next time tries again.
 * @returns a function that ends it.
 */
export function keepSeriesAhead({ database, clock, log }: Options): () => Promise<void> {
  const extend = async () => {
    try {
      const added = await extendSeries(database, clock());
      if (added > 0) log.info({ event: 'series-extended', added }, 'the next entries of series are stored');
    } catch (error) {
      log.warn({ event: 'series-not-extended', err: error }, 'the next entries of series are not stored');
    }
  };
  let running = extend();
  const timer = setInterval(() => {
    running = running.then(extend);
  }, INTERVAL_MS);
  timer.unref();
  return () => {
    clearInterval(timer);
    return running;
  };
}
