import { RefusedFile } from '../files/refusedFile';
import { readText, type ReadCell, type SheetRow } from '../files/sheet';
import { findMeanings, type TitleField } from './titleMeanings';

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
 * @throws RefusedFile if the parts of a row can be joined in no way, or in several. Fields at the end may be empty.
 */
export const joinDecimals = (rows: readonly SheetRow[], header: SheetRow): SheetRow[] =>
  rows.map((row) => {
    const surplus = row.cells.length - header.cells.length;
    const starts = row.cells.flatMap((cell, index) => (isSplit(cell, row.cells[index + 1]) ? [index] : []));
    if (surplus <= 0) {
      if (starts.length > 0 && (row.width ?? 0) > (header.width ?? 0))
        throw new RefusedFile('fields', row.row);
      return row;
    }
    const overlaps = starts.some((start, index) => starts[index + 1] === start + 1);
    if (starts.length !== surplus || overlaps) throw new RefusedFile('fields', row.row);
    return { ...row, cells: join(row.cells, starts) };
  });

/**
 * Refuses a table in which each amount has no cents, and two digits beside it below another title: the cents may be there.
 * @throws RefusedFile
 */
export function refuseMovedCents(rows: readonly SheetRow[], header: SheetRow): void {
  const column = header.cells.findIndex((cell) => means(cell, 'amount'));
  const hasOwnNumber = NUMBERED.some((field) => means(header.cells[column + 1], field));
  const entries = rows.filter(({ cells }) => isPart(cells[column], WHOLE_PART));
  const areMoved = entries.every(({ cells }) => /^\d\d$/.test(readText(cells[column + 1])));
  if (column >= 0 && !hasOwnNumber && entries.length > 0 && areMoved)
    throw new RefusedFile('fields', entries[0]?.row);
}

/** Fields with numbers of their own. */
const NUMBERED = ['installment', 'installments', 'amount', 'paid', 'discount', 'interest', 'fine'] as const;

const means = (cell: ReadCell | undefined, field: TitleField): boolean =>
  findMeanings(readText(cell))[0]?.field === field;

/** No amount is longer, and the pattern would be slow for a longer text. */
const MAX_LENGTH = 60;

function isPart(cell: ReadCell | undefined, part: RegExp): boolean {
  const text = readText(cell);
  return text.length <= MAX_LENGTH && part.test(text);
}

const isSplit = (whole: ReadCell, decimals: ReadCell | undefined): boolean =>
  isPart(whole, WHOLE_PART) && isPart(decimals, DECIMAL_PART);

const join = (cells: readonly ReadCell[], starts: readonly number[]): ReadCell[] =>
  cells.flatMap((cell, index) => {
    if (starts.includes(index - 1)) return [];
    return [starts.includes(index) ? `${readText(cell)},${readText(cells[index + 1])}` : cell];
  });
