import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Queries } from '../database/database';
import { entries } from '../database/tables';
import type { AnalysedRow } from './analysis';
import { sendRows, type ListValues } from './sendRows';

/** Returns the id of the stored entry with the same values, by row of the file. */
export async function findDuplicates(
  queries: Queries,
  rows: readonly AnalysedRow[],
): Promise<Map<number, string>> {
  const complete = rows.filter(({ state, entry }) => state === 'ready' && entry.dueOn !== undefined);
  const pairs = await sendRows(complete, (list) => findEqual(queries, list));
  return new Map(pairs.map(({ row, id }) => [row, String(id)]));
}

/** Uses the index of names and documents, which are compared without accents and case. */
function findEqual(queries: Queries, list: ListValues) {
  const sent = sql`unnest(
      ${list('integer', ({ row }) => row)},
      ${list('text', ({ entry }) => entry.kind ?? '')},
      ${list('text', ({ entry }) => entry.counterparty ?? '')},
      ${list('text', ({ entry }) => entry.document ?? '')},
      ${list('integer', ({ entry }) => entry.installment ?? 1)},
      ${list('date', ({ entry }) => entry.dueOn)},
      ${list('bigint', ({ entry }) => entry.amountCents ?? 0)}
    ) as sent (row, kind, counterparty, document, installment, due_on, cents)`;
  const text = sql`fold_text(sent.counterparty || E'\\n' || sent.document)`;
  return queries
    .select({ row: sql<number>`sent.row`, id: sql<number>`min(${entries.id})` })
    .from(sent)
    .innerJoin(
      entries,
      and(
        sql`${entries.searchText} collate "C" = ${text} collate "C"`,
        eq(entries.kind, sql`sent.kind`),
        eq(entries.installment, sql`sent.installment`),
        eq(entries.dueOn, sql`sent.due_on`),
        eq(entries.amountCents, sql`sent.cents`),
      ),
    )
    .where(isNull(entries.deletedAt))
    .groupBy(sql`sent.row`);
}
