import type { MessageDescriptor } from 'react-intl';
import { dueNames } from './filter.messages';

type DuePeriod = { id: string; name: MessageDescriptor; from: string | null; to: string | null };

const WEEK_DAYS = 7;

/** Returns the periods of due days that the page offers. Without the company's day, only the period of all days. */
export function listDuePeriods(today: string | null): DuePeriod[] {
  const anyPeriod = { id: 'any', name: dueNames.any, from: null, to: null };
  if (today === null) return [anyPeriod];
  return [
    anyPeriod,
    { id: 'today', name: dueNames.today, from: today, to: today },
    { id: 'week', name: dueNames.week, from: today, to: moveDay(today, { days: WEEK_DAYS - 1 }) },
    { id: 'lastMonth', name: dueNames.lastMonth, ...findMonth(today, -1) },
    { id: 'month', name: dueNames.month, ...findMonth(today, 0) },
    { id: 'nextMonth', name: dueNames.nextMonth, ...findMonth(today, 1) },
  ];
}

const findMonth = (today: string, months: number) => ({
  from: moveDay(`${today.slice(0, 7)}-01`, { months }),
  to: moveDay(`${today.slice(0, 7)}-01`, { months: months + 1, days: -1 }),
});

function moveDay(day: string, { months = 0, days = 0 }: { months?: number; days?: number }): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + months);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
