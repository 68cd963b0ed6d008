// Finds the columns that may say what is paid.
import type { Columns } from './analysis';
import { HALF, type Content } from './columnContent';
import { findMeanings, isCancelTitle, isStatusTitle, mayBePayment, saysDone } from './titleMeanings';

/** Whether a column that is not read may say what is paid by its title or its words, and no other column says it. */
export function hasOpenStatus(
  titles: readonly string[],
  columns: Columns,
  contents: readonly Content[],
): boolean {
  const isSaid = columns.some((field) => field === 'status' || field === 'paidOn' || field === 'paid');
  const paidColumns = titles.flatMap((title, column) =>
    columns[column] === null && findMeanings(title)[0]?.field === 'paid' ? [column] : [],
  );
  const paidAmounts = paidColumns.filter((column) => (contents[column]?.money ?? 0) > 0);
  // Two paid amounts with other values are open, also beside a payment day.
  if (!columns.includes('paid') && paidAmounts.length > 1) return true;
  if (isSaid) return false;
  return contents.some(
    ({ status, hasPaid, filled, days, amounts }, column) =>
      columns[column] === null &&
      !isCancelTitle(titles[column] ?? '') &&
      ((hasPaid && status >= HALF) ||
        (filled > 0 && (saysDone(titles[column] ?? '') || isStatusTitle(titles[column] ?? ''))) ||
        (days + amounts > 0 && mayBePayment(titles[column] ?? ''))),
  );
}

/** A column that says what is paid by its days or its amounts has payment days or paid amounts. */
export function readStatusColumn(columns: Columns, contents: readonly Content[]): Columns {
  const at = columns.indexOf('status');
  if (at < 0) return columns;
  const { days = 0, amounts = 0, status = 0, isFlags = false } = contents[at] ?? {};
  const field = days >= HALF ? 'paidOn' : amounts >= HALF && status === 0 && !isFlags ? 'paid' : 'status';
  return columns.includes(field) ? columns : columns.with(at, field);
}
