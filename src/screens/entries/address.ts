import { paths } from '../../config/paths';
import type { Filter } from './filter';

/** Returns the address with changed parameters. Null removes one. Any change but of the page starts at the first page. */
export function addressWith(
  query: URLSearchParams,
  changes: Readonly<Record<string, string | null>>,
): string {
  const next = new URLSearchParams(query);
  next.delete('after');
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  const text = next.toString();
  return text === '' ? paths.entries.to() : `${paths.entries.to()}?${text}`;
}

/** Returns the address without a filter. */
export const addressWithout = (query: URLSearchParams, filter: Filter): string =>
  addressWith(query, Object.fromEntries(Object.keys(filter).map((name) => [name, null])));
