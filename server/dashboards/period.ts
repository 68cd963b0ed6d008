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

/** Computes the days of a period, and as many days before it as have elapsed. */
export function findPeriod(choice: PeriodChoice, today: Day): Period {
  const { from, to } = findRange(choice, today);
  const isUnderWay = from <= today && today <= to;
  const elapsed = { from, to: isUnderWay ? today : to };
  const before = from > today ? {} : { before: findBefore(choice, elapsed) };
  return { key: choice.key, from, to, complete: to < today, elapsed, ...before };
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

function findBefore({ key }: PeriodChoice, { from, to }: Range): Range {
  const shiftByMonths = (months: number) => ({ from: addMonths(from, months), to: addMonths(to, months) });
  if (key === 'month') return shiftByMonths(-1);
  if (key === 'year') return shiftByMonths(-12);
  const days = countDays(from, to) + 1;
  return { from: addDays(from, -days), to: addDays(from, -1) };
}
