// The cash of one account. Unlike the company's balance, it has the transfers from and to other accounts.
import { and, eq, gte, isNull, lte, or, sql } from 'drizzle-orm';
import { addDays } from '../../api-spec/days';
import { readBalances, type StoredAccount } from '../bank/accounts';
import type { Day } from '../company/days';
import { transfers } from '../database/bankTables';
import type { Queries } from '../database/database';
import { buildOnce } from '../database/statements';
import { makeComparisons } from '../entries/filter';
import { sumPaymentsByDay } from '../entries/paymentSums';
import { addUpDays, type Axis } from './axis';
import type { Range } from './period';
import { filterAccount, type DashboardContext } from './widgets';

const { movedOn, cents, fromAccountId, toAccountId, voidedAt } = transfers;
const [id, first, last] = [sql.placeholder('id'), sql.placeholder('first'), sql.placeholder('last')];

const transfersStatement = buildOnce((queries) =>
  queries
    .select({
      day: movedOn,
      cents: sql<number>`sum(case when ${toAccountId} = ${id} then ${cents} else -${cents} end)`,
    })
    .from(transfers)
    .where(
      and(
        isNull(voidedAt),
        gte(movedOn, first),
        lte(movedOn, last),
        or(eq(fromAccountId, id), eq(toAccountId, id)),
      ),
    )
    .groupBy(movedOn),
);

/** Returns what other accounts gave less what they received, by day. */
async function sumTransfersByDay(queries: Queries, account: StoredAccount, { from, to }: Range) {
  const rows = await transfersStatement(queries).execute({ id: account.id, first: from, last: to });
  return new Map<Day, number>(rows.map((row) => [row.day, row.cents]));
}

/**
 * Returns the balance of an account at the end of each value of an axis. Days to come have none, and days before the opening
 * balance neither.
 */
export async function readAccountBalances(
  context: DashboardContext,
  account: StoredAccount,
  axis: Axis,
): Promise<(number | null)[]> {
  const { queries, today, period } = context;
  const from = account.openingOn > period.from ? account.openingOn : period.from;
  const to = period.to < today ? period.to : today;
  const before = (await readBalances(queries, addDays(from, -1))).find((one) => one.id === account.id);
  const filter = { paidFrom: from, paidTo: to, ...filterAccount(context) };
  const { receivable, payable } = await sumPaymentsByDay(queries, makeComparisons(filter, today));
  const [received, paid, moved] = [
    receivable,
    payable,
    await sumTransfersByDay(queries, account, { from, to }),
  ].map((days) => addUpDays(axis, days));
  let balance = before?.balanceCents ?? account.openingCents;
  return axis.values.map((value) => {
    if (value < axis.valueOf(from) || value > axis.valueOf(today)) return null;
    balance += (received?.get(value) ?? 0) - (paid?.get(value) ?? 0) + (moved?.get(value) ?? 0);
    return balance;
  });
}
