import type { QuestionRows } from './analysis';

/** Rows of a question in the response. */
const MAX_ROWS = 100;

/** Describes the rows of a question: their number, and the first ones with their values. */
export const describeRows = (
  rows: readonly QuestionRows['rows'][number][],
): Pick<QuestionRows, 'count' | 'rows'> => ({
  count: rows.length,
  rows: rows.slice(0, MAX_ROWS).map(({ row, text }) => ({ row, text })),
});
