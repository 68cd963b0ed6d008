import { eq, sql, type SQL } from 'drizzle-orm';
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

/** A sum with the part of the amount that is to receive. */
export type ListSum = Sum & { receivableCents: number };

export const NO_ENTRIES: ListSum = { ...NOTHING, receivableCents: 0 };

const isReceivable = eq(entries.kind, 'receivable');
/** The columns of a `ListSum`. */
export const listSums = {
  ...sums,
  receivableCents: sql<number>`coalesce(sum(${entries.amountCents}) filter (where ${isReceivable}), 0)`,
};

/** Sums the entries for each value of a column. */
export async function sumEntriesBy<Key>(
  queries: Queries,
  column: PgColumn,
  condition: SQL | undefined,
): Promise<Map<Key, Sum>> {
  const rows = await queries
    .select({ key: sql<Key>`${column}`, ...sums })
    .from(entries)
    .where(condition)
    .groupBy(column);
  return new Map(rows.map(({ key, ...sum }) => [key, sum]));
}

/** Sums the receivables and the payables for each value of a column, in one query. */
export async function sumKindsBy<Key>(
  queries: Queries,
  column: PgColumn,
  condition: SQL | undefined,
): Promise<Record<'receivable' | 'payable', Map<Key, Sum>>> {
  const rows = await queries
    .select({ kind: entries.kind, key: sql<Key>`${column}`, ...sums })
    .from(entries)
    .where(condition)
    .groupBy(entries.kind, column);
  const found = { receivable: new Map<Key, Sum>(), payable: new Map<Key, Sum>() };
  for (const { kind, key, ...sum } of rows) found[kind].set(key, sum);
  return found;
}

/** Counts and sums sales or purchases. Installments of one document count once. */
export async function sumDocuments(
  queries: Queries,
  condition: SQL | undefined,
): Promise<{ documents: number; amountCents: number }> {
  const [row] = await queries
    .select({
      // Compared byte by byte, which is faster than the order of a language.
      documents: sql<number>`count(distinct ${entries.document} collate "C")`,
      amountCents: sums.amountCents,
    })
    .from(entries)
    .where(condition);
  return row ?? { documents: 0, amountCents: 0 };
}
