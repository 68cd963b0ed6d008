// What moved in each account in some days.
import { and, between, eq, gte, isNull, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { addDays } from '../../api-spec/days';
import { readBalances, receivedCents } from '../bank/accounts';
import type { Day } from '../company/days';
import { moneyAccounts, transfers } from '../database/bankTables';
import type { Queries } from '../database/database';
import { payments } from '../database/tables';

/** Two days, both included. */
type Range = { from: Day; to: Day };

/** An account with its balances, and what changed them. All but `outCents` and the balances are at least 0. */
export type AccountFlow = {
  name: string;
  openingCents: number;
  inCents: number;
  /** Negative. */
  outCents: number;
  /** Negative if more left the account. */
  transferCents: number;
  closingCents: number;
};

/** Returns the flows of the accounts that are open at the end of the days. The closing balances are those of `readBalances`. */
export async function readAccountFlows(queries: Queries, { from, to }: Range): Promise<AccountFlow[]> {
  const before = new Map(
    (await readBalances(queries, addDays(from, -1))).map(({ id, balanceCents }) => [id, balanceCents]),
  );
  const flows = await queries
    .select({
      id: payments.accountId,
      inCents: sql<number>`sum(greatest(${receivedCents}, 0))`.mapWith(Number),
      outCents: sql<number>`sum(least(${receivedCents}, 0))`.mapWith(Number),
    })
    .from(payments)
    .innerJoin(moneyAccounts, eq(moneyAccounts.id, payments.accountId))
    .where(
      and(
        between(payments.paidOn, from, to),
        gte(payments.paidOn, moneyAccounts.openingOn),
        isNull(payments.voidedAt),
        eq(payments.isOfDeleted, false),
      ),
    )
    .groupBy(payments.accountId);
  const received = await sumTransfers(queries, transfers.toAccountId, { from, to });
  const sent = await sumTransfers(queries, transfers.fromAccountId, { from, to });
  return (await readBalances(queries, to)).map(({ id, name, openingCents, balanceCents }) => {
    const flow = flows.find((one) => one.id === id);
    return {
      name,
      // An account that opens in these days begins with its opening balance.
      openingCents: before.get(id) ?? openingCents,
      inCents: flow?.inCents ?? 0,
      outCents: flow?.outCents ?? 0,
      transferCents: (received.get(id) ?? 0) - (sent.get(id) ?? 0),
      closingCents: balanceCents,
    };
  });
}

async function sumTransfers(
  queries: Queries,
  side: PgColumn,
  { from, to }: Range,
): Promise<Map<number, number>> {
  const id: SQL<number> = sql`${side}`.mapWith(Number);
  const rows = await queries
    .select({ id, cents: sql<number>`sum(${transfers.cents})`.mapWith(Number) })
    .from(transfers)
    .innerJoin(moneyAccounts, eq(moneyAccounts.id, side))
    .where(
      and(
        between(transfers.movedOn, from, to),
        gte(transfers.movedOn, moneyAccounts.openingOn),
        isNull(transfers.voidedAt),
      ),
    )
    .groupBy(side);
  return new Map(rows.map((row) => [row.id, row.cents]));
}
