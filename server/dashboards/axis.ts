import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { addDays, addMonths, countDays, listDays, monthEnd, monthStart, type Day } from '../entries/days';
import type { Range } from './period';

/** The values along the horizontal axis of a series: days of a short range, or else months. */
export type Axis = {
  grain: 'day' | 'month';
  values: string[];
  /** Returns the value to which a day belongs. */
  valueOf: (day: Day) => string;
  /** Returns the SQL expression for the value to which a column's day belongs. */
  group: (column: PgColumn) => SQL<string>;
  /** Whether a month at an end of the range has days outside of the range. */
  isCut: boolean;
};

const MAX_DAYS = 124;

export function makeAxis(range: Range): Axis {
  return countDays(range.from, range.to) < MAX_DAYS ? makeDays(range) : makeMonths(range);
}

const makeDays = ({ from, to }: Range): Axis => ({
  grain: 'day',
  values: listDays(from, to),
  valueOf: (day) => day,
  group: (column) => sql<string>`${column}`,
  isCut: false,
});

export function makeMonths({ from, to }: Range): Axis {
  const values: string[] = [];
  for (let month = monthStart(from); month <= to; month = addMonths(month, 1)) values.push(month.slice(0, 7));
  return {
    grain: 'month',
    values,
    valueOf: (day) => day.slice(0, 7),
    group: (column) => sql<string>`to_char(${column}, 'YYYY-MM')`,
    isCut: from !== monthStart(from) || to !== monthEnd(to),
  };
}

const DAYS_OF_52_WEEKS = 364;

/** Returns the range of the year before. Days keep their weekday. */
export function yearBefore({ grain }: Axis, { from, to }: Range): Range {
  return grain === 'month'
    ? { from: addMonths(from, -12), to: addMonths(to, -12) }
    : { from: addDays(from, -DAYS_OF_52_WEEKS), to: addDays(to, -DAYS_OF_52_WEEKS) };
}

/** Returns the value of the year before with which a value is compared. */
export const valueYearBefore = ({ grain }: Axis, value: string): string =>
  grain === 'month' ? addMonths(`${value}-01`, -12).slice(0, 7) : addDays(value, -DAYS_OF_52_WEEKS);
