import { eq, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Queries } from '../database/open';
import { buildOnce, NO_NAME } from '../database/statements';
import { entries } from '../database/tables';
import { matches, namesOf, type Comparison, type Comparisons } from './filter';

export type Sum = { count: number; amountCents: number; paidCents: number };

const NOTHING: Sum = { count: 0, amountCents: 0, paidCents: 0 };

const sums = {
  count: sql<number>`count(*)`,
  amountCents: sql<number>`coalesce(sum(${entries.amountCents}), 0)`,
  paidCents: sql<number>`coalesce(sum(${entries.paidCents}), 0)`,
};

const sumStatement = buildOnce((queries, ...names: Comparison[]) =>
  queries.select(sums).from(entries).where(matches(names)).prepare(NO_NAME),
);

export async function sumEntries(queries: Queries, comparisons: Comparisons): Promise<Sum> {
  const [sum = NOTHING] = await sumStatement(queries, ...namesOf(comparisons)).execute(comparisons);
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

/** Returns a function that sums the entries for each value of a column. */
export function makeSumBy<Key>(column: PgColumn) {
  const statement = buildOnce((queries, ...names: Comparison[]) =>
    queries
      .select({ key: sql<Key>`${column}`, ...sums })
      .from(entries)
      .where(matches(names))
      .groupBy(column)
      .prepare(NO_NAME),
  );
  return async (queries: Queries, comparisons: Comparisons): Promise<Map<Key, Sum>> => {
    const rows = await statement(queries, ...namesOf(comparisons)).execute(comparisons);
    return new Map(rows.map(({ key, ...sum }) => [key, sum]));
  };
}

/** Returns a function that sums the receivables and the payables for each value of a column, in one query. */
export function makeSumKindsBy<Key>(column: PgColumn) {
  const statement = buildOnce((queries, ...names: Comparison[]) =>
    queries
      .select({ kind: entries.kind, key: sql<Key>`${column}`, ...sums })
      .from(entries)
      .where(matches(names))
      .groupBy(entries.kind, column)
      .prepare(NO_NAME),
  );
  return async (queries: Queries, comparisons: Comparisons) => {
    const rows = await statement(queries, ...namesOf(comparisons)).execute(comparisons);
    const found = { receivable: new Map<Key, Sum>(), payable: new Map<Key, Sum>() };
    for (const { kind, key, ...sum } of rows) found[kind].set(key, sum);
    return found;
  };
}

const documentsStatement = buildOnce((queries, ...names: Comparison[]) =>
  queries
    .select({
      // Compared byte by byte, which is faster than the order of a language.
      documents: sql<number>`count(distinct ${entries.document} collate "C")`,
      amountCents: sums.amountCents,
    })
    .from(entries)
    .where(matches(names))
    .prepare(NO_NAME),
);

/** Counts and sums sales or purchases. Installments of one document count once. */
export async function sumDocuments(
  queries: Queries,
  comparisons: Comparisons,
): Promise<{ documents: number; amountCents: number }> {
  const [row] = await documentsStatement(queries, ...namesOf(comparisons)).execute(comparisons);
  return row ?? { documents: 0, amountCents: 0 };
}
