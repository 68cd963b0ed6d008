import { eq, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Queries } from '../database/database';
import { entries } from '../database/tables';
import { choosesPayments, prepareMatching, type Comparisons } from './filter';
import { sumPayments } from './paymentSums';

export type Sum = { count: number; amountCents: number; openCents: number; paidCents: number };

const NOTHING: Sum = { count: 0, amountCents: 0, openCents: 0, paidCents: 0 };

const sums = {
  count: sql<number>`count(*)`,
  amountCents: sql<number>`coalesce(sum(${entries.amountCents}), 0)`,
  openCents: sql<number>`coalesce(sum(${entries.amountCents} - ${entries.settledCents}), 0)`,
  paidCents: sql<number>`coalesce(sum(${entries.cashCents}), 0)`,
};

const selectSum = prepareMatching((queries, condition) =>
  queries.select(sums).from(entries).where(condition),
);

export async function sumEntries(queries: Queries, comparisons: Comparisons): Promise<Sum> {
  const [sum = NOTHING] = await selectSum(queries, comparisons);
  return sum;
}

const isReceivable = eq(entries.kind, 'receivable');
const selectListSum = prepareMatching((queries, condition) =>
  queries
    .select({
      count: sums.count,
      amountCents: sums.amountCents,
      openCents: sums.openCents,
      paidCents: sums.paidCents,
      receivableCents: sql<number>`coalesce(sum(${entries.amountCents}) filter (where ${isReceivable}), 0)`,
      receivablePaidCents: sql<number>`coalesce(sum(${entries.cashCents}) filter (where ${isReceivable}), 0)`,
    })
    .from(entries)
    .where(condition),
);

type ListSum = Sum & { receivableCents: number; receivablePaidCents: number };

/** Returns a sum with the parts of the amounts that belong to receivables. With days or an account of payments, only these payments count. */
export async function sumList(queries: Queries, comparisons: Comparisons): Promise<ListSum> {
  const [sum = { ...NOTHING, receivableCents: 0, receivablePaidCents: 0 }] = await selectListSum(
    queries,
    comparisons,
  );
  if (!choosesPayments(comparisons)) return sum;
  const { paidCents, receivablePaidCents } = await sumPayments(queries, comparisons);
  return { ...sum, paidCents, receivablePaidCents };
}

/** Returns a function that sums the entries for each value of a column. */
export function makeSumBy<Key>(column: PgColumn) {
  const select = prepareMatching((queries, condition) =>
    queries
      .select({ key: sql<Key>`${column}`, ...sums })
      .from(entries)
      .where(condition)
      .groupBy(column),
  );
  return async (queries: Queries, comparisons: Comparisons): Promise<Map<Key, Sum>> => {
    const rows = await select(queries, comparisons);
    return new Map(rows.map(({ key, ...sum }) => [key, sum]));
  };
}

/** Returns a function that sums the receivables and the payables for each value of a column, in one query. */
export function makeSumKindsBy<Key>(column: PgColumn) {
  const select = prepareMatching((queries, condition) =>
    queries
      .select({ kind: entries.kind, key: sql<Key>`${column}`, ...sums })
      .from(entries)
      .where(condition)
      .groupBy(entries.kind, column),
  );
  return async (queries: Queries, comparisons: Comparisons) => {
    const rows = await select(queries, comparisons);
    const sumsByKind = { receivable: new Map<Key, Sum>(), payable: new Map<Key, Sum>() };
    for (const { kind, key, ...sum } of rows) sumsByKind[kind].set(key, sum);
    return sumsByKind;
  };
}

const { id, document, installments, occurrence, counterparty, issuedOn } = entries;
// No document has a line break. The parts of an instalment sale without a document have its customer, day and number of parts.
const saleKey = sql`case
  when ${document} <> '' then ${document} || E'\\n' || coalesce(${occurrence}::text, '')
  when ${installments} = 1 then E'\\n' || ${id}::text
  else concat(E'\\n', ${counterparty}, E'\\n', ${issuedOn}, E'\\n', ${installments}) end`;

const selectSales = prepareMatching((queries, condition) =>
  queries
    .select({
      // Compared byte by byte, which is faster than the order of a language.
      count: sql<number>`count(distinct (${saleKey}) collate "C")`,
      amountCents: sums.amountCents,
    })
    .from(entries)
    .where(condition),
);

/** Counts and sums sales or purchases. The instalments of one are counted once, and each entry of a series is one. */
export async function sumSales(
  queries: Queries,
  comparisons: Comparisons,
): Promise<{ count: number; amountCents: number }> {
  const [row] = await selectSales(queries, comparisons);
  return row ?? { count: 0, amountCents: 0 };
}
