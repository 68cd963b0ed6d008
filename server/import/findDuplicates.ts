import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Queries } from '../database/database';
import { entries } from '../database/tables';
import { ROWS_PER_STATEMENT } from '../entries/insertEntries';
import type { AnalysedRow } from './analysis';

/** Returns the id of the stored entry with the same values, by row of the file. */
export async function findDuplicates(
  queries: Queries,
  rows: readonly AnalysedRow[],
): Promise<Map<number, string>> {
  const complete = rows.filter(({ state, entry }) => state === 'ready' && entry.dueOn !== undefined);
  const ids = new Map<number, string>();
  for (let start = 0; start < complete.length; start += ROWS_PER_STATEMENT) {
    const pairs = await findEqual(queries, complete.slice(start, start + ROWS_PER_STATEMENT));
    for (const { row, id } of pairs) ids.set(row, String(id));
  }
  return ids;
}

/** Uses the index of names and documents, which are compared without accents and case. */
function findEqual(queries: Queries, rows: readonly AnalysedRow[]) {
  const list = (type: 'text' | 'bigint' | 'integer' | 'date', read: (row: AnalysedRow) => unknown) =>
    sql`${sql.param(rows.map(read))}::${sql.raw(type)}[]`;
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
