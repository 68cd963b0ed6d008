import { addDays, addMonths, countDays, monthEnd, monthStart } from '../../api-spec/days';
import { listDays, type Day } from '../company/days';
import type { Range } from './period';

/** The values along the horizontal axis of a series: days of a short range, or else months. */
export type Axis = {
  grain: 'day' | 'month';
  values: string[];
  /** Returns the value to which a day belongs. */
  valueOf: (day: Day) => string;
  /** Whether a month at an end of the range has days outside of it, which a link of the month would select too. */
  isCut: boolean;
};

/** Longest range with a value for each day. Four months have fewer days. */
const MAX_DAYS = 124;

export function makeAxis(range: Range): Axis {
  return countDays(range.from, range.to) + 1 <= MAX_DAYS ? makeDays(range) : makeMonths(range);
}

const makeDays = ({ from, to }: Range): Axis => ({
  grain: 'day',
  values: listDays(from, to),
  valueOf: (day) => day,
  isCut: false,
});

export function makeMonths({ from, to }: Range): Axis {
  const values: string[] = [];
  for (let month = monthStart(from); month <= to; month = addMonths(month, 1)) values.push(month.slice(0, 7));
  return {
    grain: 'month',
    values,
    valueOf: (day) => day.slice(0, 7),
    isCut: from !== monthStart(from) || to !== monthEnd(to),
  };
}

/** Adds up the cents of days for each value of an axis. */
export function addUpDays(axis: Axis, days: ReadonlyMap<Day, number>): Map<string, number> {
  const sums = new Map<string, number>();
  for (const [day, cents] of days) {
    const value = axis.valueOf(day);
    sums.set(value, (sums.get(value) ?? 0) + cents);
  }
  return sums;
}

const DAYS_OF_52_WEEKS = 364;

/** Returns the range of the year before. Days keep their weekday, and a whole month stays whole. */
export function rangeYearBefore({ grain }: Axis, { from, to }: Range): Range {
  return grain === 'month'
    ? { from: addMonths(from, -12), to: dayMonthsBefore(to, 12) }
    : { from: addDays(from, -DAYS_OF_52_WEEKS), to: addDays(to, -DAYS_OF_52_WEEKS) };
}

/** Returns the same day of an earlier month. The last day of a month becomes the last day, as in leap years. */
export const dayMonthsBefore = (day: Day, months: number): Day => {
  const earlierDay = addMonths(day, -months);
  return day === monthEnd(day) ? monthEnd(earlierDay) : earlierDay;
};

/** Returns the value of the year before with which a value is compared. */
export const valueYearBefore = ({ grain }: Axis, value: string): string =>
  grain === 'month' ? addMonths(`${value}-01`, -12).slice(0, 7) : addDays(value, -DAYS_OF_52_WEEKS);
