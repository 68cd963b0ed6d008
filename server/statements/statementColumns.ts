// Finds the columns of a statement by their titles, or by their values if the table has no titles.
import { CODES, NAMES, SIGNS } from '../files/foreignCurrencies';
import { isEmpty, readText, type ReadCell, type SheetRow } from '../files/sheet';
import { HEADER_ROWS } from '../import/findHeader';
import { findDecimal, readAmount } from '../import/readAmount';
import { isShownDay } from '../import/readDay';
import { expandTitle } from '../import/titleMeanings';
import { readMark } from './readMark';

type One = 'day' | 'amount' | 'amountIn' | 'amountOut' | 'mark' | 'balance' | 'document' | 'bankId';

/** The index of each column. A file can have several texts. */
export type StatementColumns = Partial<Record<One, number>> & { texts: number[] };

export type StatementTable = {
  above: SheetRow[];
  header: SheetRow | null;
  below: SheetRow[];
  columns: StatementColumns;
};

/** Titles without accents, small words and abbreviations. The first column that has one of a row counts. */
const TITLES: readonly (readonly [One | 'text' | 'none', RegExp])[] = [
  ['none', /^(?:data (?:contabil|balancete|valor)|saldos? (?:anterior|inicial|antes))$/],
  ['balance', /^(?:saldos?|(?:partial )?balance)(?: |$)/],
  ['day', /^(?:data|dia|date|fecha|release date)(?: |$)/],
  [
    'amountIn',
    /^(?:valor )?(?:creditos?|entradas?|receitas?|recebimentos?|credit|paid in|money in|deposits?|abonos?|haber)(?: r)?$/,
  ],
  [
    'amountOut',
    /^(?:valor )?(?:debitos?|saidas?|despesas?|pagamentos?|debit|paid out|money out|withdrawals?|cargos?|debe)(?: r)?$/,
  ],
  ['mark', /^(?:deb(?:ito)? cred(?:ito)?|debito ou credito|d c|c d|natureza|tipo(?: lancamento)?|sinal)$/],
  ['bankId', /^(?:identificador|codigo transacao|id|id transacao|transaction id|reference id)$/],
  ['document', /^(?:numero )?(?:documento|doc|docto)(?: numero)?$/],
  [
    'amount',
    /^(?:valor|amount|value|importe|monto|transaction net amount)(?: (?:lancamento|transacao|operacao|movimento|movimentacao|liquido))?(?: em)?(?: brl| reais)?$/,
  ],
  [
    'text',
    /^(?:historico|descricao|lancamento|titulo|title|detalhes?|description|memo|estabelecimento|concepto|descripcion|complemento|observacao|transacao|transaction type|favorecido|beneficiario|pagador|nome|destino)(?: |$)/,
  ],
];

/** Amounts in another currency are beside those in reais. */
const OTHER_CURRENCY = new RegExp(`${SIGNS}|\\b(?:${CODES}|${NAMES})\\b`, 'i');

function findTitle(title: string): One | 'text' | 'none' {
  if (OTHER_CURRENCY.test(title)) return 'none';
  const expanded = expandTitle(title.replace(/\(.*?\)/g, ' '));
  return TITLES.find(([, words]) => words.test(expanded))?.[0] ?? 'none';
}

/** Finds the table with the most columns of a statement, and returns null if there is none. */
export function findStatementTable(rows: readonly SheetRow[]): StatementTable | null {
  for (const [index, row] of rows.slice(0, HEADER_ROWS).entries()) {
    const columns = readTitles(row);
    if (columns === null) continue;
    const below = rows.slice(index + 1);
    const mark = columns.mark ?? findUntitledMarks(row, below);
    const found = mark === undefined ? columns : { ...columns, mark };
    return { above: rows.slice(0, index), header: row, below, columns: found };
  }
  const columns = guessColumns(rows);
  return columns && { above: [], header: null, below: [...rows], columns };
}

/** Finds a column without a title that has a mark beside each amount. */
function findUntitledMarks({ cells: titles }: SheetRow, below: readonly SheetRow[]): number | undefined {
  const width = Math.max(0, ...below.map(({ cells }) => cells.length));
  const untitled = Array.from({ length: width }, (_, index) => index).filter((index) =>
    isEmpty(titles[index]),
  );
  return untitled.find((index) => {
    const filled = below.map(({ cells }) => cells[index] ?? null).filter((cell) => !isEmpty(cell));
    return filled.length > 0 && filled.every((cell) => readMark(cell) !== null);
  });
}

/** Whether a row has the titles of a statement. */
export const isTitleRow = (row: SheetRow): boolean => readTitles(row) !== null;

function readTitles({ cells }: SheetRow): StatementColumns | null {
  // A row with a day is a movement.
  if (cells.some(isShownDay)) return null;
  const columns: StatementColumns = { texts: [] };
  for (const [index, cell] of cells.entries()) {
    const field = typeof cell === 'string' ? findTitle(cell) : 'none';
    if (field === 'text') columns.texts.push(index);
    else if (field !== 'none') columns[field] ??= index;
  }
  return isComplete(columns) ? columns : null;
}

const isComplete = ({ day, amount, amountIn, amountOut }: StatementColumns): boolean =>
  day !== undefined && (amount !== undefined || (amountIn !== undefined && amountOut !== undefined));

/** Without titles a table must have one column of days, one of amounts, and one of texts. */
function guessColumns(rows: readonly SheetRow[]): StatementColumns | null {
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length));
  const columns = Array.from({ length: width }, (_, index) =>
    rows.map(({ cells }) => cells[index] ?? null).filter((cell) => !isEmpty(cell)),
  );
  const find = (matches: (cell: ReadCell) => boolean) =>
    columns.flatMap((cells, index) => (cells.length > 0 && cells.every(matches) ? [index] : []));
  const days = find(isShownDay);
  const amounts = find((cell) => readAmount(cell, 'comma') !== null || findDecimal(cell) === 'ambiguous');
  const texts = find(
    (cell) => !isShownDay(cell) && readAmount(cell, 'comma') === null && readText(cell) !== '',
  );
  const [[day, ...otherDays], [amount, ...otherAmounts]] = [days, amounts];
  if (day === undefined || amount === undefined || texts.length === 0) return null;
  return otherDays.length > 0 || otherAmounts.length > 0 ? null : { day, amount, texts };
}
