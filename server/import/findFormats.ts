import { readText, type SheetRow } from '../files/sheet';
import type { Columns } from './analysis';
import { fold } from '../../api-spec/fold';
import { findDecimal, type Decimal } from './readAmount';
import { findOrder, isShownDay, type DateOrder } from './readDay';
import { AMOUNT_FIELDS, DAY_FIELDS, type Field } from './fields';

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

/** English words in the titles of days. An English file can have either order. */
const ENGLISH_DAY_WORDS = new Set(
  'date dates day due on by paid payment issue issued invoice maturity'.split(' '),
);

/** Returns whether the columns of days have titles in a language that writes the day first. */
export const areDayTitlesLocal = (titles: readonly string[], columns: Columns): boolean =>
  titles.every((title, column) => {
    const words = fold(title).split(' ');
    const isDay = DAY_FIELDS.some((day) => day === columns[column]);
    return !isDay || (title !== '' && !words.some((word) => ENGLISH_DAY_WORDS.has(word)));
  });

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
