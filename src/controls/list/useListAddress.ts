// The filter, the order and the page of a list are in its address, so that a link, a reload and the browser's back button
// show the same rows.
import { useLocation } from 'react-router-dom';
import { hasRefusedCharacter } from '../../../api-spec/texts';

/** The query of an address with all rows. A list that opens on a view opens it only without a query. */
export const ALL_ROWS = 'view=all';

/** The parameter of the record that is open beside the list. */
export const OPEN_RECORD = 'open';

/** Says whether a value of a filter is possible. True: it is any text. */
export type FilterCheck = true | ((value: string) => boolean);

const isPossible = (check: FilterCheck, value: string): boolean =>
  value !== '' && !hasRefusedCharacter(value) && (check === true || check(value));

/** The parameters that narrow the choice of rows. */
export type Filter<F extends string> = Readonly<Partial<Record<F, string>>>;

export type ListAddress<F extends string = string> = {
  query: URLSearchParams;
  filter: Filter<F>;
  /** The parameter of the page. The first page has none. */
  page: { after?: string };
  /**
   * Returns the address with changed parameters. Null removes one. Any change but of the page starts at the first page. Nothing
   * is open beside the next list.
   */
  change: (changes: Readonly<Record<string, string | null>>) => string;
  /** The address without a filter. */
  cleared: string;
};

/**
 * Reads the address of a list. Unknown parameters, and values that the backend refuses, are left out of the filter.
 * `emptyQuery` is the query of an address with all rows.
 */
export function useListAddress<F extends string>(
  filters: Readonly<Record<F, FilterCheck>>,
  emptyQuery: '' | typeof ALL_ROWS = '',
): ListAddress<F> {
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  const after = query.get('after');
  const isFilter = (name: string): name is F => Object.hasOwn(filters, name);
  const filter: Partial<Record<F, string>> = {};
  for (const [name, value] of query)
    if (isFilter(name) && isPossible(filters[name], value)) filter[name] = value;
  const change: ListAddress<F>['change'] = (changes) => {
    const next = new URLSearchParams(query);
    next.delete('after');
    next.delete('view');
    next.delete(OPEN_RECORD);
    for (const [name, value] of Object.entries(changes)) {
      if (value === null) next.delete(name);
      else next.set(name, value);
    }
    const text = next.toString() || emptyQuery;
    return text === '' ? pathname : `${pathname}?${text}`;
  };
  return {
    query,
    filter,
    page: after === null ? {} : { after },
    change,
    cleared: change(Object.fromEntries(Object.keys(filter).map((name) => [name, null]))),
  };
}
