import type { Entry, EntrySummary } from '../../../api/entries';
import type { Filter } from '../filter';

export type View = keyof EntrySummary['counts'];
export type Kind = Entry['kind'];

/** The parts of a filter that a view decides. */
type Choice = Pick<Filter, 'kind' | 'status'>;

const VIEWS: Readonly<Record<View, Choice>> = {
  payable: { kind: 'payable', status: 'unpaid' },
  receivable: { kind: 'receivable', status: 'unpaid' },
  overdue: { status: 'overdue' },
  paid: { status: 'paid' },
  all: {},
};

/** Lists the views in their order on the page. */
export const listViews = (): [View, Choice][] =>
  (['payable', 'receivable', 'overdue', 'paid', 'all'] as const).map((view) => [view, VIEWS[view]]);

/** Returns the view of a filter. A filter that no view has is one of all entries. */
export function findView({ kind, status }: Filter): View {
  if (status === 'overdue' || status === 'paid') return status;
  if (status === 'unpaid' && (kind === 'payable' || kind === 'receivable')) return kind;
  return 'all';
}

/** Whether the view of a filter decides these parts of it, so that its link shows them. */
export const isOfView = (filter: Filter, names: readonly string[]): boolean =>
  names.every((name) => Object.hasOwn(VIEWS[findView(filter)], name));

/** The kind of all entries of a filter. Null: it has receivables and payables, so it has two sums. */
export const findKind = ({ kind }: Filter): Kind | null =>
  kind === 'payable' || kind === 'receivable' ? kind : null;

/** Returns what is open of the entries of a filter, if the summary has it. */
export const findOpen = (
  { open, overdue }: EntrySummary,
  { status }: Filter,
): EntrySummary['open'] | undefined =>
  status === 'overdue' ? overdue : status === 'unpaid' ? open : undefined;

/** Whether all entries of a filter have something open. */
export const isUnpaid = ({ status }: Filter): boolean => status !== undefined && status !== 'paid';

/** The filters that `summarizeEntries` does not have, because they choose entries by their state or payment. */
const OTHERS = ['paidFrom', 'paidTo', 'lateFrom', 'lateTo'] as const;

/** Returns the parameters of `summarizeEntries`, or null if the list has a filter that it lacks. */
export function toSummaryFilter(filter: Filter): Filter | null {
  if (OTHERS.some((name) => filter[name] !== undefined)) return null;
  return Object.fromEntries(Object.entries(filter).filter(([name]) => name !== 'kind' && name !== 'status'));
}
