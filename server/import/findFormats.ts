import { readText, type SheetRow } from '../files/sheet';
import type { Columns } from './analysis';
import { findDecimal, type Decimal } from './readAmount';
import type { Day } from '../company/days';
import { findOrder, hasShortYear, isShownDay, readShownDay, type DateOrder } from './readDay';
import { AMOUNT_FIELDS, DAY_FIELDS, type Field } from './fields';
import { expandTitle } from './titleMeanings';

/** Texts of a file that show which order its days have, one of each sort. */
export type DayExamples = Partial<Record<DateOrder | 'either', { row: number; text: string }>>;

/** Finds texts in the columns of days whose order matters. */
export function findDayExamples(rows: readonly SheetRow[], columns: Columns, today: Day): DayExamples {
  const yearFirst = findYearFirst(rows, columns, today);
  const examples: DayExamples = yearFirst ? { 'year-first': yearFirst } : {};
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

/** Years from today in which a day is probable. */
export const NEAR_YEARS = 5;

/**
 * Returns a text whose short year may be its first number, such as `26/12/10`, if all short years of the file may be first. A
 * year that is far from today, and farther than in the other order, is none.
 */
function findYearFirst(rows: readonly SheetRow[], columns: Columns, today: Day): DayExamples['year-first'] {
  const days = rows.flatMap(({ row, cells }) =>
    cells.flatMap((cell, column) =>
      DAY_FIELDS.some((day) => day === columns[column]) && hasShortYear(cell)
        ? [
            {
              row,
              text: readText(cell),
              yearFirst: readShownDay(cell, 'year-first'),
              dayFirst: readShownDay(cell, 'day-first'),
            },
          ]
        : [],
    ),
  );
  const distance = (day: Day) => Math.abs(Number(day.slice(0, 4)) - Number(today.slice(0, 4)));
  const isPossible = days.every(
    ({ yearFirst, dayFirst }) =>
      yearFirst !== null &&
      distance(yearFirst) <= Math.max(NEAR_YEARS, dayFirst === null ? Infinity : distance(dayFirst)),
  );
  const other = days.find(({ yearFirst, dayFirst }) => yearFirst !== dayFirst);
  return isPossible && other !== undefined ? { row: other.row, text: other.text } : undefined;
}

/** Returns the texts without those that are there twice. */
export const listDayExamples = (examples: DayExamples) => [
  ...new Map(Object.values(examples).map((example) => [example.text, example])).values(),
];

/** Returns the orders that the person can choose. */
export const listDateOrders = (examples: DayExamples): DateOrder[] => [
  'day-first',
  ...((examples['month-first'] ?? examples.either ?? !examples['year-first'])
    ? (['month-first'] as const)
    : []),
  ...(examples['year-first'] ? (['year-first'] as const) : []),
];

/** Returns the fields of the columns in which a cell shows a day. */
export const findShownDays = (rows: readonly SheetRow[], columns: Columns): ReadonlySet<Field> =>
  new Set(
    DAY_FIELDS.filter((field) => rows.some(({ cells }) => isShownDay(cells[columns.indexOf(field)] ?? null))),
  );

/**
 * Returns the order of the days of a file, or `undefined` if none depends on it. `open`: a day with the month first
 * contradicts another one, or would change the meaning of others, or a short year may be first, or nothing says the order.
 */
export function findDateOrder(examples: DayExamples, isDayFirst: boolean): DateOrder | 'open' | undefined {
  const { 'day-first': dayFirst, 'month-first': monthFirst, 'year-first': yearFirst, either } = examples;
  if (yearFirst !== undefined) return 'open';
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
