import { readText, type ReadSheet, type SheetRow } from '../files/sheet';
import type { Preview } from './analysis';
import type { FoundTable } from './findHeader';

type Hidden = Preview['hidden'];

/** Empties the hidden columns of a table, unless the person includes them. Their place stays. */
export function leaveOutColumns(
  rows: readonly SheetRow[],
  { hiddenColumns }: Pick<ReadSheet, 'hiddenColumns'>,
): SheetRow[] {
  if (hiddenColumns.size === 0) return [...rows];
  return rows.map((row) => ({
    ...row,
    cells: row.cells.map((cell, column) => (hiddenColumns.has(column) ? null : cell)),
  }));
}

/** Returns what the spreadsheet hides of a table, or `undefined` if it hides nothing. */
export function findHidden(
  { header, below }: FoundTable,
  { rows, hiddenColumns }: ReadSheet,
): Hidden | undefined {
  const titleRow = rows.find(({ row }) => row === header?.row);
  const columns = [...hiddenColumns]
    .map((column) => readText(titleRow?.cells[column]))
    .filter((title) => title !== '');
  const count = below.filter(({ isHidden }) => isHidden).length;
  return count === 0 && columns.length === 0 ? undefined : { rows: count, columns };
}
