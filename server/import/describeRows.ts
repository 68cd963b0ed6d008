import { readText, type SheetRow } from '../files/sheet';
import type { QuestionRows } from './analysis';

/** Characters of a row in the response. */
const MAX_TEXT_LENGTH = 100;

/** Returns the values of a row as one text. */
export const showCells = ({ cells }: SheetRow): string =>
  cells.map(readText).filter(Boolean).join(' · ').slice(0, MAX_TEXT_LENGTH);

/** Rows of a question in the response. */
const MAX_ROWS = 100;

/** Describes the rows of a question: their number, and the first ones with their values. */
export const describeRows = (
  rows: readonly QuestionRows['rows'][number][],
): Pick<QuestionRows, 'count' | 'rows'> => ({
  count: rows.length,
  rows: rows.slice(0, MAX_ROWS).map(({ row, text }) => ({ row, text })),
});
