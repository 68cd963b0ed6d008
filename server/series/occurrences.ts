// The entries that a series makes ahead, in the transaction of `queries`, which has called `lockFigures`.
import { findBusinessDay, type Calendar } from '../../api-spec/calendar';
import { addDays, addMonths, monthStart } from '../../api-spec/days';
import { addRhythm } from '../../api-spec/installments';
import { LIMITS } from '../../api-spec/limits.gen';
import type { Day } from '../company/days';
import { entries, type series } from '../database/tables';
import type { Queries } from '../database/database';
import type { FindDueDay } from '../entries/prepareDueDays';

export type Series = typeof series.$inferSelect;

/** Entries are stored until so many months after the company's day. */
const MONTHS_AHEAD = 12;

/** Returns the due day of an occurrence. A business day follows the present holidays of the company. */
export function dueDayOf(calendar: Calendar, one: Series, occurrence: number): Day {
  const { anchorOn, anchorOccurrence, rhythm, businessDay } = one;
  const steps = occurrence - anchorOccurrence;
  if (rhythm !== 'businessDay' && rhythm !== 'wageDay') return addRhythm(anchorOn, rhythm, steps);
  return findBusinessDay(calendar, rhythm, addMonths(monthStart(anchorOn), steps), businessDay ?? 1);
}

/** Returns the number of the last occurrence, or null if no number ends the series. */
export function endOf({ lastOccurrence, endedAfter }: Series): number | null {
  const last = Math.min(lastOccurrence ?? Infinity, endedAfter ?? Infinity);
  return last === Infinity ? null : last;
}

/** Returns the occurrences from `first` that are due until 12 months after `today`. The first one of all is always due. */
export function listDueOccurrences(calendar: Calendar, one: Series, first: number, today: Day): number[] {
  const until = [addMonths(today, MONTHS_AHEAD), LIMITS.lastDay, one.lastDueOn ?? LIMITS.lastDay].sort()[0];
  const due: number[] = [];
  const last = endOf(one) ?? Infinity;
  for (let occurrence = first; occurrence <= last; occurrence += 1) {
    if (occurrence > 1 && dueDayOf(calendar, one, occurrence) > (until ?? '')) break;
    due.push(occurrence);
  }
  return due;
}

/** Stores occurrences and returns the ids of the new entries. An occurrence that is stored already stays as it is. */
export async function addOccurrences(
  queries: Queries,
  { calendar, findDueDay }: { calendar: Calendar; findDueDay: FindDueDay },
  one: Series,
  occurrences: readonly number[],
): Promise<number[]> {
  if (occurrences.length === 0) return [];
  const { id: seriesId, kind, counterparty, categoryId, form, document, amountCents, leadDays } = one;
  const rows = occurrences.map((occurrence) => {
    const dueOn = dueDayOf(calendar, one, occurrence);
    return {
      ...{ seriesId, occurrence, kind, counterparty, categoryId, form, document, amountCents, dueOn },
      issuedOn: addDays(dueOn, -leadDays),
      effectiveDueOn: findDueDay({ categoryId, form, dueOn }),
    };
  });
  const added = await queries
    .insert(entries)
    .values(rows)
    .onConflictDoNothing()
    .returning({ id: entries.id });
  return added.map(({ id }) => id).toSorted((a, b) => a - b);
}
