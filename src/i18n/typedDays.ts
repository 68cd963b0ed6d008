// Days that a person types (`05/11/2026`), in the order of the page's language. Days are texts such as `2026-11-05`.
import type { IntlShape } from 'react-intl';
import { countDays, isCalendarDay } from '../../api-spec/days';
import { DAY } from './formats';

/** Whether a text is a day of the calendar from the year 1000 to the year 2999. */
export function isDay(text: string): boolean {
  return /^[12]/.test(text) && isCalendarDay(text);
}

/** A period of two chosen days has at most this many years. */
export const MAX_PERIOD_YEARS = 10;

/** Whether two days are a period that is not too long. */
export const isPeriodAllowed = (from: string, to: string): boolean =>
  to <= String(Number(from.slice(0, 4)) + MAX_PERIOD_YEARS) + from.slice(4);

/**
 * Reads a typed day, or returns null. The separators are free, and eight digits need none. A day without a year is the one that
 * is nearest to `today` (specification §2.240).
 */
export function readTypedDay(intl: IntlShape, text: string, today = readClock()): string | null {
  const typed = text.trim();
  const order = readOrder(intl);
  const numbers = /^\d{8}$/.test(typed) ? cutDigits(typed, order) : typed.split(/[\s/.-]+/);
  if (numbers.length === 2) return findNearest(order, numbers, today);
  const isYearFirst = numbers[0]?.length === 4;
  return numbers.length === 3 ? writeDay(nameParts(isYearFirst ? YEAR_FIRST : order, numbers)) : null;
}

/** Returns the day of the device's clock. */
export const readClock = (): string => {
  const now = new Date();
  const minutes = now.getTimezoneOffset();
  return new Date(now.getTime() - minutes * 60_000).toISOString().slice(0, 10);
};

/** Returns the day of the last, this or the next year that is nearest to `today`. */
function findNearest(order: readonly string[], numbers: readonly string[], today: string): string | null {
  const parts = nameParts(
    order.filter((name) => name !== 'year'),
    numbers,
  );
  const distance = (day: string) => Math.abs(countDays(today, day));
  const [nearest] = [-1, 0, 1]
    .map((years) => writeDay({ ...parts, year: String(Number(today.slice(0, 4)) + years) }))
    .filter((day) => day !== null)
    .sort((one, other) => distance(one) - distance(other));
  return nearest ?? null;
}

const nameParts = (names: readonly string[], numbers: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.map((name, index) => [name, numbers[index] ?? '']));

/** Writes a day such as `2026-11-05`. Null: the parts are none. */
function writeDay({ day = '', month = '', year = '' }: Record<string, string>): string | null {
  if (!/^\d{1,2}$/.test(day) || !/^\d{1,2}$/.test(month)) return null;
  if (!/^(?:\d{2}|[1-9]\d{3})$/.test(year)) return null;
  const isoDay = `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(isoDay) ? isoDay : null;
}

const YEAR_FIRST = ['year', 'month', 'day'];

const readOrder = (intl: IntlShape): string[] =>
  intl
    .formatDateToParts(0, DAY)
    .map(({ type }) => type)
    .filter((type) => YEAR_FIRST.includes(type));

function cutDigits(digits: string, order: readonly string[]): string[] {
  let start = 0;
  return order.map((name) => {
    const end = start + (name === 'year' ? 4 : 2);
    const cut = digits.slice(start, end);
    start = end;
    return cut;
  });
}
