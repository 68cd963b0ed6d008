import type { components, operations } from '../../api-spec/schema.gen';
import { Refusal } from '../errors/refusal';
import { addDays, addMonths, countDays, monthEnd, monthStart } from '../../api-spec/days';
import type { Day } from '../company/days';

type PeriodQuery = NonNullable<operations['getDashboard']['parameters']['query']>;
export type PeriodKey = NonNullable<PeriodQuery['period']>;

/** Period that a caller asks for. `own` needs both days. */
export type PeriodChoice = { key: Exclude<PeriodKey, 'own'> } | { key: 'own'; from: Day; to: Day };

/** Two days, both included. */
export type Range = { from: Day; to: Day };

export type Period = components['schemas']['Period'] & {
  /** The days of the period up to today. A period in the future is whole. */
  elapsed: Range;
};

/** Ten years. A series has one value for each day or month. */
const MAX_DAYS = 3_660;

/** Returns the period that a query names. @throws Refusal `invalid-request` if its days do not fit. */
export function readPeriodChoice({ period: key = 'month', from, to }: PeriodQuery): PeriodChoice {
  if (key !== 'own') {
    if (from !== undefined || to !== undefined) throw new Refusal('invalid-request');
    return { key };
  }
  if (from === undefined || to === undefined) throw new Refusal('invalid-request');
  const days = countDays(from, to);
  if (days < 0 || days >= MAX_DAYS) throw new Refusal('invalid-request');
  return { key, from, to };
}

/** Computes the days of a period, and the days before it with which it is compared. */
export function findPeriod(choice: PeriodChoice, today: Day): Period {
  const { from, to } = findRange(choice, today);
  const complete = to < today;
  const elapsed = { from, to: from <= today && !complete ? today : to };
  const months = choice.key in ROLLING_DAYS ? null : countMonths({ from, to });
  const before = from > today ? {} : { before: findBefore(elapsed, months, complete) };
  return { key: choice.key, from, to, complete, elapsed, ...before };
}

const ROLLING_DAYS = { today: 1, '7d': 7, '30d': 30, '90d': 90 };

function findRange(choice: PeriodChoice, today: Day): Range {
  switch (choice.key) {
    case 'own':
      return { from: choice.from, to: choice.to };
    case 'month':
      return { from: monthStart(today), to: monthEnd(today) };
    case 'year':
      return { from: `${today.slice(0, 4)}-01-01`, to: `${today.slice(0, 4)}-12-31` };
    default:
      return { from: addDays(today, 1 - ROLLING_DAYS[choice.key]), to: today };
  }
}

/** Returns the number of months. Null: not all of them are whole. */
function countMonths({ from, to }: Range): number | null {
  if (from !== monthStart(from) || to !== monthEnd(to)) return null;
  const countFromZero = (day: Day) => 12 * Number(day.slice(0, 4)) + Number(day.slice(5, 7));
  return countFromZero(to) - countFromZero(from) + 1;
}

/** Returns as many months before whole months, as far as these have elapsed. For other periods, returns as many days. */
function findBefore({ from, to }: Range, months: number | null, complete: boolean): Range {
  if (months === null) return { from: addDays(from, -countDays(from, to) - 1), to: addDays(from, -1) };
  const end = addMonths(to, -months);
  return { from: addMonths(from, -months), to: complete ? monthEnd(end) : end };
}
