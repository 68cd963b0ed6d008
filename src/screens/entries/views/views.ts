import type { Entry, EntrySummary } from '../../../api/entries';
import { paths } from '../../../config/paths';
import { ALL_ENTRIES, VIEWS } from '../../../controls/entries/views';
import { ALL_ROWS, OPEN_RECORD } from '../../../controls/list/useListAddress';
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

/** The parts of an address that are kept. Days become old, and words and names are questions of the moment. */
const KEPT = ['kind', 'status', 'group', 'category', 'form', 'sort'] as const;

/** The query of the list of a user who has seen no view yet. */
const FIRST_QUERY = new URLSearchParams(VIEWS[0]?.choice).toString();

/** Returns the query that keeps a view for later. Null: the address has other filters, or shows another page. */
export function writeKept(query: URLSearchParams): string | null {
  const view = new URLSearchParams(query);
  view.delete('view');
  view.delete(OPEN_RECORD);
  const names = [...view.keys()];
  if (!names.every((name) => KEPT.some((one) => one === name))) return null;
  return names.length === 0 ? ALL_ROWS : view.toString();
}

/** Returns the query on which the list opens. One that is not as `writeKept` wrote it is replaced, because it may be damaged. */
export const openingQuery = (kept: string | undefined): string =>
  kept === undefined ? FIRST_QUERY : (writeKept(new URLSearchParams(kept)) ?? FIRST_QUERY);

/** What decides in which views an entry is: its kind and its state. */
export type SavedIn = { kind: string; status: string; isNew: boolean };

/**
 * Returns an address of the list that has an entry: the given one, or the view of the entry if the given one leaves it out. A list
 * with other filters may leave out a new entry. Another page stays after a change, and a new entry leads from it to its view.
 */
export function findListOf(address: string, { kind, status, isNew }: SavedIn): string {
  const isIn = (query: URLSearchParams): boolean => {
    const [ofKind, ofStatus] = [query.get('kind') ?? kind, query.get('status') ?? status];
    return ofKind === kind && (ofStatus === status || (ofStatus === 'unpaid' && status !== 'paid'));
  };
  const [path = '', query = ''] = address.split('?');
  // An address without a query opens any view.
  const given = new URLSearchParams(query);
  const isList = path === paths.entries.to();
  if (!isList && !isNew) return address;
  const hasOthers = [...given.keys()].some((name) => !['kind', 'status', 'sort', 'view'].includes(name));
  if (isList && query !== '' && isIn(given) && !(isNew && hasOthers)) return address;
  const found = VIEWS.map(({ choice }) => new URLSearchParams(choice)).find(isIn);
  return `${paths.entries.to()}?${found?.toString() ?? ALL_ROWS}`;
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
const OTHERS = ['paidFrom', 'paidTo', 'account', 'lateFrom', 'lateTo'] as const;

/** Returns the parameters of `summarizeEntries`, or null if the list has a filter that it lacks. */
export function toSummaryFilter(filter: Filter): Filter | null {
  if (OTHERS.some((name) => filter[name] !== undefined)) return null;
  return Object.fromEntries(Object.entries(filter).filter(([name]) => name !== 'kind' && name !== 'status'));
}
