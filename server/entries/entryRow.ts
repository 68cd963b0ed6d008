import { and, eq, isNull, sql } from 'drizzle-orm';
import type { components } from '../../api-spec/schema.gen';
import { countDays } from '../../api-spec/days';
import type { Day } from '../company/days';
import type { Queries } from '../database/database';
import { categories, entries } from '../database/tables';

export type EntryRow = Awaited<ReturnType<typeof selectEntries>>[number];
export type Entry = ReturnType<typeof toEntry>;

/** The columns of an entry, by their names in the API. */
export const API_COLUMNS = {
  id: entries.id,
  kind: entries.kind,
  counterparty: entries.counterparty,
  category: categories.name,
  form: entries.form,
  document: entries.document,
  installment: entries.installment,
  installments: entries.installments,
  issuedOn: entries.issuedOn,
  dueOn: entries.dueOn,
  effectiveDueOn: entries.effectiveDueOn,
  paidOn: entries.paidOn,
  amountCents: entries.amountCents,
  paidCents: entries.paidCents,
  openCents: sql<number>`${entries.amountCents} - ${entries.settledCents}`.mapWith(Number),
  seriesId: entries.seriesId,
  occurrence: entries.occurrence,
  note: entries.note,
  version: entries.version,
};

/** Selects entries with the fields of the API. */
export const selectEntries = (queries: Queries) =>
  queries.select(API_COLUMNS).from(entries).innerJoin(categories, eq(categories.id, entries.categoryId));

/** The condition of an entry that exists and is not deleted. */
export const isStored = (id: number) => and(eq(entries.id, id), isNull(entries.deletedAt));

/** Returns an entry of the API, as it is on a day. */
export function toEntry(row: EntryRow, today: Day) {
  const status = findStatus(row, today);
  const late = status === 'overdue' ? { lateDays: countDays(row.effectiveDueOn, today) } : {};
  const { seriesId, occurrence, ...fields } = row;
  return {
    ...{ ...fields, id: String(row.id), status },
    ...late,
    ...(occurrence !== null && { seriesId: String(seriesId), occurrence }),
  } satisfies components['schemas']['Entry'];
}

function findStatus({ paidOn, effectiveDueOn }: EntryRow, today: Day) {
  if (paidOn !== null) return 'paid';
  if (effectiveDueOn === today) return 'today';
  return effectiveDueOn > today ? 'open' : 'overdue';
}
