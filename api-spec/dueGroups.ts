import { addDays, weekdayOf } from './days';

/** The company's day, and the first weekday of its week: 1 is Monday, 7 is Sunday. */
type Week = { today: string; weekStartsOn: number };

/**
 * Returns the group of an unpaid entry by the day on which it is late: `overdue`, `today`, `tomorrow`, `week` for the rest
 * of this week, or a month such as `2026-12` (specification §7.144).
 */
export function findDueGroup(dueOn: string, { today, weekStartsOn }: Week): string {
  if (dueOn < today) return 'overdue';
  if (dueOn === today) return 'today';
  if (dueOn === addDays(today, 1)) return 'tomorrow';
  const daysLeft = (weekStartsOn - weekdayOf(today) + 6) % 7;
  return dueOn <= addDays(today, daysLeft) ? 'week' : dueOn.slice(0, 7);
}
