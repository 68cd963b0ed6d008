import { readText } from '../files/sheet';
import type { Columns } from './analysis';
import { readAmount } from './readAmount';
import { isUnfilled, readCell, type CellOf, type Kind, type Refuse, type RowOptions } from './rowReader';

/** Returns whether amounts to receive and to pay have a column each. */
export const hasTwoAmounts = (columns: Columns): boolean =>
  columns.includes('amountIn') && columns.includes('amountOut');

/** Returns whether the file says the kind of its entries. */
export const hasKind = (columns: Columns): boolean =>
  columns.includes('kind') || columns.includes('signedAmount') || hasTwoAmounts(columns);

/** Reads the amount of an entry, which can be negative. Without a column of kinds, a negative one is to pay. */
export function readSum(cellOf: CellOf, options: RowOptions, refuse: Refuse): number | undefined {
  const read = (field: 'amount' | 'signedAmount' | 'amountIn' | 'amountOut') =>
    readCell([field, cellOf], [(cell) => readAmount(cell, options.decimal), 'not-an-amount'], refuse);
  if (hasTwoAmounts(options.columns)) return readTwoAmounts(cellOf, read, refuse);
  const field = options.columns.includes('signedAmount') ? 'signedAmount' : 'amount';
  if (isUnfilled(cellOf(field))) refuse(field, 'missing');
  return read(field);
}

/** A row has an amount in one of the two columns. The other one is empty or zero. */
function readTwoAmounts(
  cellOf: CellOf,
  read: (field: 'amountIn' | 'amountOut') => number | undefined,
  refuse: Refuse,
): number | undefined {
  const [incoming, outgoing] = (['amountIn', 'amountOut'] as const).map((field) =>
    isUnfilled(cellOf(field)) ? 0 : read(field),
  );
  if (incoming === undefined || outgoing === undefined) return undefined;
  if (incoming !== 0 && outgoing !== 0) refuse('amountOut', 'range');
  else if (incoming < 0) refuse('amountIn', 'range');
  else if (incoming !== 0) return incoming;
  else if (outgoing !== 0) return -Math.abs(outgoing);
  else refuse('amountIn', 'missing');
  return undefined;
}

/** Reads the kind of an entry: its sign or its column, a word, or the default. */
export function readKind(
  cellOf: CellOf,
  sum: number | undefined,
  { columns, defaults, words }: Pick<RowOptions, 'columns' | 'defaults' | 'words'>,
  refuse: Refuse,
): Kind | undefined {
  const word = hasTwoAmounts(columns) ? '' : readText(cellOf('kind'));
  if (word !== '') {
    const kind = toKind(words('kind', word).becomes);
    if (kind === undefined) refuse('kind', 'unknown');
    return kind;
  }
  if (hasTwoAmounts(columns) || columns.includes('signedAmount'))
    return sum === undefined ? undefined : sum < 0 ? 'payable' : 'receivable';
  if (defaults?.kind === undefined) refuse('kind', 'missing');
  return defaults?.kind;
}

const toKind = (value: string | null): Kind | undefined =>
  value === 'receivable' || value === 'payable' ? value : undefined;
