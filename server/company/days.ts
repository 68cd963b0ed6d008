import { addDays, countDays } from '../../api-spec/days';
import { dateFormat } from '../texts/formats';

/** A day without time and zone, as `YYYY-MM-DD`. Days compare as text. */
export type Day = string;

/** The ISO number of the first day of a weekend. */
export const SATURDAY = 6;

/** Returns the days from `from` to `to`, both included. */
export const listDays = (from: Day, to: Day): Day[] =>
  Array.from({ length: Math.max(0, countDays(from, to) + 1) }, (_, index) => addDays(from, index));

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
