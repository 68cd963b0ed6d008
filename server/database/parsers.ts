import pg from 'pg';

const { INT8, NUMERIC, DATE, TIMESTAMPTZ } = pg.types.builtins;

/**
 * The parser of each type that the two drivers would read differently. Sums of cents are below 2^53, so a number is exact.
 * Drizzle converts the text of a time to a `Date`.
 */
export const PARSERS = new Map<typeof INT8, (text: string) => unknown>([
  [INT8, Number],
  [NUMERIC, Number],
  [DATE, String],
  [TIMESTAMPTZ, String],
]);
