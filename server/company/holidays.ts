import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Queries } from '../database/database';
import { categories, entries, holidays } from '../database/tables';
import { findEffectiveDueDay } from './calendar';
import { type Calendar } from '../../api-spec/calendar';
import { readCalendar } from './company';
import { addDays } from '../../api-spec/days';
import type { Day } from './days';

/** An update of more rows could exceed the time limit of a statement. */
const ROWS_PER_STATEMENT = 1_000;

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
  await moveDueDays(queries, [...removed, ...added.map(({ day }) => day)], calendarBefore);
}

/** Computes the effective due days again that a changed day can move. */
async function moveDueDays(
  queries: Queries,
  changedDays: readonly Day[],
  calendarBefore: Calendar,
): Promise<void> {
  if (changedDays.length === 0) return;
  const calendar = await readCalendar(queries);
  const dueDays = listDueDays(changedDays, [calendarBefore, calendar]);
  const effectiveDueDays = dueDays.map((dueOn) =>
    findEffectiveDueDay(calendar, { form: 'boleto', dueOn, isTax: false }),
  );
  const moved = sql`unnest(${sql.param(dueDays)}::date[], ${sql.param(effectiveDueDays)}::date[])
    as moved (due_on, effective_due_on)`;
  // The table is read once, because no index has the due day.
  const movedEntries = await queries
    .select({ id: entries.id, effectiveDueOn: sql<Day>`moved.effective_due_on` })
    .from(entries)
    .innerJoin(moved, sql`moved.due_on = ${entries.dueOn}`)
    .innerJoin(categories, and(eq(categories.id, entries.categoryId), eq(categories.isTax, false)))
    .where(and(eq(entries.form, 'boleto'), sql`${entries.effectiveDueOn} <> moved.effective_due_on`));
  for (let start = 0; start < movedEntries.length; start += ROWS_PER_STATEMENT) {
    const rows = movedEntries.slice(start, start + ROWS_PER_STATEMENT);
    await queries.execute(sql`
      update entries set effective_due_on = moved.effective_due_on
      from unnest(
        ${sql.param(rows.map(({ id }) => id))}::bigint[],
        ${sql.param(rows.map(({ effectiveDueOn }) => effectiveDueOn))}::date[]
      ) as moved (id, effective_due_on)
      where entries.id = moved.id`);
  }
}

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
