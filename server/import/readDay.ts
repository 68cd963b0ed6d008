import { addDays, isCalendarDay } from '../../api-spec/days';
import type { Day } from '../company/days';
import type { ReadCell } from '../files/sheet';

/** `year-first`: a short year is first, as in `26/12/10`. A day with a whole year then has its day first. */
export type DateOrder = 'day-first' | 'month-first' | 'year-first';

// Spreadsheets count days from one of these. The numbers are days of 1954 to 2123.
const SERIAL_START = { 1900: '1899-12-30', 1904: '1904-01-01' } as const;
export type SerialStart = keyof typeof SERIAL_START;
const FIRST_SERIAL = 20_000;
const LAST_SERIAL = 80_000;

/** No day is longer, and the patterns are slow for a long text. */
const MAX_LENGTH = 60;

const PARTS = /^(\d{1,2})([-/. ])(\d{1,2})[-/. ](\d{4}|\d{2})$/;
const YEAR_FIRST = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/;
const DIGITS = /^(\d{4})(\d\d)(\d\d)$/;
const NAMED = /^(\d{1,2})º?(?: de |[-/. ]+)(\p{L}{3,})\.?(?: de |[-/., ]+)(\d{4}|\d{2})$/u;
const NAME_FIRST = /^(\p{L}{3,})\.? (\d{1,2}),? (\d{4})$/u;
const TIME = /(?:(?:[T ]+|,? (?:[aà]s|-) |, ?)\d{1,2}:\d\d.*)$/;

/** A time of UTC at which Brazil still has the day before. Midnight is a day without a time. */
const UTC_NIGHT = /[T ]0[0-2]:\d\d\S*(?:Z|[+]00:?00)$/i;
const UTC_MIDNIGHT = /[T ]00:00(?::00(?:\.0+)?)?(?:Z|[+]00:?00)$/i;

/** The first three letters in Portuguese, English and Spanish. */
const MONTHS = [
  ['jan', 'ene'],
  ['fev', 'feb'],
  ['mar'],
  ['abr', 'apr'],
  ['mai', 'may'],
  ['jun'],
  ['jul'],
  ['ago', 'aug'],
  ['set', 'sep'],
  ['out', 'oct'],
  ['nov'],
  ['dez', 'dec', 'dic'],
];

/**
 * Returns the order that a text proves: `25/12/2026` proves that the day is first. `either`: the text is two different
 * days. `null`: its order does not matter.
 */
export function findOrder(cell: ReadCell): 'day-first' | 'month-first' | 'either' | null {
  const [, first = '0', mark, second = '0'] = PARTS.exec(cleanText(cell)) ?? [];
  if (mark === '.' || first === second) return null;
  const [isFirstDay, isSecondDay] = [Number(first) > 12, Number(second) > 12];
  if (isFirstDay && isSecondDay) return null;
  if (isFirstDay) return 'day-first';
  return isSecondDay ? 'month-first' : 'either';
}

/** The days of the API description: the years 1000 to 2999. A response with another day would be a fault. */
const PERMITTED_DAY = /^[12]/;

/** Returns the day of a cell that shows one, or `null`. A number shows none. */
export function readShownDay(cell: ReadCell, order: DateOrder): Day | null {
  const day = parseDay(cell, order);
  return day !== null && PERMITTED_DAY.test(day) ? day : null;
}

/** Returns the day of a cell of a column of days, or `null`. A number counts the days since 1900 or 1904. */
export const readDay = (cell: ReadCell, order: DateOrder, start: SerialStart = 1900): Day | null =>
  readShownDay(cell, order) ?? readNumberedDay(cell, start);

/** Returns the day with its day and its month exchanged, or `null` if this is no day. */
export function swapDay(cell: ReadCell): Day | null {
  if (cell === null || typeof cell !== 'object' || !('day' in cell)) return null;
  const [year, month, day] = cell.day.split('-');
  return makeDay(year, day, month);
}

/** Whether a text has a day with a year of two digits. */
export const hasShortYear = (cell: ReadCell): boolean => PARTS.exec(cleanText(cell))?.[4]?.length === 2;

/** A day and a month alone, such as `03/11`. */
const WITHOUT_YEAR = /^\d{1,2}\/\d{1,2}$/;
const WITH_YEAR = /(?<!\d)\d{1,2}\/\d{1,2}\/\d{4}(?!\d)/g;

/** Returns the days that a text names, such as those of a period. */
export const findNamedDays = (text: string): Day[] =>
  Array.from(text.matchAll(WITH_YEAR)).flatMap(([day]) => readShownDay(day, 'day-first') ?? []);

/** Returns the last day that a day without a year can be, up to a day. */
export function readDayUntil(cell: ReadCell, until: Day): Day | null {
  if (typeof cell !== 'string' || !WITHOUT_YEAR.test(cell.trim())) return null;
  const year = Number(until.slice(0, 4));
  const days = [year, year - 1].map((one) => readShownDay(`${cell.trim()}/${one}`, 'day-first'));
  return days.find((day) => day !== null && day <= until) ?? null;
}

/** Whether a cell shows a day in one of the orders. */
export const isShownDay = (cell: ReadCell): boolean =>
  readShownDay(cell, 'day-first') !== null || readShownDay(cell, 'month-first') !== null;

/** Whether a cell shows a day, or is a number that can be one. */
export const canBeDay = (cell: ReadCell): boolean => isShownDay(cell) || isNumberedDay(cell);

/** Whether a cell is a number that can be a day, such as 45000 or 20261201. */
export const isNumberedDay = (cell: ReadCell): boolean => readNumberedDay(cell, 1900) !== null;

function readNumberedDay(cell: ReadCell, start: SerialStart): Day | null {
  const text = typeof cell === 'number' ? String(cell) : cleanText(cell);
  const [, year, month, day] = DIGITS.exec(text) ?? [];
  if (year !== undefined) return /^[12]/.test(year) ? makeDay(year, month, day) : null;
  const serial = /^\d{5}(?:\.\d+)?$/.test(text) ? Number(text) : 0;
  return serial >= FIRST_SERIAL && serial <= LAST_SERIAL
    ? addDays(SERIAL_START[start], Math.floor(serial))
    : null;
}

function parseDay(cell: ReadCell, order: DateOrder): Day | null {
  if (cell !== null && typeof cell === 'object') return 'day' in cell ? cell.day : null;
  const text = cleanText(cell);
  if (text === '' || isUtcNight(String(cell).trim())) return null;
  const parts = PARTS.exec(text);
  if (parts) {
    const [, first, mark, second, year] = parts;
    if (order === 'year-first' && year?.length === 2) return makeDay(first, second, year);
    // No country writes the month first with points.
    return order === 'month-first' && mark !== '.'
      ? makeDay(year, first, second)
      : makeDay(year, second, first);
  }
  const yearFirst = YEAR_FIRST.exec(text);
  if (yearFirst) return makeDay(yearFirst[1], yearFirst[2], yearFirst[3]);
  const named = NAMED.exec(text);
  if (named) return makeDay(named[3], findMonth(named[2]), named[1]);
  const nameFirst = NAME_FIRST.exec(text);
  return nameFirst ? makeDay(nameFirst[3], findMonth(nameFirst[1]), nameFirst[2]) : null;
}

const isUtcNight = (text: string): boolean => UTC_NIGHT.test(text) && !UTC_MIDNIGHT.test(text);

/** Returns the text of a cell without its time. */
function cleanText(cell: ReadCell): string {
  if (cell === null || typeof cell === 'object') return '';
  const text = String(cell).trim();
  return text.length > MAX_LENGTH ? '' : text.replace(TIME, '');
}

const findMonth = (name = ''): string =>
  String(MONTHS.findIndex((starts) => starts.includes(name.slice(0, 3).toLowerCase())) + 1);

function makeDay(year = '', month = '', day = ''): Day | null {
  const fullYear = year.length === 2 ? `${Number(year) < 70 ? '20' : '19'}${year}` : year;
  const text = `${fullYear}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCalendarDay(text) ? text : null;
}
