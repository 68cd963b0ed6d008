import { and, eq, gt, gte, isNotNull, isNull, lt, lte, sql, type SQL } from 'drizzle-orm';
import type { operations } from '../../api-spec/schema.gen';
import { entries } from '../database/tables';
import { addDays, type Day } from './days';

/** Parameters of `listEntries`. */
export type EntryQuery = NonNullable<operations['listEntries']['parameters']['query']>;

/** Which entries. Each field narrows the choice. A figure and its link share one filter, so their totals are equal. */
export type EntryFilter = Omit<EntryQuery, 'sort' | 'after' | 'limit'>;

/** Returns the SQL condition of a filter. Deleted entries never match. */
export function matches(filter: EntryFilter, today: Day): SQL | undefined {
  const { effectiveDueOn, issuedOn, paidOn } = entries;
  const { kind, status, counterparty, document, form, category, group, lateFrom, lateTo, search } = filter;
  const { import: importId } = filter;
  return and(
    isNull(entries.deletedAt),
    kind && eq(entries.kind, kind),
    status && STATUS_CONDITIONS[status](today),
    ifGiven(filter.dueFrom, (day) => gte(effectiveDueOn, day)),
    ifGiven(filter.dueTo, (day) => lte(effectiveDueOn, day)),
    ifGiven(filter.paidFrom, (day) => gte(paidOn, day)),
    ifGiven(filter.paidTo, (day) => lte(paidOn, day)),
    ifGiven(filter.issuedFrom, (day) => gte(issuedOn, day)),
    ifGiven(filter.issuedTo, (day) => lte(issuedOn, day)),
    ifGiven(lateFrom, (days) => and(isNull(paidOn), lte(effectiveDueOn, addDays(today, -days)))),
    ifGiven(lateTo, (days) => and(isNull(paidOn), gte(effectiveDueOn, addDays(today, -days)))),
    ifGiven(counterparty, (name) => equals(sql`${entries.counterparty}`, name)),
    ifGiven(search, containsEachWord),
    ifGiven(importId, (id) => eq(entries.importId, readId(id))),
    ifGiven(document, (number) => equals(sql`${entries.document}`, number)),
    ifGiven(form, (one) => equals(sql`${entries.form}`, one)),
    ifGiven(category, (name) => isInCategories(equals(sql`name`, name))),
    ifGiven(group, (one) => isInCategories(sql`statement_group = ${one}`)),
  );
}

/** Returns the SQL condition of a selection, by the ids of the API. */
export const isOneOf = (ids: readonly string[]): SQL =>
  sql`${entries.id} = any(${sql.param(ids.map(readId))}::bigint[])`;

/** Returns the id in the database. No entry has the id 0. */
export const readId = (id: string): number => (/^[1-9]\d{0,14}$/.test(id) ? Number(id) : 0);

/** An array, because the database plans it better than a join with a table that is too small for statistics. */
const isInCategories = (condition: SQL): SQL =>
  sql`${entries.categoryId} = any(array(select id from categories where ${condition}))`;

/** The database refuses NUL, so no stored text contains it. */
const equals = (column: SQL, text: string): SQL =>
  text.includes('\0') ? sql`false` : sql`${column} = ${text}`;

/** Each word may be anywhere in counterparty or document. */
const containsEachWord = (text: string): SQL | undefined =>
  text.includes('\0') ? sql`false` : and(...text.split(/\s+/).filter(Boolean).map(containsWord));

const containsWord = (word: string): SQL =>
  sql`${entries.searchText} like '%' || fold_text(${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}) || '%'`;

const ifGiven = <T>(value: T | undefined, condition: (value: T) => SQL | undefined): SQL | undefined =>
  value === undefined ? undefined : condition(value);

const { effectiveDueOn, paidOn } = entries;
const STATUS_CONDITIONS: Record<NonNullable<EntryFilter['status']>, (today: Day) => SQL | undefined> = {
  paid: () => isNotNull(paidOn),
  unpaid: () => isNull(paidOn),
  open: (today) => and(isNull(paidOn), gt(effectiveDueOn, today)),
  today: (today) => and(isNull(paidOn), eq(effectiveDueOn, today)),
  overdue: (today) => and(isNull(paidOn), lt(effectiveDueOn, today)),
};
