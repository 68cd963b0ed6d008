// Days of the calendar, as portal and backend write them: `YYYY-MM-DD`.

export const DAY_MS = 24 * 60 * 60 * 1000;

/** Whether a text is a day that the calendar has. */
export function isCalendarDay(text: string): boolean {
  const ms = Date.parse(`${text}T00:00:00Z`);
  // Some engines read February 30 as March 2.
  return !Number.isNaN(ms) && new Date(ms).toISOString().slice(0, 10) === text;
}
