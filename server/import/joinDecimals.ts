import { RefusedFile } from '../files/refusedFile';
import { readText, type ReadCell, type SheetRow } from '../files/sheet';

const WHOLE_PART = /^-?\s*(?:R\$)?\s*-?(?:\d{1,3}(?:\.\d{3})+|\d+)$/i;
const DECIMAL_PART = /^\d{1,2}$/;

/**
 * Refuses rows without titles of which two fields beside each other can be the parts of an amount.
 * @throws RefusedFile
 */
export function refuseSplitAmounts(rows: readonly SheetRow[]): void {
  const [first] = rows;
  const isSplitColumn = (column: number) =>
    rows.every(({ cells }) => isSplit(cells[column] ?? null, cells[column + 1]));
  if (first?.cells.some((_, column) => isSplitColumn(column)) === true)
    throw new RefusedFile('fields', first.row);
}

/**
 * Joins the parts of amounts whose decimal comma was read as a separator: a row has more fields than titles.
 * @throws RefusedFile if the parts of a row can be joined in no way, or in several.
 */
export const joinDecimals = (rows: readonly SheetRow[], width: number): SheetRow[] =>
  rows.map((row) => {
    const surplus = row.cells.length - width;
    if (surplus <= 0) return row;
    const starts = row.cells.flatMap((cell, index) => (isSplit(cell, row.cells[index + 1]) ? [index] : []));
    const overlaps = starts.some((start, index) => starts[index + 1] === start + 1);
    if (starts.length !== surplus || overlaps) throw new RefusedFile('fields', row.row);
    return { ...row, cells: join(row.cells, starts) };
  });

/** No amount is longer, and the pattern would be slow for a longer text. */
const MAX_LENGTH = 60;

function isSplit(whole: ReadCell, decimals: ReadCell | undefined): boolean {
  const text = readText(whole);
  return text.length <= MAX_LENGTH && WHOLE_PART.test(text) && DECIMAL_PART.test(readText(decimals));
}

const join = (cells: readonly ReadCell[], starts: readonly number[]): ReadCell[] =>
  cells.flatMap((cell, index) => {
    if (starts.includes(index - 1)) return [];
    return [starts.includes(index) ? `${readText(cell)},${readText(cells[index + 1])}` : cell];
  });
