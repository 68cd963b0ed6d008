import { addDays, addMonths, countDays, monthEnd, monthStart } from '../../../api-spec/days';
import type { PeriodChoice } from './ledgers';

/** Two days, both included. */
export type Days = { from: string; to: string };

/** The days of a period that figures count, and those that they are compared with. */
export type LedgerPeriod = Days & {
  query: string;
  /** The days up to today. */
  until: Days;
  /** Null: no comparison. */
  before: Days | null;
};

/** Computes a period as the specification says it (§2.99, §2.102). */
export function findLedgerPeriod(choice: PeriodChoice, today: string, firstDay: string | null): LedgerPeriod {
  const { from, to, query } = findDays(choice, today);
  const until = { from, to: from <= today && to >= today ? today : to };
  const before = from > today ? null : findBefore(until, { from, to }, today, choice);
  const isEmpty = before !== null && (firstDay === null || before.to < firstDay);
  return { from, to, query, until, before: isEmpty ? null : before };
}

function findDays(choice: PeriodChoice, today: string): Days & { query: string } {
  const own = (days: Days) => ({ ...days, query: `period=own&from=${days.from}&to=${days.to}` });
  switch (choice.key) {
    case 'months': {
      const from = addMonths(monthStart(today), choice.from);
      return own({ from, to: addDays(addMonths(from, choice.count), -1) });
    }
    case 'days': {
      const from = addDays(today, choice.from);
      return own({ from, to: addDays(from, choice.count - 1) });
    }
    case 'month':
      return { from: monthStart(today), to: monthEnd(today), query: 'period=month' };
    case 'year':
      return { from: `${today.slice(0, 4)}-01-01`, to: `${today.slice(0, 4)}-12-31`, query: 'period=year' };
    default: {
      const count = choice.key === 'today' ? 1 : Number.parseInt(choice.key, 10);
      return { from: addDays(today, 1 - count), to: today, query: `period=${choice.key}` };
    }
  }
}

const isWholeMonths = ({ from, to }: Days) => from.endsWith('-01') && to === monthEnd(to);

/** Whole months are compared with as many months before, up to the same day. Other days with as many days before. */
function findBefore(until: Days, days: Days, today: string, { key }: PeriodChoice): Days {
  const isRolling = ['today', '7d', '30d', '90d'].includes(key);
  if (isRolling || !isWholeMonths(days)) {
    const count = countDays(until.from, until.to) + 1;
    return { from: addDays(until.from, -count), to: addDays(until.from, -1) };
  }
  let months = 0;
  while (addMonths(days.from, months) <= days.to) months += 1;
  const lastDay = addMonths(until.to, -months);
  return { from: addMonths(until.from, -months), to: days.to < today ? monthEnd(lastDay) : lastDay };
}
