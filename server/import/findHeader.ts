import { isEmpty, type SheetRow } from '../files/sheet';
import { countTitles } from './titleMeanings';
import { readAmount } from './readAmount';
import { canBeDay } from './readDay';

/** Rows that can have the titles. */
export const HEADER_ROWS = 40;

/** The table of a sheet. Its titles are the row `header`, or it has none. */
export type FoundTable = { header: SheetRow | null; above: SheetRow[]; below: SheetRow[]; score: number };

/**
 * Finds the row with the titles: the one with most known titles, else the row of texts above the first row with a day
 * and an amount.
 */
export function findHeader(rows: readonly SheetRow[]): FoundTable {
  const scores = rows.slice(0, HEADER_ROWS).map((row) => (isEntry(row) ? 0 : countTitles(row.cells)));
  const score = Math.max(0, ...scores);
  // A second table may have more titles than the first.
  const at = scores.findIndex(
    (one, index) => one >= 2 && (one === score || rows.slice(index, scores.indexOf(score)).some(isEntry)),
  );
  if (at >= 0) return cut(rows, at, score);
  const first = rows.findIndex(isEntry);
  const before = rows[first - 1];
  if (
    before !== undefined &&
    before.cells.filter((cell) => typeof cell === 'string' && cell.trim() !== '').length >= 2
  )
    return cut(rows, first - 1, score);
  const start = Math.max(0, first);
  return { header: null, above: rows.slice(0, start), below: rows.slice(start), score };
}

const cut = (rows: readonly SheetRow[], at: number, score: number): FoundTable => ({
  header: rows[at] ?? null,
  above: rows.slice(0, at),
  below: rows.slice(at + 1),
  score,
});

export function isEntry({ cells }: SheetRow): boolean {
  const filled = cells.filter((cell) => !isEmpty(cell));
  const day = filled.find(canBeDay);
  return day !== undefined && filled.some((cell) => cell !== day && readAmount(cell, 'comma') !== null);
}
