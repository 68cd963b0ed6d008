import { DAY_MS } from '../../api-spec/days';
import { dateFormat } from '../texts/formats';

/** A day without time and zone, as `YYYY-MM-DD`. Days compare as text. */
export type Day = string;

const toMs = (day: Day) => Date.parse(`${day}T00:00:00Z`);
const toDay = (ms: number): Day => new Date(ms).toISOString().slice(0, 10);

export const addDays = (day: Day, days: number): Day => toDay(toMs(day) + days * DAY_MS);

/** Returns the number of days from `from` to `to`. */
export const countDays = (from: Day, to: Day): number => (toMs(to) - toMs(from)) / DAY_MS;

/** Returns the ISO number of the weekday: 1 is Monday, 7 is Sunday. */
export const weekdayOf = (day: Day): number => new Date(toMs(day)).getUTCDay() || 7;

/** The ISO number of the first day of a weekend. */
export const SATURDAY = 6;

export const monthStart = (day: Day): Day => `${day.slice(0, 7)}-01`;

export const monthEnd = (day: Day): Day => addDays(addMonths(monthStart(day), 1), -1);

/** Adds months. A day that the month does not have becomes its last day. */
export function addMonths(day: Day, months: number): Day {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const firstDay = toDay(Date.UTC(year, month - 1 + months, 1));
  const nextMonth = toDay(Date.UTC(year, month + months, 1));
  return addDays(firstDay, Math.min(date, countDays(firstDay, nextMonth)) - 1);
}

/** Returns the days from `from` to `to`, both included. */
export function listDays(from: Day, to: Day): Day[] {
  const firstMs = toMs(from);
  const length = Math.max(0, countDays(from, to) + 1);
  return Array.from({ length }, (_, index) => toDay(firstMs + index * DAY_MS));
}

/** Returns the day that a clock on the wall shows in a time zone. */
export function dayInZone(timeZone: string, now: Date): Day {
  const parts = dateFormat('en', {
    timeZone,
    calendar: 'gregory',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(now);
  const readPart = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  return `${readPart('year').padStart(4, '0')}-${readPart('month')}-${readPart('day')}`;
}
