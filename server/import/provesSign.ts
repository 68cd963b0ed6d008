import { readText, type SheetRow } from '../files/sheet';
import type { Context } from './analysis';
import { isBalanceTitle } from './titleWords';
import { isMarked, readAmount } from './readAmount';
import type { RowOptions } from './rowReader';

type Table = { titles: readonly string[] } & Pick<RowOptions, 'columns' | 'decimal' | 'words' | 'categories'>;

/** Returns whether the file proves that a negative amount is to pay: by a mark such as `D`, its balance, or its categories. */
export function provesSign(rows: readonly SheetRow[], table: Table): boolean {
  const amountColumn = table.columns.indexOf('signedAmount');
  if (amountColumn < 0) return false;
  return (
    rows.some(({ cells }) => isMarked(readText(cells[amountColumn]))) ||
    provesByBalance(rows, table, amountColumn) ||
    provesByCategory(rows, table, amountColumn)
  );
}

function provesByBalance(
  rows: readonly SheetRow[],
  { titles, decimal }: Table,
  amountColumn: number,
): boolean {
  const balanceColumn = titles.findIndex(isBalanceTitle);
  if (balanceColumn < 0 || rows.length < 2) return false;
  const read = (column: number) =>
    rows.map(({ cells }) => readAmount(cells[column] ?? null, decimal)).filter((cents) => cents !== null);
  const [amounts, balances] = [read(amountColumn), read(balanceColumn)];
  if (amounts.length + balances.length < rows.length * 2) return false;
  return isSum(amounts, balances) || isSum(amounts.toReversed(), balances.toReversed());
}

/** Returns whether each balance is the one before plus its amount. */
const isSum = (amounts: readonly number[], balances: readonly number[]): boolean =>
  balances.every(
    (balance, index) => index === 0 || balance === (balances[index - 1] ?? 0) + (amounts[index] ?? 0),
  );

/** Returns whether each balance is the one before minus what is to receive, plus what is to pay. */
export function contradictsBalance(
  rows: readonly SheetRow[],
  [inColumn, outColumn]: readonly [number, number],
  balanceColumn: number,
): boolean {
  const lines = rows.flatMap(({ cells }) => {
    const read = (column: number) => readAmount(cells[column] ?? null, 'comma');
    const balance = read(balanceColumn);
    const cents = Math.abs(read(inColumn) ?? 0) - Math.abs(read(outColumn) ?? 0);
    return balance === null || cents === 0 ? [] : [{ balance, cents }];
  });
  const isProof = (sign: 1 | -1) =>
    [lines, lines.toReversed()].some((list) =>
      isSum(
        list.map(({ cents }) => cents * sign),
        list.map(({ balance }) => balance),
      ),
    );
  return lines.length > 1 && isProof(-1) && !isProof(1);
}

/** Each category of one kind has to agree with the sign. */
function provesByCategory(
  rows: readonly SheetRow[],
  { columns, decimal, words, categories }: Table,
  amountColumn: number,
): boolean {
  const kinds = new Map<string | null, Context['categories'][number]['kind']>(
    categories.map(({ name, kind }) => [name, kind]),
  );
  const agreements = rows.flatMap(({ cells }) => {
    const kind = kinds.get(words('category', readText(cells[columns.indexOf('category')])).becomes) ?? null;
    const cents = readAmount(cells[amountColumn] ?? null, decimal) ?? 0;
    return kind === null || cents === 0 ? [] : [(kind === 'payable') === cents < 0];
  });
  return agreements.length > 0 && agreements.every(Boolean);
}
