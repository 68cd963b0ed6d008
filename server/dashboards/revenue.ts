import { entries } from '../database/tables';
import { addMonths, monthEnd, monthStart } from '../../api-spec/days';
import type { Day } from '../company/days';
import { makeComparisons } from '../entries/filter';
import { makeSumBy } from '../entries/sums';
import {
  addUpDays,
  dayMonthsBefore,
  makeAxis,
  makeMonths,
  rangeYearBefore,
  valueYearBefore,
  type Axis,
} from './axis';
import type { Range } from './period';
import { defineSeries, linkTo, type DashboardContext } from './widgets';

const REVENUE = { kind: 'receivable', group: 'revenue' } as const;

/** Returns the filter of the sales of a period. */
export const salesOf = ({ from, to }: Range) => ({ ...REVENUE, issuedFrom: from, issuedTo: to });

export const revenueByDayWidget = defineSeries({ id: 'revenueByDay', size: 'full' }, (context) =>
  compareWithYearBefore(context, makeAxis(context.period), context.period),
);

export const revenueByMonthWidget = defineSeries({ id: 'revenueByMonth', size: 'full' }, (context) => {
  const range = { from: addMonths(monthStart(context.today), -11), to: monthEnd(context.today) };
  return compareWithYearBefore(context, makeMonths(range), range);
});

async function compareWithYearBefore(context: DashboardContext, axis: Axis, range: Range) {
  const { translate, today, firstDay } = context;
  const revenue = await readRevenue(context, axis, range);
  const revenueYearBefore = await readYearBefore(context, axis, range);
  const currentValue = axis.valueOf(today);
  const isUnfinished = axis.values.includes(currentValue) && today !== monthEnd(today);
  const monthNote = isUnfinished ? 'note.sameDays' : null;
  const note = axis.grain === 'day' ? 'note.sameWeekday' : monthNote;
  const isSinceFirstDay = (value: string) => firstDay !== null && value >= axis.valueOf(firstDay);
  return {
    unit: 'currency',
    ...(note && { note: translate(note) }),
    x: { grain: axis.grain, values: axis.values, filter: ['issuedFrom', 'issuedTo'] },
    series: [
      {
        id: 'revenue',
        title: translate('series.revenue'),
        shape: 'bar',
        role: 'income',
        values: axis.values.map((value) => (value > currentValue ? null : (revenue.get(value) ?? 0))),
        ...(!axis.isCut && linkTo(REVENUE)),
      },
      {
        id: 'yearBefore',
        title: translate('series.yearBefore'),
        shape: 'line',
        role: 'before',
        values: axis.values.map((value) => {
          const earlierValue = valueYearBefore(axis, value);
          return isSinceFirstDay(earlierValue) ? (revenueYearBefore.get(earlierValue) ?? 0) : null;
        }),
      },
    ],
  };
}

const sumByIssuedOn = makeSumBy<Day>(entries.issuedOn);

async function readDays({ queries, today }: DashboardContext, range: Range): Promise<Map<Day, number>> {
  const sums = await sumByIssuedOn(queries, makeComparisons(salesOf(range), today));
  return new Map([...sums].map(([day, { amountCents }]) => [day, amountCents]));
}

async function readRevenue(
  context: DashboardContext,
  axis: Axis,
  range: Range,
): Promise<Map<string, number>> {
  return addUpDays(axis, await readDays(context, range));
}

/** Returns the revenue of the year before. The month that is now unfinished counts up to the same day. */
async function readYearBefore(
  context: DashboardContext,
  axis: Axis,
  range: Range,
): Promise<Map<string, number>> {
  const days = await readDays(context, rangeYearBefore(axis, range));
  if (axis.grain === 'day') return addUpDays(axis, days);
  const lastDay = dayMonthsBefore(context.today, 12);
  const countedDays = [...days].filter(([day]) => day <= lastDay || day > monthEnd(lastDay));
  return addUpDays(axis, new Map(countedDays));
}
