import { and, gte, inArray, lte, or, sql } from 'drizzle-orm';
import type { Queries } from '../database/open';
import { entries, holidays } from '../database/tables';
import { findEffectiveDueDay } from './calendar';
import { readCalendar } from './company';
import type { Day } from './days';

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
  if (removed.length > 0) await queries.delete(holidays).where(inArray(holidays.day, [...removed]));
  if (added.length > 0)
    await queries
      .insert(holidays)
      .values([...added])
      .onConflictDoNothing();
  await moveDueDays(queries, [...removed, ...added.map(({ day }) => day)]);
}

/** Computes the effective due days again that one of the changed days could have moved. */
async function moveDueDays(queries: Queries, changed: readonly Day[]): Promise<void> {
  if (changed.length === 0) return;
  const calendar = await readCalendar(queries);
  const isAround = or(
    ...changed.map((day) => and(lte(entries.dueOn, day), gte(entries.effectiveDueOn, day))),
  );
  const found = await queries.selectDistinct({ dueOn: entries.dueOn }).from(entries).where(isAround);
  const days = found.map(({ dueOn }) => dueOn);
  if (days.length === 0) return;
  const moved = days.map((dueOn) => findEffectiveDueDay(calendar, { form: 'boleto', dueOn, isTax: false }));
  await queries.execute(sql`
    update entries set effective_due_on = moved.effective_due_on
    from unnest(${sql.param(days)}::date[], ${sql.param(moved)}::date[]) as moved (due_on, effective_due_on)
    where entries.due_on = moved.due_on and form = 'boleto'
      and category_id in (select id from categories where not is_tax)
      and entries.effective_due_on <> moved.effective_due_on`);
}
