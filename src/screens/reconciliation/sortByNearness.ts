import { countDays } from '../../../api-spec/days';
import type { Entry } from '../../api/entries';
import type { WaitingLine } from '../../api/reconciliation';
import { openCentsOf } from '../../controls/entries/openCentsOf';

/** Returns each entry once, the amount nearest to that of the line first, and of equal amounts the nearest day. */
export function sortByNearness(line: WaitingLine, entries: readonly Entry[]): Entry[] {
  const once = [...new Map(entries.map((entry) => [entry.id, entry])).values()];
  const centsAway = (entry: Entry) => Math.abs(Math.abs(line.cents) - openCentsOf(entry));
  const daysAway = ({ dueOn }: Entry) => Math.abs(countDays(line.day, dueOn));
  return once.sort((a, b) => centsAway(a) - centsAway(b) || daysAway(a) - daysAway(b));
}
