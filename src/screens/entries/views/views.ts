import type { Entry, EntrySummary } from '../../../api/entries';
import { ALL_ENTRIES, VIEWS } from '../../../controls/entries/views';
import type { Filter } from '../filter';

export type Kind = Entry['kind'];

/** Returns the first view whose parts a filter has. The last one has no parts. */
export const findView = (filter: Filter) =>
  VIEWS.find(
    ({ choice: { kind = filter.kind, status = filter.status } }) =>
      kind === filter.kind && status === filter.status,
  ) ?? ALL_ENTRIES;

/** Whether the view of a filter decides these parts of it, so that its link shows them. */
export function isOfView(filter: Filter, names: readonly string[]): boolean {
  const { choice } = findView(filter);
  return names.every((name) => Object.hasOwn(choice, name));
}

/** The kind of all entries of a filter. Null: it has receivables and payables, so it has two sums. */
export const findKind = ({ kind }: Filter): Kind | null =>
  kind === 'payable' || kind === 'receivable' ? kind : null;

/** Returns what is open of the entries of a filter, if the summary has it. */
export const findOpen = (
  { open, overdue }: EntrySummary,
  { status }: Filter,
): EntrySummary['open'] | undefined =>
  status === 'overdue' ? overdue : status === 'unpaid' ? open : undefined;

/** The filters that `summarizeEntries` does not have, because they choose entries by their state or payment. */
const OTHERS = ['paidFrom', 'paidTo', 'lateFrom', 'lateTo'] as const;

/** Returns the parameters of `summarizeEntries`, or null if the list has a filter that it lacks. */
export function toSummaryFilter(filter: Filter): Filter | null {
  if (OTHERS.some((name) => filter[name] !== undefined)) return null;
  return Object.fromEntries(Object.entries(filter).filter(([name]) => name !== 'kind' && name !== 'status'));
}
