import { and, between, eq, isNull, sql, type SQL } from 'drizzle-orm';
import type { Day } from '../company/days';
import { transfers } from '../database/bankTables';
import type { Queries } from '../database/database';
import { payments } from '../database/tables';
import { receivedCents } from './accounts';

type Period = { from: Day; to: Day };

/** Returns what payments and transfers added to an account on each day of a period, by the day. */
export async function readDailySums(
  queries: Queries,
  accountId: number,
  { from, to }: Period,
): Promise<Map<Day, number>> {
  const paid = await queries
    .select({ day: payments.paidOn, cents: sql<number>`sum(${receivedCents})` })
    .from(payments)
    .where(
      and(
        eq(payments.accountId, accountId),
        between(payments.paidOn, from, to),
        isNull(payments.voidedAt),
        eq(payments.isOfDeleted, false),
      ),
    )
    .groupBy(payments.paidOn);
  const moved = (side: typeof transfers.fromAccountId | typeof transfers.toAccountId, sign: SQL) =>
    queries
      .select({ day: transfers.movedOn, cents: sql<number>`${sign}sum(${transfers.cents})` })
      .from(transfers)
      .where(and(eq(side, accountId), between(transfers.movedOn, from, to), isNull(transfers.voidedAt)))
      .groupBy(transfers.movedOn);
  const rows = [
    ...paid,
    ...(await moved(transfers.fromAccountId, sql`-`)),
    ...(await moved(transfers.toAccountId, sql``)),
  ];
  const sums = new Map<Day, number>();
  for (const { day, cents } of rows) sums.set(day, (sums.get(day) ?? 0) + cents);
  return sums;
}
