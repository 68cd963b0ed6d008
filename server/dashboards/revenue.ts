import { entries } from '../database/tables';
import { addMonths, monthEnd, monthStart, type Day } from '../company/days';
import { makeComparisons } from '../entries/filter';
import { makeSumBy } from '../entries/sums';
import {
  addUpDays,
  makeAxis,
  makeMonths,
  monthsBefore,
  valueYearBefore,
  yearBefore,
  type Axis,
} from './axis';
import type { Range } from './period';
import { defineSeries, linkTo, type Figures } from './widgets';

const REVENUE = { kind: 'receivable', group: 'revenue' } as const;

/** Returns the filter of the sales of a period. */
export const salesOf = ({ from, to }: Range) => ({ ...REVENUE, issuedFrom: from, issuedTo: to });

export const revenueByDayWidget = defineSeries({ id: 'revenueByDay', size: 'full' }, (figures) =>
  compareWithYearBefore(figures, makeAxis(figures.period), figures.period),
);

export const revenueByMonthWidget = defineSeries({ id: 'revenueByMonth', size: 'full' }, (figures) => {
  const range = { from: addMonths(monthStart(figures.today), -11), to: monthEnd(figures.today) };
  return compareWithYearBefore(figures, makeMonths(range), range);
});

async function compareWithYearBefore(figures: Figures, axis: Axis, range: Range) {
  const { translate, today, firstDay } = figures;
  const revenue = await readRevenue(figures, axis, range);
  const earlier = await readYearBefore(figures, axis, range);
  const present = axis.valueOf(today);
  const isUnfinished = axis.values.includes(present) && today !== monthEnd(today);
  const note = axis.grain === 'day' ? 'note.sameWeekday' : isUnfinished ? 'note.sameDays' : null;
  const isKnown = (value: string) => firstDay !== null && value >= axis.valueOf(firstDay);
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
        values: axis.values.map((value) => (value > present ? null : (revenue.get(value) ?? 0))),
        ...(!axis.isCut && { link: linkTo(REVENUE) }),
      },
      {
        id: 'yearBefore',
        title: translate('series.yearBefore'),
        shape: 'line',
        role: 'before',
        values: axis.values.map((value) => {
          const before = valueYearBefore(axis, value);
          return isKnown(before) ? (earlier.get(before) ?? 0) : null;
        }),
      },
    ],
  };
}

const sumByIssuedOn = makeSumBy<Day>(entries.issuedOn);

const readDays = ({ queries, today }: Figures, range: Range) =>
  sumByIssuedOn(queries, makeComparisons(salesOf(range), today));

async function readRevenue(figures: Figures, axis: Axis, range: Range): Promise<Map<string, number>> {
  return addUpDays(axis, await readDays(figures, range), 'amountCents');
}

/** Returns the revenue of the year before. The current month has the same days as this year. */
async function readYearBefore(figures: Figures, axis: Axis, range: Range): Promise<Map<string, number>> {
  const days = await readDays(figures, yearBefore(axis, range));
  const last = monthsBefore(figures.today, 12);
  if (axis.grain === 'month')
    for (const day of days.keys())
      if (day > last && axis.valueOf(day) === axis.valueOf(last)) days.delete(day);
  return addUpDays(axis, days, 'amountCents');
}
