import { inArray, sql } from 'drizzle-orm';
import type { Queries } from '../database/database';
import { entries, holidays } from '../database/tables';
import type { Calendar } from '../../api-spec/calendar';
import { readCalendar } from './company';
import { addDays } from '../../api-spec/days';
import type { Day } from './days';
import { moveDueDays } from './moveDueDays';

export type HolidayChanges = {
  added?: readonly (typeof holidays.$inferInsert)[];
  removed?: readonly Day[];
};

/**
 * Adds and removes state and municipal holidays, and moves the effective due days of boletos around them. Call it in
 * `changeFigures`. An added day that is already stored stays as it is.
 */
export async function changeHolidays(
  queries: Queries,
  { added = [], removed = [] }: HolidayChanges,
): Promise<void> {
  const calendarBefore = await readCalendar(queries);
  if (removed.length > 0) await queries.delete(holidays).where(inArray(holidays.day, [...removed]));
  if (added.length > 0)
    await queries
      .insert(holidays)
      .values([...added])
      .onConflictDoNothing();
  const changedDays = [...removed, ...added.map(({ day }) => day)];
  const dueDays = listDueDays(changedDays, [calendarBefore, await readCalendar(queries)]);
  await moveDueDays(queries, { dueDays, isTax: false, where: isNoTax });
}

const isNoTax = sql`${entries.categoryId} in (select id from categories where not is_tax)`;

/** Returns the due days that a changed day can move: the day itself, and the closed days directly before it. */
function listDueDays(changedDays: readonly Day[], calendars: readonly Calendar[]): Day[] {
  const days = new Set<Day>();
  const isClosed = (day: Day) => calendars.some((calendar) => !calendar.isBusinessDay(day));
  for (const changedDay of changedDays) {
    days.add(changedDay);
    for (let day = addDays(changedDay, -1); isClosed(day) && !days.has(day); day = addDays(day, -1))
      days.add(day);
  }
  return [...days];
}
