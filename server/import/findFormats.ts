import { readText, type SheetRow } from '../files/sheet';
import type { Columns } from './analysis';
import { findDecimal, type Decimal } from './readAmount';
import { findOrder, type DateOrder } from './readDay';
import type { Field } from './fields';

const DAYS: readonly Field[] = ['issuedOn', 'dueOn', 'paidOn'];
const AMOUNTS: readonly Field[] = ['amount', 'signedAmount', 'amountIn', 'amountOut', 'paid'];

/** Texts of a file that show which order its days have, one of each sort. */
export type DayExamples = Partial<Record<DateOrder | 'either', { row: number; text: string }>>;

/** Finds texts in the columns of days whose order matters. */
export function findDayExamples(rows: readonly SheetRow[], columns: Columns): DayExamples {
  const examples: DayExamples = {};
  for (const { row, cells } of rows)
    for (const [column, cell] of cells.entries()) {
      const order = DAYS.some((day) => day === columns[column]) ? findOrder(cell) : null;
      if (order !== null) examples[order] ??= { row, text: readText(cell) };
    }
  return examples;
}

/**
 * Returns the order of the days of a file, or `undefined` if none depends on it. `open`: a day with the month first
 * contradicts another one, or would change the meaning of others.
 */
export function findDateOrder(examples: DayExamples): DateOrder | 'open' | undefined {
  const { 'day-first': dayFirst, 'month-first': monthFirst, either } = examples;
  if (monthFirst === undefined)
    return dayFirst === undefined && either === undefined ? undefined : 'day-first';
  return dayFirst === undefined && either === undefined ? 'month-first' : 'open';
}

/**
 * Returns the separator of the amounts of a file, or `undefined` if none depends on it. `open`: an amount can be read in
 * two ways, and no other one proves the separator.
 */
export function findDecimals(rows: readonly SheetRow[], columns: Columns): Decimal | 'open' | undefined {
  const decimals = new Set(
    rows.flatMap(({ cells }) =>
      cells.map((cell, column) =>
        AMOUNTS.some((amount) => amount === columns[column]) ? findDecimal(cell) : null,
      ),
    ),
  );
  if (decimals.has('ambiguous') && decimals.has('comma') === decimals.has('point')) return 'open';
  if (decimals.has('comma') || decimals.has('ambiguous')) return 'comma';
  return decimals.has('point') ? 'point' : undefined;
}
