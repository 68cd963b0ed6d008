import pg from 'pg';

const { INT8, NUMERIC, DATE, TIMESTAMP, TIMESTAMPTZ, INTERVAL } = pg.types.builtins;

/**
 * How the backend reads the types that the drivers return differently. Sums of cents are below 2^53. Drizzle parses the
 * text of times.
 */
export const PARSERS = new Map<typeof INT8, (text: string) => unknown>([
  [INT8, Number],
  [NUMERIC, Number],
  [DATE, String],
  [TIMESTAMP, String],
  [TIMESTAMPTZ, String],
  [INTERVAL, String],
]);
