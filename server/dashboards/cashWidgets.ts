import { addDays } from '../../api-spec/days';
import { hasOpeningBalance } from '../company/company';
import type { Day } from '../company/days';
import { FIRST_ACCOUNT } from '../database/bankTables';
import { makeComparisons, type EntryFilter } from '../entries/filter';
import { sumPaymentsByDay } from '../entries/paymentSums';
import { readAccountBalances } from './accountCash';
import { addUpDays, makeAxis, type Axis } from './axis';
import { findLowest, forecast, forecastThirtyDays, readBalanceBefore, type ForecastDay } from './cash';
import type { Range } from './period';
import {
  defineSeries,
  filterAccount,
  formatDay,
  formatMoney,
  linkTo,
  type Definition,
  type DashboardContext,
  type Flow,
} from './widgets';

/** Ten years, because a period can end centuries later. */
const MAX_FORECAST_DAYS = 3_660;

type Kind = NonNullable<EntryFilter['kind']>;

/** Returns the link to the open entries of which a forecast counts those that its note says. */
export const linkToOpen = (lastDay: Day) => linkTo({ status: 'unpaid', dueTo: lastDay });

/** What is expected in the next 30 days, from the balance of today. */
export const forecastWidget: Definition = defineSeries({ id: 'forecast', size: 'full' }, async (context) => {
  const { translate, today, company } = context;
  if (!hasOpeningBalance(company)) return null;
  const days = await forecastThirtyDays(context);
  const lowest = findLowest(days);
  const listValues = (field: 'in' | 'out' | 'balance') => days.map((day) => day[field]);
  return {
    unit: 'currency',
    note: `${translate('widget.forecast.lowest', { amount: formatMoney(context, lowest.balance), date: formatDay(context, lowest.day) })} ${translate('widget.forecast.note')}`,
    ...linkToOpen(days.at(-1)?.day ?? today),
    x: { grain: 'day', values: days.map(({ day }) => day) },
    forecastFrom: today,
    series: [
      { id: 'in', title: translate('series.in'), shape: 'bar', role: 'income', values: listValues('in') },
      { id: 'out', title: translate('series.out'), shape: 'bar', role: 'expense', values: listValues('out') },
      {
        id: 'projected',
        title: translate('series.projected'),
        shape: 'line',
        role: 'projection',
        values: listValues('balance'),
      },
    ],
  };
});

/** Realised flows of the period, and the forecast of its rest. */
const cashFlow = defineSeries({ id: 'cashFlow', size: 'full' }, async (context) => {
  const { translate, today, period, account } = context;
  const hasBalance = hasOpeningBalance(context.company) || (account !== null && account.id !== FIRST_ACCOUNT);
  const axis = makeAxis(period);
  const currentValue = axis.valueOf(today);
  const { received, paid } = await readPaid(context, axis, period);
  // An open entry has no account yet.
  const lastForecastDay = addDays(today, MAX_FORECAST_DAYS);
  const lastDay = period.to < lastForecastDay ? period.to : lastForecastDay;
  const forecastDays = account !== null || period.to < today ? [] : await forecast(context, lastDay);
  // The first month of a later period may have days before the period.
  const forecasts = addUpForecast(
    forecastDays.filter(({ day }) => day >= period.from),
    axis,
  );
  const listFlows = (field: 'in' | 'out', pastFlows: Map<string, number>) =>
    axis.values.map((value) => {
      if (value <= currentValue) return pastFlows.get(value) ?? 0;
      return account === null ? (forecasts.get(value)?.[field] ?? 0) : null;
    });
  const forecastFrom = account === null ? axis.values.find((value) => value > currentValue) : undefined;
  const notes = [
    ...(hasBalance ? [] : [translate('widget.cashFlow.noOpening')]),
    ...(account === null || !hasBalance ? [] : [translate('widget.cashFlow.note.account')]),
    ...(forecastFrom === undefined ? [] : [translate(`widget.cashFlow.note.${axis.grain}`)]),
    ...(forecastFrom === undefined || !hasBalance ? [] : [translate('widget.forecast.note')]),
  ];
  const linkToPaid = (kind: Kind) => (axis.isCut ? {} : linkTo({ kind, ...filterAccount(context) }));
  return {
    unit: 'currency',
    x: { grain: axis.grain, values: axis.values, filter: ['paidFrom', 'paidTo'] },
    ...(forecastFrom !== undefined && { forecastFrom }),
    ...(notes.length > 0 && { note: notes.join(' ') }),
    series: [
      {
        id: 'in',
        title: translate('series.in'),
        shape: 'bar',
        role: 'income',
        values: listFlows('in', received),
        ...linkToPaid('receivable'),
      },
      {
        id: 'out',
        title: translate('series.out'),
        shape: 'bar',
        role: 'expense',
        values: listFlows('out', paid),
        ...linkToPaid('payable'),
      },
      // Without an opening balance, no amount is the balance.
      ...(hasBalance
        ? [
            {
              id: 'balance',
              title: translate('series.balance'),
              shape: 'line',
              role: 'balance',
              values:
                account === null
                  ? await readBalances(context, axis, { received, paid })
                  : await readAccountBalances(context, account, axis),
            },
          ]
        : []),
      // Without a future value, the line would be a single point.
      ...(forecastFrom === undefined || !hasBalance
        ? []
        : [
            {
              id: 'projected',
              title: translate('series.projected'),
              shape: 'line',
              role: 'projection',
              values: axis.values.map((value) => forecasts.get(value)?.balance ?? null),
            },
          ]),
    ],
  };
});

export const cashFlowWidget: Definition = { hasAccounts: true, ...cashFlow };

/** What was received and paid, by the values of an axis. */
type Paid = { received: Map<string, number>; paid: Map<string, number> };

/** Returns the company's balance at the end of each value of an axis. Days to come have none. */
async function readBalances(context: DashboardContext, axis: Axis, { received, paid }: Paid) {
  let balance = await readBalanceBefore(context, context.period.from);
  return axis.values.map((value) => {
    if (value > axis.valueOf(context.today)) return null;
    balance += (received.get(value) ?? 0) - (paid.get(value) ?? 0);
    return balance;
  });
}

async function readPaid(context: DashboardContext, axis: Axis, { from, to }: Range): Promise<Paid> {
  const filter = { paidFrom: from, paidTo: to, ...filterAccount(context) };
  const comparisons = makeComparisons(filter, context.today);
  const { receivable, payable } = await sumPaymentsByDay(context.queries, comparisons);
  return { received: addUpDays(axis, receivable), paid: addUpDays(axis, payable) };
}

/** Adds up the days of each value of an axis. The balance is the one of the last day. */
function addUpForecast(days: ForecastDay[], axis: Axis): Map<string, Flow & { balance: number }> {
  const sums = new Map<string, Flow & { balance: number }>();
  for (const { day, balance, ...flow } of days) {
    const value = axis.valueOf(day);
    const sum = sums.get(value) ?? { in: 0, out: 0 };
    sums.set(value, { in: sum.in + flow.in, out: sum.out + flow.out, balance });
  }
  return sums;
}
