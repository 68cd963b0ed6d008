import { findEffectiveDueDay } from '../company/calendar';
import { readCalendar } from '../company/company';
import type { Day } from '../company/days';
import type { Queries } from '../database/database';
import { categories } from '../database/tables';

/** Loads calendar and categories, and returns the function that computes the effective due day of an entry. */
export async function prepareDueDays(queries: Queries) {
  const calendar = await readCalendar(queries);
  const rows = await queries.select({ id: categories.id, isTax: categories.isTax }).from(categories);
  const taxes = new Set(rows.filter(({ isTax }) => isTax).map(({ id }) => id));
  return ({ categoryId, form, dueOn }: { categoryId: number; form: string; dueOn: Day }): Day =>
    findEffectiveDueDay(calendar, { form, dueOn, isTax: taxes.has(categoryId) });
}

export type FindDueDay = Awaited<ReturnType<typeof prepareDueDays>>;
