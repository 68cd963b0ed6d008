import { sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Queries } from '../database/database';
import { payments } from '../database/tables';
import { matchesPayments, prepareMatching, type Comparisons } from './filter';

/** Payments that are not voided. `count` counts their entries. The money of refunds is negative. */
export type PaymentSum = {
  count: number;
  paidCents: number;
  /** The part of `paidCents` that was received. */
  receivablePaidCents: number;
  settledCents: number;
};

const NOTHING: PaymentSum = { count: 0, paidCents: 0, receivablePaidCents: 0, settledCents: 0 };

const sums = {
  count: sql<number>`count(distinct ${payments.entryId})`,
  paidCents: sql<number>`coalesce(sum(${payments.cashCents}), 0)`,
  receivablePaidCents: sql<number>`coalesce(sum(${payments.cashCents}) filter (where ${payments.kind} = 'receivable'), 0)`,
  settledCents: sql<number>`coalesce(sum(${payments.settledCents}), 0)`,
};

const selectSum = prepareMatching(
  (queries, condition) => queries.select(sums).from(payments).where(condition),
  matchesPayments,
);

/** Sums the payments that meet the comparisons and belong to entries that meet the others. */
export async function sumPayments(queries: Queries, comparisons: Comparisons): Promise<PaymentSum> {
  const [sum = NOTHING] = await selectSum(queries, comparisons);
  return sum;
}

/** Returns a function that sums the payments for each value of a column. */
export function makeSumPaymentsBy<Key>(column: PgColumn) {
  const select = prepareMatching(
    (queries, condition) =>
      queries
        .select({ key: sql<Key>`${column}`, ...sums })
        .from(payments)
        .where(condition)
        .groupBy(column),
    matchesPayments,
  );
  return async (queries: Queries, comparisons: Comparisons): Promise<Map<Key, PaymentSum>> => {
    const rows = await select(queries, comparisons);
    return new Map(rows.map(({ key, ...sum }) => [key, sum]));
  };
}

const selectCashByDay = prepareMatching(
  (queries, condition) =>
    queries
      .select({ kind: payments.kind, day: payments.paidOn, paidCents: sums.paidCents })
      .from(payments)
      .where(condition)
      .groupBy(payments.kind, payments.paidOn),
  matchesPayments,
);

/** Returns what was received and what was paid on each day. */
export async function sumPaymentsByDay(queries: Queries, comparisons: Comparisons) {
  const rows = await selectCashByDay(queries, comparisons);
  const cents = { receivable: new Map<string, number>(), payable: new Map<string, number>() };
  for (const { kind, day, paidCents } of rows) cents[kind].set(day, paidCents);
  return cents;
}
