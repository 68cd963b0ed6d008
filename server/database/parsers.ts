import pg from 'pg';

const { INT8, NUMERIC, DATE, TIMESTAMPTZ } = pg.types.builtins;

/**
 * How the backend reads the types of its tables that the drivers read differently. Sums of cents are below 2^53. Drizzle
 * makes a `Date` of the text of a time.
 */
export const PARSERS = new Map<typeof INT8, (text: string) => unknown>([
  [INT8, Number],
  [NUMERIC, Number],
  [DATE, String],
  [TIMESTAMPTZ, String],
]);
