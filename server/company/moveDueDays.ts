import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { Queries } from '../database/database';
import { ROWS_PER_STATEMENT } from '../database/rowsPerStatement';
import { entries } from '../database/tables';
import { findEffectiveDueDay } from './calendar';
import { readCalendar } from './company';
import type { Day } from './days';

/** Which boletos a change can move: those with these due days that fulfil the condition. */
type Moved = { dueDays: readonly Day[]; isTax: boolean; where: SQL | undefined };

/** Computes the effective due days of boletos again, and stores those that differ. Call it in `changeFigures`. */
export async function moveDueDays(queries: Queries, { dueDays, isTax, where }: Moved): Promise<void> {
  if (dueDays.length === 0) return;
  const calendar = await readCalendar(queries);
  const effectiveDueDays = dueDays.map((dueOn) =>
    findEffectiveDueDay(calendar, { form: 'boleto', dueOn, isTax }),
  );
  const moved = sql`unnest(${sql.param(dueDays)}::date[], ${sql.param(effectiveDueDays)}::date[])
    as moved (due_on, effective_due_on)`;
  // The table is read once, because no index has the due day.
  const movedEntries = await queries
    .select({ id: entries.id, effectiveDueOn: sql<Day>`moved.effective_due_on` })
    .from(entries)
    .innerJoin(moved, sql`moved.due_on = ${entries.dueOn}`)
    .where(and(eq(entries.form, 'boleto'), where, sql`${entries.effectiveDueOn} <> moved.effective_due_on`));
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

/** Moves the due days of the boletos of a category, whose entries are taxes from now on or no longer. */
export async function moveDueDaysOfCategory(
  queries: Queries,
  { id, isTax }: { id: number; isTax: boolean },
): Promise<void> {
  const ofCategory = and(eq(entries.categoryId, id), eq(entries.form, 'boleto'));
  const days = await queries.selectDistinct({ dueOn: entries.dueOn }).from(entries).where(ofCategory);
  await moveDueDays(queries, { dueDays: days.map(({ dueOn }) => dueOn), isTax, where: ofCategory });
}
