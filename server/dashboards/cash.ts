import { sql } from 'drizzle-orm';
import { readBalances } from '../bank/accounts';
import { buildOnce } from '../database/statements';
import { entries, payments } from '../database/tables';
import { findExpectedDay } from '../company/calendar';
import { addDays } from '../../api-spec/days';
import { listDays, type Day } from '../company/days';
import { matches, type EntryFilter } from '../entries/filter';
import { makeSumPaymentsBy } from '../entries/paymentSums';
import type { Cash, DashboardContext, Flow } from './widgets';

const FORECAST_DAYS = 30;

/** Returns the expected flows and the balance of today and of the next 30 days. */
export const forecastThirtyDays = (context: DashboardContext) =>
  forecast(context, addDays(context.today, FORECAST_DAYS));

type Kind = NonNullable<EntryFilter['kind']>;

/** Returns the balance at the start of a day. Reads the payments since then, which are usually few. */
export async function readBalanceBefore(context: DashboardContext, day: Day): Promise<number> {
  const { balance } = await context.cash();
  return balance - (await readNetPayments(context, day));
}

type Reading = Pick<DashboardContext, 'queries' | 'today'>;

/** Returns the balance of today: the sum of all accounts, so that no transfer counts. */
export async function readBalance({ queries, today }: Reading): Promise<number> {
  const accounts = await readBalances(queries, today);
  return accounts.reduce((cents, { balanceCents }) => cents + balanceCents, 0);
}

const sumByKind = makeSumPaymentsBy<Kind>(payments.kind);

/** Returns what was received less what was paid, from a day to today. */
async function readNetPayments({ queries, today }: Reading, from: Day): Promise<number> {
  const sums = await sumByKind(queries, { paidFrom: from, paidTo: today });
  return (sums.get('receivable')?.paidCents ?? 0) - (sums.get('payable')?.paidCents ?? 0);
}

/** Returns the first day with the lowest balance. */
export const findLowest = ([first, ...others]: readonly [ForecastDay, ...ForecastDay[]]): ForecastDay =>
  others.reduce((lowest, next) => (next.balance < lowest.balance ? next : lowest), first);

export type ForecastDay = Flow & { day: Day; balance: number };

const unpaidStatement = buildOnce((queries) =>
  queries
    .select({
      kind: entries.kind,
      form: entries.form,
      effectiveDueOn: entries.effectiveDueOn,
      openCents: sql<number>`sum(${entries.amountCents} - ${entries.settledCents})`,
    })
    .from(entries)
    .where(matches(['isUnpaid']))
    .groupBy(entries.kind, entries.form, entries.effectiveDueOn),
);

/** Returns the balance of today and the expected flows of each day. */
export async function readCash(context: DashboardContext): Promise<Cash> {
  const { queries, today, calendar } = context;
  const unpaidSums = await unpaidStatement(queries).execute();
  const flows = new Map<Day, Flow>();
  for (const { openCents, ...entry } of unpaidSums) {
    const isIncome = entry.kind === 'receivable';
    // Overdue income is uncertain. An overdue payment is expected today.
    if (isIncome && entry.effectiveDueOn < today) continue;
    const expectedDay = findExpectedDay(calendar, entry);
    const day = expectedDay < today ? today : expectedDay;
    const flow = flows.get(day) ?? { in: 0, out: 0 };
    flows.set(day, flow);
    if (isIncome) flow.in += openCents;
    else flow.out += openCents;
  }
  return { balance: await readBalance(context), flows };
}

/** Returns the expected flows and the balance of each day from today to `lastDay`. */
export async function forecast(
  context: DashboardContext,
  lastDay: Day,
): Promise<[ForecastDay, ...ForecastDay[]]> {
  const { today } = context;
  const cash = await context.cash();
  let { balance } = cash;
  const forecastDay = (day: Day): ForecastDay => {
    const flow = cash.flows.get(day) ?? { in: 0, out: 0 };
    balance += flow.in - flow.out;
    return { day, ...flow, balance };
  };
  return [forecastDay(today), ...listDays(addDays(today, 1), lastDay).map(forecastDay)];
}
