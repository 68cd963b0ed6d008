import type { SheetRow } from '../files/sheet';
import type { Columns } from './analysis';
import { DAY_FIELDS } from './fields';
import { findOrder } from './readDay';

/** The largest number that is a day and a month. */
const MONTHS = 12;

/**
 * Finds the rows with days that a spreadsheet may have read in another order than they were written. It leaves the days as
 * texts that are none in its order, so the others all have a day of 12 or less.
 */
export function findSwappedRows(rows: readonly SheetRow[], columns: Columns): SheetRow[] {
  const swapped = new Set<SheetRow>();
  for (const field of DAY_FIELDS) {
    const column = columns.indexOf(field);
    if (column < 0) continue;
    const cells = rows.map((row) => ({ row, cell: row.cells[column] ?? null }));
    const days = cells.flatMap(({ row, cell }) =>
      cell !== null && typeof cell === 'object' && 'day' in cell ? [{ row, parts: cell.day.split('-') }] : [],
    );
    const hasTexts = cells.some(({ cell }) => ['day-first', 'month-first'].includes(findOrder(cell) ?? ''));
    if (!hasTexts || days.some(({ parts: [, , day] }) => Number(day) > MONTHS)) continue;
    for (const { row, parts } of days) if (parts[1] !== parts[2]) swapped.add(row);
  }
  return [...swapped];
}
