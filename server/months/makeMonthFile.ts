// The files of a month for the accountant.
import type { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { companyDay, readCompany, type Company } from '../company/company';
import { readLetterhead } from '../company/letterhead';
import type { Day } from '../company/days';
import type { Database, Queries } from '../database/database';
import { formatAmount, formatDay } from '../entries/reportColumns';
import { toReportLetterhead } from '../entries/reportEntries';
import { Refusal } from '../errors/refusal';
import type { Report } from '../files/report';
import type { Cell, Table } from '../files/table';
import { writeTables } from '../files/writeXlsx';
import type { Language } from '../texts/catalogues';
import { dateFormat } from '../texts/formats';
import { makeTranslate, type Translate } from '../texts/translate';
import { findClosure, type Closure, type Month } from './months';
import { readMonth, type MonthColumn, type MonthTable } from './readMonth';

type Options = { month: Month; now: Date; language: Language; userName: string };

/** More rows would keep a thread busy for longer than the portal waits. */
const MAX_REPORT_ROWS = 2_000;

/** What a file says of a month besides its tables. */
type Read = {
  company: Company;
  letterhead: Report['letterhead'];
  title: string;
  state: string;
  made: string;
  tables: MonthTable[];
  /** Without the extension. */
  name: string;
  rows: number;
};

const read = (database: Database, { month, now, language, userName }: Options): Promise<Read> =>
  database.inTransaction('read', async (queries: Queries) => {
    const translate = makeTranslate(language);
    const company = await readCompany(queries);
    const today = companyDay(company, now);
    const closure = await findClosure(queries, month, now);
    const tables = await readMonth({ queries, month, today, translate });
    return {
      ...{ company, tables },
      letterhead: toReportLetterhead(await readLetterhead(queries)),
      title: translate('month.title', { month: formatMonth(month, language) }),
      state: describeState(closure, { company, language, translate }),
      made: translate('report.made', { day: formatDay(today, language), user: userName }),
      name: `${translate('month.fileName')}-${month}`,
      rows: tables.reduce((count, { rows }) => count + rows.length, 0),
    };
  });

const formatMonth = (month: Month, language: Language): string =>
  dateFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  );

/** A month that is not closed can still change, so its files say it. */
function describeState(
  { isClosed, closedAt, closedBy, statementChanged = false }: Closure,
  {
    company: { timeZone },
    language,
    translate,
  }: { company: Company; language: Language; translate: Translate },
): string {
  if (!isClosed) return translate('month.notClosed');
  const changed = statementChanged ? ` · ${translate('month.statementChanged')}` : '';
  if (closedAt === undefined || closedBy === undefined) return translate('month.closed') + changed;
  const moment = dateFormat(language, { dateStyle: 'short', timeStyle: 'short', timeZone });
  return translate('month.closedBy', { moment: moment.format(new Date(closedAt)), user: closedBy }) + changed;
}

/** Makes a spreadsheet with a sheet for each table, and one about the month. */
export async function makeMonthSheets(
  database: Database,
  options: Options,
): Promise<{ name: string; content: Readable; rows: number }> {
  const translate = makeTranslate(options.language);
  const { company, letterhead, title, state, made, tables, name, rows } = await read(database, options);
  const about = [company.name, ...letterhead.lines, title, state, made].filter((line) => line !== '');
  const sheets: Table[] = [
    {
      name: translate('month.about'),
      columns: [{ title: translate('month.about'), type: 'text', width: 60 }],
      rows: stream(about.map((line) => [line])),
    },
    ...tables.map(({ title: tableTitle, columns, rows: cells, sums }) => ({
      name: translate(tableTitle),
      columns: columns.map((column) => ({
        title: translate(column.title),
        type: column.type,
        width: Math.max(12, Math.round(column.width / POINTS_PER_CHARACTER)),
      })),
      rows: stream([...cells, sums]),
    })),
  ];
  return { name: `${name}.xlsx`, content: writeTables(sheets), rows };
}

const POINTS_PER_CHARACTER = 5;

async function* stream(rows: readonly (readonly Cell[])[]): AsyncGenerator<readonly Cell[]> {
  // Other requests get a turn before each table.
  await nextTurn();
  yield* rows;
}

/**
 * Makes the report of a month.
 * @throws Refusal `too-many-entries` for more rows than a report may have.
 */
export async function makeMonthReport(
  database: Database,
  options: Options,
): Promise<{ report: Report; name: string; rows: number }> {
  const { language, now } = options;
  const translate = makeTranslate(language);
  const { company, letterhead, title, state, made, tables, name, rows } = await read(database, options);
  if (rows > MAX_REPORT_ROWS) throw new Refusal('too-many-entries', { fields: { most: MAX_REPORT_ROWS } });
  const report: Report = {
    ...{ language, letterhead, title, madeAt: now, company: company.name },
    made: `${state} · ${made}`,
    pageNumber: translate('report.page', { page: '{page}', pages: '{pages}' }),
    columns: [],
    sections: tables.map((table) => ({
      title: translate(table.title),
      columns: table.columns.map((column) => ({
        title: translate(column.title),
        width: column.width,
        type: column.type === 'money' ? 'amount' : 'text',
      })),
      rows: table.rows.map((row) => writeRow(row, table.columns, language)),
      sums: writeRow(table.sums, table.columns, language),
    })),
    summary: null,
  };
  return { report, name: `${name}.pdf`, rows };
}

const writeRow = (row: readonly Cell[], columns: readonly MonthColumn[], language: Language): string[] =>
  row.map((cell, index) => {
    if (typeof cell === 'number') return formatAmount(cell, language);
    return columns[index]?.type === 'day' && isDay(cell) ? formatDay(cell, language) : (cell ?? '');
  });

const isDay = (cell: string | null): cell is Day => cell !== null && /^\d{4}-\d{2}-\d{2}$/.test(cell);
