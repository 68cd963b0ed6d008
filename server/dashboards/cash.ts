import { sql } from 'drizzle-orm';
import { buildOnce } from '../database/statements';
import { entries } from '../database/tables';
import { findExpectedDay } from '../company/calendar';
import { addDays, listDays, type Day } from '../company/days';
import { matches, type EntryFilter } from '../entries/filter';
import { makeSumBy, makeSumKindsBy } from '../entries/sums';
import { addUpDays, makeAxis, type Axis } from './axis';
import type { Range } from './period';
import {
  defineSeries,
  linkTo,
  type Cash,
  type Definition,
  type DashboardContext,
  type Flow,
} from './widgets';

const FORECAST_DAYS = 30;
// A period can be centuries away.
const MAX_FORECAST_DAYS = 3_660;

/** What is expected in the next 30 days, from the balance of today. */
export const forecastWidget: Definition = defineSeries({ id: 'forecast', size: 'full' }, async (context) => {
  const { translate, today } = context;
  const days = await forecastThirtyDays(context);
  const values = (field: 'in' | 'out' | 'balance') => days.map((day) => day[field]);
  return {
    unit: 'currency',
    note: translate('widget.forecast.note'),
    x: { grain: 'day', values: days.map(({ day }) => day) },
    forecastFrom: today,
    series: [
      { id: 'in', title: translate('series.in'), shape: 'bar', role: 'income', values: values('in') },
      { id: 'out', title: translate('series.out'), shape: 'bar', role: 'expense', values: values('out') },
      {
        id: 'projected',
        title: translate('series.projected'),
        shape: 'line',
        role: 'projection',
        values: values('balance'),
      },
    ],
  };
});

/** Realised flows of the period, and the forecast of its rest. */
export const cashFlowWidget: Definition = defineSeries({ id: 'cashFlow', size: 'full' }, async (context) => {
  const { translate, today, period } = context;
  const axis = makeAxis(period);
  const present = axis.valueOf(today);
  const { received, paid } = await readPaid(context, axis, period);
  const last = addDays(today, MAX_FORECAST_DAYS);
  const rest = period.to < today ? [] : await forecast(context, period.to < last ? period.to : last);
  const expected = addUp(rest, axis);
  let real = await readBalanceBefore(context, period.from);
  const balances = axis.values.map((value) =>
    value > present ? null : (real += (received.get(value) ?? 0) - (paid.get(value) ?? 0)),
  );
  const flow = (field: 'in' | 'out', past: Map<string, number>) =>
    axis.values.map((value) =>
      value > present ? (expected.get(value)?.[field] ?? 0) : (past.get(value) ?? 0),
    );
  const forecastFrom = axis.values.find((value) => value > present);
  const link = (kind: Kind) => (axis.isCut ? {} : linkTo({ kind, status: 'paid' }));
  return {
    unit: 'currency',
    x: { grain: axis.grain, values: axis.values, filter: ['paidFrom', 'paidTo'] },
    ...(forecastFrom !== undefined && {
      forecastFrom,
      note: `${translate(`widget.cashFlow.note.${axis.grain}`)} ${translate('widget.forecast.note')}`,
    }),
    series: [
      {
        id: 'in',
        title: translate('series.in'),
        shape: 'bar',
        role: 'income',
        values: flow('in', received),
        ...link('receivable'),
      },
      {
        id: 'out',
        title: translate('series.out'),
        shape: 'bar',
        role: 'expense',
        values: flow('out', paid),
        ...link('payable'),
      },
      { id: 'balance', title: translate('series.balance'), shape: 'line', role: 'balance', values: balances },
      // Without a later position it would be one point.
      ...(forecastFrom === undefined
        ? []
        : [
            {
              id: 'projected',
              title: translate('series.projected'),
              shape: 'line',
              role: 'projection',
              values: axis.values.map((value) => expected.get(value)?.balance ?? null),
            },
          ]),
    ],
  };
});

/** Returns the expected flows and the balance of today and of the next 30 days. */
export const forecastThirtyDays = (context: DashboardContext) =>
  forecast(context, addDays(context.today, FORECAST_DAYS));

type Kind = NonNullable<EntryFilter['kind']>;

const sumKindsByPaidOn = makeSumKindsBy<Day>(entries.paidOn);

async function readPaid({ queries }: DashboardContext, axis: Axis, { from, to }: Range) {
  const sums = await sumKindsByPaidOn(queries, { paidFrom: from, paidTo: to });
  const read = (kind: Kind) => addUpDays(axis, sums[kind], 'paidCents');
  return { received: read('receivable'), paid: read('payable') };
}

/** Returns the balance at the start of a day. Reads the payments since then, which are usually few. */
async function readBalanceBefore(context: DashboardContext, day: Day): Promise<number> {
  const { balance } = await context.cash();
  return balance - (await readNetPayments(context, day));
}

const sumByKind = makeSumBy<Kind>(entries.kind);

/** Returns what was received less what was paid, from a day to today. */
async function readNetPayments({ queries, today }: DashboardContext, from: Day): Promise<number> {
  const sums = await sumByKind(queries, { paidFrom: from, paidTo: today });
  return (sums.get('receivable')?.paidCents ?? 0) - (sums.get('payable')?.paidCents ?? 0);
}

type ForecastDay = Flow & { day: Day; balance: number };

const unpaidStatement = buildOnce((queries) =>
  queries
    .select({
      kind: entries.kind,
      form: entries.form,
      effectiveDueOn: entries.effectiveDueOn,
      amountCents: sql<number>`sum(${entries.amountCents})`,
    })
    .from(entries)
    .where(matches(['isUnpaid']))
    .groupBy(entries.kind, entries.form, entries.effectiveDueOn),
);

export async function readCash(context: DashboardContext): Promise<Cash> {
  const { queries, today, calendar } = context;
  const open = await unpaidStatement(queries).execute();
  const flows = new Map<Day, Flow>();
  for (const { amountCents, ...entry } of open) {
    const isIncome = entry.kind === 'receivable';
    if (isIncome && entry.effectiveDueOn < today) continue;
    const expected = findExpectedDay(calendar, entry);
    const day = expected < today ? today : expected;
    const flow = flows.get(day) ?? { in: 0, out: 0 };
    flows.set(day, flow);
    if (isIncome) flow.in += amountCents;
    else flow.out += amountCents;
  }
  const { openingCents, openingOn } = context.company;
  return { balance: openingCents + (await readNetPayments(context, openingOn)), flows };
}

/** Returns the expected flows and the balance of each day from today to `last`. */
async function forecast(context: DashboardContext, last: Day): Promise<[ForecastDay, ...ForecastDay[]]> {
  const { today } = context;
  const cash = await context.cash();
  let { balance } = cash;
  const next = (day: Day): ForecastDay => {
    const flow = cash.flows.get(day) ?? { in: 0, out: 0 };
    balance += flow.in - flow.out;
    return { day, ...flow, balance };
  };
  return [next(today), ...listDays(addDays(today, 1), last).map(next)];
}

/** Adds up the days of each value of an axis. The balance is the one of the last day. */
function addUp(days: ForecastDay[], axis: Axis): Map<string, Flow & { balance: number }> {
  const sums = new Map<string, Flow & { balance: number }>();
  for (const { day, balance, ...flow } of days) {
    const value = axis.valueOf(day);
    const sum = sums.get(value) ?? { in: 0, out: 0 };
    sums.set(value, { in: sum.in + flow.in, out: sum.out + flow.out, balance });
  }
  return sums;
}
