import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Day } from '../company/days';
import { moneyAccounts } from '../database/bankTables';
import type { Queries } from '../database/database';
import { payments } from '../database/tables';
import type { Entry } from './entryRow';

/** What the payments of an entry add up to. A refund counts negative, except its discount, which settles. */
export type PaymentSums = {
  cashCents: number;
  discountCents: number;
  interestCents: number;
  fineCents: number;
  feeCents: number;
  /** The day of the last payment that is no refund, or null without money and discount. */
  lastPaidOn: Day | null;
  /** The names of their accounts. */
  accounts: string;
};

export type EntryWithPayments = Entry & { payments: PaymentSums };

const NOTHING: PaymentSums = {
  ...{ cashCents: 0, discountCents: 0, interestCents: 0, fineCents: 0, feeCents: 0, lastPaidOn: null },
  accounts: '',
};

const sumOf = (column: PgColumn) =>
  sql<number>`sum(case when ${payments.refundOf} is null then ${column} else -${column} end)`.mapWith(Number);

/** Adds the sums of their payments to entries. */
export async function addPaymentSums(
  queries: Queries,
  entries: readonly Entry[],
): Promise<EntryWithPayments[]> {
  const ids = entries.map(({ id }) => Number(id));
  const rows = await queries
    .select({
      entryId: payments.entryId,
      cashCents: sql<number>`sum(${payments.cashCents})`.mapWith(Number),
      discountCents: sql<number>`sum(${payments.discountCents})`.mapWith(Number),
      interestCents: sumOf(payments.interestCents),
      fineCents: sumOf(payments.fineCents),
      feeCents: sumOf(payments.feeCents),
      day: sql<Day | null>`max(${payments.paidOn}) filter (where ${payments.refundOf} is null)`,
      accounts: sql<string>`string_agg(distinct ${moneyAccounts.name}, ', ')`,
    })
    .from(payments)
    .innerJoin(moneyAccounts, eq(moneyAccounts.id, payments.accountId))
    .where(and(inArray(payments.entryId, ids), isNull(payments.voidedAt)))
    .groupBy(payments.entryId);
  const sums = new Map(rows.map(({ entryId, day, ...sum }) => [entryId, { ...sum, lastPaidOn: day }]));
  return entries.map((entry) => {
    const sum = sums.get(Number(entry.id)) ?? NOTHING;
    const isEmpty = sum.cashCents === 0 && sum.discountCents === 0 && entry.openCents === entry.amountCents;
    return { ...entry, payments: isEmpty ? NOTHING : sum };
  });
}
