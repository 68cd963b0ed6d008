import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Queries } from '../database/database';
import { categories, entries, holidays } from '../database/tables';
import { findEffectiveDueDay, type Calendar } from './calendar';
import { readCalendar } from './company';
import { addDays, type Day } from './days';

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
  const before = await readCalendar(queries);
  if (removed.length > 0) await queries.delete(holidays).where(inArray(holidays.day, [...removed]));
  if (added.length > 0)
    await queries
      .insert(holidays)
      .values([...added])
      .onConflictDoNothing();
  await moveDueDays(queries, [...removed, ...added.map(({ day }) => day)], before);
}

/** An update of more rows could exceed the time limit of a statement. */
const ROWS_PER_STATEMENT = 1_000;

/** Computes the effective due days again that one of the changed days could have moved. */
async function moveDueDays(queries: Queries, changed: readonly Day[], before: Calendar): Promise<void> {
  if (changed.length === 0) return;
  const calendar = await readCalendar(queries);
  const days = listDueDays(changed, [before, calendar]);
  const moved = days.map((dueOn) => findEffectiveDueDay(calendar, { form: 'boleto', dueOn, isTax: false }));
  const due = sql`unnest(${sql.param(days)}::date[], ${sql.param(moved)}::date[]) as moved (due_on, effective_due_on)`;
  // The table is read once, because no index has the due day.
  const movedEntries = await queries
    .select({ id: entries.id, effectiveDueOn: sql<Day>`moved.effective_due_on` })
    .from(entries)
    .innerJoin(due, sql`moved.due_on = ${entries.dueOn}`)
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

/** Returns the due days that one of the changed days could move: the day itself, and the days without business before it. */
function listDueDays(changed: readonly Day[], calendars: readonly Calendar[]): Day[] {
  const days = new Set<Day>();
  const isClosed = (day: Day) => calendars.some((one) => !one.isBusinessDay(day));
  for (const one of changed) {
    days.add(one);
    for (let day = addDays(one, -1); isClosed(day) && !days.has(day); day = addDays(day, -1)) days.add(day);
  }
  return [...days];
}
