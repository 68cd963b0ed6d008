import type { MessageDescriptor } from 'react-intl';
import { dueNames } from './filter.messages';

type DuePeriod = { id: string; name: MessageDescriptor; from: string | null; to: string | null };

/** Returns the periods of due days that the page offers. Those around the company's day need it. */
export function listDuePeriods(today: string | null): DuePeriod[] {
  const any = { id: 'any', name: dueNames.any, from: null, to: null };
  if (today === null) return [any];
  return [
    any,
    { id: 'today', name: dueNames.today, from: today, to: today },
    { id: 'week', name: dueNames.week, from: today, to: writeDay(today, { days: 6 }) },
    { id: 'lastMonth', name: dueNames.lastMonth, ...monthOf(today, -1) },
    { id: 'month', name: dueNames.month, ...monthOf(today, 0) },
    { id: 'nextMonth', name: dueNames.nextMonth, ...monthOf(today, 1) },
  ];
}

const monthOf = (today: string, months: number) => ({
  from: writeDay(`${today.slice(0, 7)}-01`, { months }),
  to: writeDay(`${today.slice(0, 7)}-01`, { months: months + 1, days: -1 }),
});

function writeDay(day: string, { months = 0, days = 0 }: { months?: number; days?: number }): string {
  const at = new Date(`${day}T00:00:00Z`);
  at.setUTCMonth(at.getUTCMonth() + months);
  at.setUTCDate(at.getUTCDate() + days);
  return at.toISOString().slice(0, 10);
}
