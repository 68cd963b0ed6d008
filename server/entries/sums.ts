import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Queries } from '../database/open';
import { entries } from '../database/tables';

export type Sum = { count: number; amountCents: number; paidCents: number };

const NOTHING: Sum = { count: 0, amountCents: 0, paidCents: 0 };

const sums = {
  count: sql<number>`count(*)`,
  amountCents: sql<number>`coalesce(sum(${entries.amountCents}), 0)`,
  paidCents: sql<number>`coalesce(sum(${entries.paidCents}), 0)`,
};

export async function sumEntries(queries: Queries, condition: SQL | undefined): Promise<Sum> {
  const [sum = NOTHING] = await queries.select(sums).from(entries).where(condition);
  return sum;
}

/** Sums the entries for each value of a column or an expression. */
export async function sumEntriesBy<Key>(
  queries: Queries,
  key: SQL<Key> | PgColumn,
  condition: SQL | undefined,
): Promise<Map<Key, Sum>> {
  const rows = await queries
    .select({ key: sql<Key>`${key}`.as('key'), ...sums })
    .from(entries)
    .where(condition)
    .groupBy(sql`1`);
  return new Map(rows.map(({ key: value, ...sum }) => [value, sum]));
}

/** Counts and sums sales or purchases. Installments of one document count once. */
export async function sumDocuments(
  queries: Queries,
  condition: SQL | undefined,
): Promise<{ documents: number; amountCents: number }> {
  const grouped = queries
    .select({ cents: sql<number>`sum(${entries.amountCents})`.as('cents') })
    .from(entries)
    .where(condition)
    .groupBy(entries.document)
    .as('grouped');
  const [row] = await queries
    .select({
      documents: sql<number>`count(*)`,
      amountCents: sql<number>`coalesce(sum(${grouped.cents}), 0)`,
    })
    .from(grouped);
  return row ?? { documents: 0, amountCents: 0 };
}
