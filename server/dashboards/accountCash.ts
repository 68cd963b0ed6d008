// The cash of one account. Unlike the company's balance, it has the transfers from and to other accounts.
import { addDays } from '../../api-spec/days';
import { readBalances, type StoredAccount } from '../bank/accounts';
import { readDailySums } from '../bank/dailySums';
import { addUpDays, type Axis } from './axis';
import type { DashboardContext } from './widgets';

/**
 * Returns the balance of an account at the end of each value of an axis. Days to come have none, and days before the opening
 * balance neither.
 */
export async function readAccountBalances(
  { queries, today, period }: DashboardContext,
  account: StoredAccount,
  axis: Axis,
): Promise<(number | null)[]> {
  const from = account.openingOn > period.from ? account.openingOn : period.from;
  const to = period.to < today ? period.to : today;
  const before = (await readBalances(queries, addDays(from, -1))).find((one) => one.id === account.id);
  const moved = addUpDays(axis, await readDailySums(queries, account.id, { from, to }));
  let balance = before?.balanceCents ?? account.openingCents;
  return axis.values.map((value) => {
    if (value < axis.valueOf(from) || value > axis.valueOf(today)) return null;
    balance += moved.get(value) ?? 0;
    return balance;
  });
}
