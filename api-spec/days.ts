// Days of the calendar, as portal and backend write them: `YYYY-MM-DD`.

export const DAY_MS = 24 * 60 * 60 * 1000;

/** Whether a text is a day that the calendar has. */
export function isCalendarDay(text: string): boolean {
  const ms = Date.parse(`${text}T00:00:00Z`);
  // Some engines read February 30 as March 2.
  return !Number.isNaN(ms) && new Date(ms).toISOString().slice(0, 10) === text;
}

const toMs = (day: string) => Date.parse(`${day}T00:00:00Z`);
const toDay = (ms: number) => new Date(ms).toISOString().slice(0, 10);

export const addDays = (day: string, days: number): string => toDay(toMs(day) + days * DAY_MS);

/** Returns the number of days from `from` to `to`. */
export const countDays = (from: string, to: string): number => (toMs(to) - toMs(from)) / DAY_MS;

/** Returns the ISO number of the weekday: 1 is Monday, 7 is Sunday. */
export const weekdayOf = (day: string): number => new Date(toMs(day)).getUTCDay() || 7;

export const monthStart = (day: string): string => `${day.slice(0, 7)}-01`;

export const monthEnd = (day: string): string => addDays(addMonths(monthStart(day), 1), -1);

/** Adds months. A day that the month does not have becomes its last day. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const firstDay = toDay(Date.UTC(year, month - 1 + months, 1));
  const nextMonth = toDay(Date.UTC(year, month + months, 1));
  return addDays(firstDay, Math.min(date, countDays(firstDay, nextMonth)) - 1);
}
