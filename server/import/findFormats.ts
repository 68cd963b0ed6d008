import { readText, type SheetRow } from '../files/sheet';
import type { Columns } from './analysis';
import { findDecimal, type Decimal } from './readAmount';
import { findOrder, isShownDay, type DateOrder } from './readDay';
import { AMOUNT_FIELDS, DAY_FIELDS, type Field } from './fields';
import { expandTitle } from './titleMeanings';

/** Texts of a file that show which order its days have, one of each sort. */
export type DayExamples = Partial<Record<DateOrder | 'either', { row: number; text: string }>>;

/** Finds texts in the columns of days whose order matters. */
export function findDayExamples(rows: readonly SheetRow[], columns: Columns): DayExamples {
  const examples: DayExamples = {};
  for (const { row, cells } of rows)
    for (const [column, cell] of cells.entries()) {
      const order = DAY_FIELDS.some((day) => day === columns[column]) ? findOrder(cell) : null;
      if (order !== null) examples[order] ??= { row, text: readText(cell) };
    }
  return examples;
}

/** Portuguese and Spanish words in the titles of days. Another file can have either order. */
const LOCAL_DAY_WORDS = new Set(
  'data dia fecha quando cuando vencimento vence vencimiento previsao prazo emissao emision competencia compra venda documento pagamento pago pagou paguei recebimento recebido recebi recebeu baixa baixado liquidacao quitacao realizado realizada realizacao credito compensacao efetivacao lancamento parcela cobro pagado cobrado'.split(
    ' ',
  ),
);

/** Returns whether the columns of days have titles in a language that writes the day first. */
export const areDayTitlesLocal = (titles: readonly string[], columns: Columns): boolean =>
  titles.every((title, column) => {
    const words = expandTitle(title).split(' ');
    const isDay = DAY_FIELDS.some((day) => day === columns[column]);
    return !isDay || words.some((word) => LOCAL_DAY_WORDS.has(word));
  });

/** A day with a short year, whose first and last number can be the year. */
const SHORT_YEAR = /^(\d{2})[-/.]\d{1,2}[-/.](\d{2})$/;

/**
 * Returns the fields whose days seem to begin with a short year, such as `26/12/10` and `26/12/11`: the first number is always the
 * same, and the last one is not.
 */
export const findYearFirst = (rows: readonly SheetRow[], columns: Columns): ReadonlySet<Field> =>
  new Set(
    DAY_FIELDS.filter((field) => {
      const parts = rows.flatMap(({ cells }) => {
        const found = SHORT_YEAR.exec(readText(cells[columns.indexOf(field)]));
        return found === null ? [] : [{ first: found[1], last: found[2] }];
      });
      const isSame = new Set(parts.map(({ first }) => first)).size === 1 && Number(parts[0]?.first) >= 20;
      return isSame && new Set(parts.map(({ last }) => last)).size > 1;
    }),
  );

/** Returns the fields of the columns in which a cell shows a day. */
export const findShownDays = (rows: readonly SheetRow[], columns: Columns): ReadonlySet<Field> =>
  new Set(
    DAY_FIELDS.filter((field) => rows.some(({ cells }) => isShownDay(cells[columns.indexOf(field)] ?? null))),
  );

/**
 * Returns the order of the days of a file, or `undefined` if none depends on it. `open`: a day with the month first
 * contradicts another one, or would change the meaning of others, or nothing says the order.
 */
export function findDateOrder(examples: DayExamples, isDayFirst: boolean): DateOrder | 'open' | undefined {
  const { 'day-first': dayFirst, 'month-first': monthFirst, either } = examples;
  if (monthFirst === undefined) {
    if (dayFirst === undefined && either === undefined) return undefined;
    return dayFirst !== undefined || isDayFirst ? 'day-first' : 'open';
  }
  return dayFirst === undefined && either === undefined ? 'month-first' : 'open';
}

const DECIMALS = ['comma', 'point'] as const;

/**
 * Returns the separator of the amounts of a file, or `undefined` if none depends on it. `open`: an amount can be read in
 * two ways, and the others prove no separator, both, or one by which it would have three decimals.
 */
export function findDecimals(rows: readonly SheetRow[], columns: Columns): Decimal | 'open' | undefined {
  const amounts = rows
    .flatMap(({ cells }) =>
      cells.filter((_cell, column) => AMOUNT_FIELDS.some((amount) => amount === columns[column])),
    )
    .map((cell) => ({ text: readText(cell), decimal: findDecimal(cell) }));
  const [decimal, other] = DECIMALS.filter((one) => amounts.some((amount) => amount.decimal === one));
  const ambiguous = amounts.filter((amount) => amount.decimal === 'ambiguous');
  if (ambiguous.length === 0) return decimal;
  if (decimal === undefined || other !== undefined) return 'open';
  const sign = decimal === 'comma' ? ',' : '.';
  return ambiguous.some(({ text }) => text.includes(sign)) ? 'open' : decimal;
}
