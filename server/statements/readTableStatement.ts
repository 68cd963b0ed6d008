import { createHash } from 'node:crypto';
import { cleanText, replaceRefused } from '../../api-spec/texts';
import { fold } from '../../api-spec/fold';
import type { Day } from '../company/days';
import { FILE_LIMITS } from '../files/limits';
import { openCsv, SEPARATORS } from '../files/openCsv';
import { openFile } from '../files/openFile';
import { RefusedFile } from '../files/refusedFile';
import { isEmpty, readText, type OpenFile, type ReadCell, type SheetRow } from '../files/sheet';
import type { Columns } from '../import/analysis';
import { areDayTitlesLocal, findDateOrder, findDayExamples, findDecimals } from '../import/findFormats';
import { readAmount, type Decimal } from '../import/readAmount';
import { findNamedDays, readDay, readDayUntil, type DateOrder } from '../import/readDay';
import { BALANCE_WORDS, OTHER_BALANCE_WORDS, TOTAL_NAMES } from '../import/valueWords';
import { makeReadMoney } from './readMoney';
import { proveBalances, type BalanceRow } from './proveBalances';
import {
  makePart,
  type LeftOutReason,
  type LineProblem,
  type ReadLine,
  type ReadStatement,
} from './statement';
import {
  findStatementTable,
  isTitleRow,
  type StatementColumns,
  type StatementTable,
} from './statementColumns';

/** What a person decided about a table. */
export type TableChoices = { dateOrder?: DateOrder; decimal?: Decimal };

const MAX_TEXT = 300;

/** Reads a statement that is a csv or a spreadsheet. @throws RefusedFile */
export async function readTableStatement(
  bytes: Buffer,
  choices: TableChoices,
  today: Day,
): Promise<ReadStatement> {
  const file = openFile(bytes);
  const table = await findTable(file, bytes);
  const { above, header, columns } = table;
  const below = table.below.filter((row) => row.cells.some((cell) => !isEmpty(cell)));
  const tooFar = below[FILE_LIMITS.rows];
  if (tooFar) throw new RefusedFile('rows', tooFar.row);
  const end = below.findIndex(isTitleRow);
  const rows = end < 0 ? below : below.slice(0, end);
  const others = end < 0 ? [] : below.slice(end);

  const fields = toFields(columns, Math.max(...[header, ...rows].map((row) => row?.cells.length ?? 0)));
  const titles = fields.map((_, column) => readText(header?.cells[column]));
  const examples = findDayExamples(rows, fields, today);
  const dateOrder = choices.dateOrder ?? findDateOrder(examples, areDayTitlesLocal(titles, fields));
  const decimal = choices.decimal ?? findDecimals(rows, fields);
  const read = readRows(rows, columns, {
    ...{ dateOrder: dateOrder === 'open' ? 'day-first' : (dateOrder ?? 'day-first') },
    ...{ decimal: decimal === 'open' ? 'comma' : (decimal ?? 'comma') },
    ...{ today, is1904: file.is1904 === true, lastNamedDay: findLastNamedDay(above) },
  });
  const leftOut = others.map(({ row }, index) => ({
    row,
    reason: index === 0 ? ('titles' as const) : ('other-table' as const),
  }));
  return {
    format: file.format,
    parts: [makePart('', { ...read, layout: nameLayout(table), leftOut: [...read.leftOut, ...leftOut] })],
    questions: [...(dateOrder === 'open' ? ['dateOrder'] : []), ...(decimal === 'open' ? ['decimal'] : [])],
  };
}

/** Returns the same text for tables with the same titles, and with the same account above them. */
function nameLayout({ header, above }: StatementTable): string {
  if (header === null) return '';
  const titles = header.cells.map((cell) => fold(readText(cell)));
  const texts = above.flatMap(({ cells }) => cells.map(readText)).join(' ');
  const [, account = ''] = /\bconta\b\D{0,20}(\d[\d.-]{3,})/i.exec(texts) ?? [];
  return `columns/${createHash('sha256')
    .update(JSON.stringify([titles, account]))
    .digest('hex')}`;
}

/** Returns the first table that is a statement. The lines above a short one can have other separators. @throws RefusedFile */
async function findTable(file: OpenFile, bytes: Buffer): Promise<StatementTable> {
  const found = await findInSheets(file);
  if (found !== null) return found;
  if (file.format === 'csv')
    for (const separator of SEPARATORS) {
      const table = await findInSheets(openCsv(bytes, separator));
      if (table !== null) return table;
    }
  throw new RefusedFile('no-statement');
}

async function findInSheets({ sheets }: OpenFile): Promise<StatementTable | null> {
  for (const sheet of sheets) {
    const { rows } = await sheet.read();
    const table = findStatementTable(rows.filter(({ isHidden }) => isHidden !== true));
    if (table !== null) return table;
  }
  return null;
}

/** Returns the last day above a table, such as the end of its period. Days without a year are not after it. */
function findLastNamedDay(above: readonly SheetRow[]): Day | null {
  const texts = above.flatMap(({ cells }) => cells.map(readText));
  return findNamedDays(texts.join(' ')).sort().at(-1) ?? null;
}

/** The columns as those of entries, whose days and decimals are found in the same way. */
const toFields = ({ day, amount, amountIn, amountOut, balance }: StatementColumns, width: number): Columns =>
  Array.from({ length: width }, (_, index) => {
    if (index === day) return 'dueOn';
    if (index === amount) return 'signedAmount';
    if (index === amountIn) return 'amountIn';
    if (index === amountOut) return 'amountOut';
    return index === balance ? 'open' : null;
  });

type RowOptions = {
  dateOrder: DateOrder;
  decimal: Decimal;
  today: Day;
  is1904: boolean;
  lastNamedDay: Day | null;
};

function readRows(rows: readonly SheetRow[], columns: StatementColumns, options: RowOptions) {
  const { dateOrder, decimal, today, is1904, lastNamedDay } = options;
  const lines: ReadLine[] = [];
  const leftOut: { row: number; reason: LeftOutReason }[] = [];
  const problems: { row: number; reason: LineProblem }[] = [];
  const balanceRows: BalanceRow[] = [];
  const movements = rows.filter((row) => !isBalance(row, columns));
  const { source, read } = makeReadMoney(movements, columns, decimal);
  const readRowDay = (cell: ReadCell) =>
    readDay(cell, dateOrder, is1904 ? 1904 : 1900) ??
    (lastNamedDay === null ? null : readDayUntil(cell, lastNamedDay));
  let arePlanned = false;
  let last: ReadLine | null = null;
  const balanceOf = ({ cells }: SheetRow, column: number | undefined) =>
    column === undefined ? null : readAmount(cells[column] ?? null, decimal);

  for (const row of rows) {
    const leave = (reason: LeftOutReason) => leftOut.push({ row: row.row, reason });
    const refuse = (reason: LineProblem) => problems.push({ row: row.row, reason });
    const day = readRowDay(row.cells[columns.day ?? -1] ?? null);
    const text = readTexts(row, columns);
    const before: ReadLine | null = last;
    last = null;
    if (isBalance(row, columns)) {
      leave('balance');
      const balance = balanceOf(row, columns.balance) ?? balanceOf(row, columns.amount);
      if (day !== null && columns.balance !== undefined && !OTHER_BALANCE_WORDS.test(fold(text)))
        balanceRows.push({ row: row.row, day, cents: 0, balance });
      continue;
    }
    const money = read(row);
    arePlanned ||= day === null && PLANNED_TITLES.test(fold(findText(row)));
    if (day === null && TOTAL_NAMES.test(fold(text || findText(row)))) leave('total');
    else if (before !== null && isContinuation(row, columns)) {
      before.text = cutText(`${before.text} ${text}`);
      last = before;
    } else if (day === null && money === 'empty') leave('note');
    else if (day === null) refuse('day');
    else if (money === 'empty') refuse('amount');
    else if ('problem' in money) refuse(money.problem);
    else if (money.cents === 0) leave('zero');
    else if (day > today || arePlanned) leave('not-booked');
    else {
      const document = readText(row.cells[columns.document ?? -1]).slice(0, 100);
      const bankId = readText(row.cells[columns.bankId ?? -1]).slice(0, 100);
      last = { row: row.row, day, cents: money.cents, text, document, bankId };
      lines.push(last);
      balanceRows.push({ row: row.row, day, cents: money.cents, balance: balanceOf(row, columns.balance) });
    }
  }
  return prove({ lines, leftOut, problems, isSignOpen: source === null && lines.length > 0 }, balanceRows);
}

type Read = Pick<ReturnType<typeof makePart>, 'lines' | 'leftOut' | 'problems' | 'isSignOpen'>;

/** Leaves out the lines that a balance contradicts. Balances also say which sign an amount has. */
function prove(read: Read, rows: readonly BalanceRow[]) {
  const { lines, problems, isSignOpen } = read;
  const asRead = proveBalances(rows);
  const inverted = proveBalances(rows.map((row) => ({ ...row, cents: -row.cents })));
  const isInverted = inverted.contradicted.size < asRead.contradicted.size && isSignOpen;
  const { contradicted, agreed, balances } = isInverted ? inverted : asRead;
  const signed = lines.map((line) => (isInverted ? { ...line, cents: -line.cents } : line));
  const hasProblem = problems.length > 0;
  return {
    ...read,
    lines: signed.filter(({ row }) => !contradicted.has(row)),
    problems: [
      ...problems,
      ...signed.flatMap(({ row }) => (contradicted.has(row) ? [{ row, reason: 'balance' as const }] : [])),
    ],
    isSignOpen: isSignOpen && !(agreed > 0 && contradicted.size === 0 && !hasProblem),
    balances: contradicted.size === 0 ? balances : [],
  };
}

/** A row that names a balance is no movement. The first row of some banks has no day. */
function isBalance(row: SheetRow, columns: StatementColumns): boolean {
  const texts = columns.texts.length > 0 ? columns.texts.map((column) => row.cells[column]) : row.cells;
  return texts.some((cell) => typeof cell === 'string' && BALANCE_WORDS.test(fold(cell)));
}

/** The titles of movements that a bank has not booked. */
const PLANNED_TITLES =
  /^(?:(?:proximos )?lancamentos (?:futuros|agendados|provisionados|a confirmar)|lancamento futuro|agendamentos)\b/;

/** Whether a row has nothing but more text of the movement above it. Notes begin in the first column. */
const isContinuation = ({ cells }: SheetRow, { texts }: StatementColumns): boolean =>
  !isEmpty(cells[texts[0] ?? 0]) &&
  texts[0] !== 0 &&
  cells.every((cell, index) => isEmpty(cell) || index === texts[0]);

const findText = ({ cells }: SheetRow): string =>
  readText(cells.find((cell) => typeof cell === 'string' && cell.trim() !== ''));

/** Joins the texts of a row. A text that repeats another one is written once. */
function readTexts({ cells }: SheetRow, { texts }: StatementColumns): string {
  const parts = [...new Set(texts.map((column) => readText(cells[column])).filter((text) => text !== ''))];
  const joined = replaceRefused(cleanText(parts.join(' ')), (character) => (/\s/.test(character) ? ' ' : ''));
  return cutText(joined.replace(/\s+/g, ' ').trim());
}

const cutText = (text: string): string => Array.from(text).slice(0, MAX_TEXT).join('');
