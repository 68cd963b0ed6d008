// Reads the signed amount of each row of a table: from two columns, a column of marks, a mark at the amount, or its minus.
import { isEmpty, readText, type ReadCell, type SheetRow } from '../files/sheet';
import { isMarked, readAmount, type Decimal } from '../import/readAmount';
import { canBeDay } from '../import/readDay';
import { readMark } from './readMark';
import type { LineProblem } from './statement';
import type { StatementColumns } from './statementColumns';

/** `empty`: the row has no amount. */
export type Money = { cents: number } | { problem: LineProblem } | 'empty';
type ReadMoney = (row: SheetRow) => Money;

/** What says the sign of the amounts of a file. `null`: nothing does. */
export type SignSource = 'columns' | 'marks' | 'amounts' | 'minus' | null;

export function makeReadMoney(
  rows: readonly SheetRow[],
  columns: StatementColumns,
  decimal: Decimal,
): { source: SignSource; read: ReadMoney } {
  const { amount: amountColumn, amountIn, amountOut } = columns;
  if (amountColumn === undefined || (amountIn !== undefined && amountOut !== undefined))
    return { source: 'columns', read: makeReadTwo(rows, columns, decimal) };
  const read: ReadMoney = ({ cells }) => readOne(cells[amountColumn] ?? null, decimal);
  const filled = rows.filter((row) => hasCents(read(row)));
  const textOf = ({ cells }: SheetRow) => readText(cells[amountColumn]);
  const areMarked = filled.some((row) => isMarked(textOf(row)));
  const areNegative = filled.some((row) => isNegative(read(row)));
  const marks = filled.map(({ cells }) => readMark(cells[columns.mark ?? -1]));
  const isConstant = new Set(marks).size === 1;
  const isMarkColumn = marks.length > 0 && marks.every((mark) => mark !== null);
  // One public layout has the same word in each row, beside amounts with signs.
  if (isMarkColumn && !(isConstant && (areMarked || areNegative)))
    return { source: 'marks', read: (row) => applyMark(read(row), row, columns) };
  if (areMarked)
    return {
      source: 'amounts',
      read: (row) => {
        const money = read(row);
        const isUnclear = hasCents(money) && money.cents > 0 && !isMarked(textOf(row));
        return isUnclear ? { problem: 'sign' } : money;
      },
    };
  return { source: areNegative ? 'minus' : null, read };
}

const hasCents = (money: Money): money is { cents: number } => money !== 'empty' && 'cents' in money;
const isNegative = (money: Money): boolean => hasCents(money) && money.cents < 0;

function readOne(cell: ReadCell, decimal: Decimal): Money {
  if (isEmpty(cell) || readText(cell) === '-') return 'empty';
  const cents = readAmount(cell, decimal);
  return cents === null ? { problem: 'amount' } : { cents };
}

/** A minus in each debit repeats what the column says. In one of them it can be a reversal. */
function makeReadTwo(rows: readonly SheetRow[], columns: StatementColumns, decimal: Decimal): ReadMoney {
  const readDebit = ({ cells }: SheetRow) => readOne(cells[columns.amountOut ?? -1] ?? null, decimal);
  // A total has no day, and can have another sign.
  const debits = rows
    .filter(({ cells }) => canBeDay(cells[columns.day ?? -1] ?? null))
    .map(readDebit)
    .filter(hasCents);
  const areMixed = debits.some(({ cents }) => cents > 0) && debits.some(({ cents }) => cents < 0);
  return (row) =>
    areMixed && isNegative(readDebit(row)) ? { problem: 'sign' } : readTwo(row, columns, decimal);
}

/** A row has an amount in one of the two columns. */
function readTwo(
  { cells }: SheetRow,
  { amountIn = -1, amountOut = -1 }: StatementColumns,
  decimal: Decimal,
): Money {
  const [incoming, outgoing] = [amountIn, amountOut].map((column) => readOne(cells[column] ?? null, decimal));
  const isBlank = (money: Money = 'empty') => money === 'empty' || ('cents' in money && money.cents === 0);
  if (isBlank(incoming) && isBlank(outgoing))
    return incoming !== 'empty' ? (incoming ?? 'empty') : (outgoing ?? 'empty');
  if (!isBlank(incoming) && !isBlank(outgoing)) return { problem: 'two-amounts' };
  if (!isBlank(incoming))
    return incoming === undefined || isNegative(incoming) ? { problem: 'sign' } : incoming;
  if (outgoing === undefined || !hasCents(outgoing)) return outgoing ?? 'empty';
  return { cents: -Math.abs(outgoing.cents) };
}

/** A minus or a mark at the amount must not contradict the column. */
function applyMark(money: Money, { cells }: SheetRow, { amount = -1, mark = -1 }: StatementColumns): Money {
  if (!hasCents(money)) return money;
  const direction = readMark(cells[mark]);
  const isOut = direction === 'out';
  if (direction === null) return { problem: 'sign' };
  const text = readText(cells[amount]);
  const contradicts = isOut ? isMarked(text) && money.cents > 0 : money.cents < 0;
  if (contradicts) return { problem: 'sign' };
  return { cents: isOut ? -Math.abs(money.cents) : money.cents };
}
