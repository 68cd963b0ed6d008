import { readText } from '../files/sheet';
import type { Columns } from './analysis';
import { readAmount } from './readAmount';
import { readCell, type CellOf, type Kind, type Refuse, type RowOptions } from './rowReader';

/** The amount of an entry with its sign in the file, and the kind that its column or its sign means. */
export type Sum = { cents: number; kind?: Kind };

/** Returns whether amounts to receive and to pay have a column each. */
export const hasTwoAmounts = (columns: Columns): boolean =>
  columns.includes('amountIn') && columns.includes('amountOut');

/** Returns whether the file says the kind of its entries. */
export const hasKind = (columns: Columns): boolean =>
  columns.includes('kind') || columns.includes('signedAmount') || hasTwoAmounts(columns);

type SumOptions = Pick<RowOptions, 'columns' | 'decimal' | 'expenseSign' | 'isBill'>;

/** Reads the amount of an entry, which can be negative. */
export function readSum(cellOf: CellOf, options: SumOptions, refuse: Refuse): Sum | undefined {
  const read = (field: 'amount' | 'signedAmount' | 'amountIn' | 'amountOut') =>
    readCell([field, cellOf], [(cell) => readAmount(cell, options.decimal), 'not-an-amount'], refuse);
  if (hasTwoAmounts(options.columns)) return readTwoAmounts(cellOf, read, refuse);
  const isSigned = options.columns.includes('signedAmount');
  const field = isSigned ? 'signedAmount' : 'amount';
  if (cellOf(field) === null) refuse(field, 'missing');
  const cents = read(field);
  if (cents === undefined) return undefined;
  // The kind is not known before the sign of an expense is.
  if (!isSigned || options.expenseSign === undefined) return { cents };
  return { cents, kind: options.isBill || isExpense(cents, options) ? 'payable' : 'receivable' };
}

/** Returns whether the sign of an amount is that of an amount to pay. */
export const isExpense = (cents: number, { expenseSign }: Pick<RowOptions, 'expenseSign'>): boolean =>
  cents < 0 === (expenseSign === 'negative');

/** A row has an amount in one of the two columns. The other one is empty or zero. */
function readTwoAmounts(
  cellOf: CellOf,
  read: (field: 'amountIn' | 'amountOut') => number | undefined,
  refuse: Refuse,
): Sum | undefined {
  const [incoming, outgoing] = (['amountIn', 'amountOut'] as const).map((field) =>
    cellOf(field) === null ? 0 : read(field),
  );
  if (incoming === undefined || outgoing === undefined) return undefined;
  if (incoming !== 0 && outgoing !== 0) refuse('amountOut', 'range');
  else if (incoming !== 0) return { cents: incoming, kind: 'receivable' };
  else if (outgoing !== 0) return { cents: outgoing, kind: 'payable' };
  else refuse('amountIn', 'missing');
  return undefined;
}

type KindOptions = Pick<RowOptions, 'columns' | 'defaults' | 'words'>;

/** Reads the kind of an entry: a word, its column or its sign, or the default. */
export function readKind(
  cellOf: CellOf,
  sum: Sum | undefined,
  { columns, defaults, words }: KindOptions,
  refuse: Refuse,
): Kind | undefined {
  const word = hasTwoAmounts(columns) ? '' : readText(cellOf('kind'));
  if (word !== '') {
    const kind = toKind(words('kind', word).becomes);
    if (kind === undefined) refuse('kind', 'unknown');
    return kind;
  }
  if (hasTwoAmounts(columns) || columns.includes('signedAmount')) return sum?.kind;
  if (defaults?.kind === undefined) refuse('kind', 'missing');
  return defaults?.kind;
}

const toKind = (value: string | null): Kind | undefined =>
  value === 'receivable' || value === 'payable' ? value : undefined;
