// Finds the columns that may say what is paid.
import type { SheetRow } from '../files/sheet';
import type { Columns } from './analysis';
import { HALF } from './columnContent';
import { describeColumns } from './describeColumns';
import { findMeanings, isCancelTitle, mayBePayment, saysDone } from './titleMeanings';
import type { TranslateWord } from './translateWords';

/** Whether a column that is not read may say what is paid by its title or its words, and no other column says it. */
export function hasOpenStatus(
  titles: readonly string[],
  rows: readonly SheetRow[],
  columns: Columns,
  translate: TranslateWord,
): boolean {
  const isSaid = columns.some((field) => field === 'status' || field === 'paidOn' || field === 'paid');
  const paidColumns = titles.flatMap((title, column) =>
    columns[column] === null && findMeanings(title)[0]?.field === 'paid' ? [column] : [],
  );
  const mayBeTwo = !columns.includes('paid') && paidColumns.length > 1;
  // For speed: describing the columns reads all rows.
  if (isSaid && !mayBeTwo) return false;
  const contents = describeColumns(titles, rows, translate);
  const paidAmounts = paidColumns.filter((column) => (contents[column]?.money ?? 0) > 0);
  // Two paid amounts with other values are open, also beside a payment day.
  if (mayBeTwo && paidAmounts.length > 1) return true;
  if (isSaid) return false;
  return contents.some(
    ({ status, hasPaid, filled, days, amounts }, column) =>
      columns[column] === null &&
      !isCancelTitle(titles[column] ?? '') &&
      ((hasPaid && status >= HALF) ||
        (filled > 0 && saysDone(titles[column] ?? '')) ||
        (days + amounts > 0 && mayBePayment(titles[column] ?? ''))),
  );
}

/** A column that says what is paid by its days or its amounts has payment days or paid amounts. */
export function readStatusColumn(
  columns: Columns,
  titles: readonly string[],
  [rows, translate]: readonly [readonly SheetRow[], TranslateWord],
): Columns {
  const at = columns.indexOf('status');
  if (at < 0) return columns;
  const {
    days = 0,
    amounts = 0,
    status = 0,
    isFlags = false,
  } = describeColumns(titles, rows, translate)[at] ?? {};
  const field = days >= HALF ? 'paidOn' : amounts >= HALF && status === 0 && !isFlags ? 'paid' : 'status';
  return columns.includes(field) ? columns : columns.with(at, field);
}
