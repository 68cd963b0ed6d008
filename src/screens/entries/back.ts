import { useLocation } from 'react-router-dom';
import { paths } from '../../config/paths';
import { writeEntriesAddress } from '../../controls/entries/entriesAddress';
import { OPEN_RECORD } from '../../controls/list/useListAddress';

/** Returns the address of the list that a form returns to: the list around it, or the one that led to its page. */
export function useBack(): string {
  const location = useLocation();
  const { pathname, search } = location;
  const state: unknown = location.state;
  if (pathname !== paths.entries.path) return readListAddress(state);
  const query = new URLSearchParams(search);
  query.delete(OPEN_RECORD);
  const text = query.toString();
  return text === '' ? pathname : `${pathname}?${text}`;
}

/** Reads the address of the list that led to a page, from the state of its history entry. */
export function readListAddress(state: unknown): string {
  const back = typeof state === 'object' && state !== null && 'back' in state ? state.back : null;
  const isList = typeof back === 'string' && /^\/app\/entries(?:\?|$)/.test(back);
  return isList ? back : paths.entries.to();
}

/** The limit of the API description for searched words. */
export const SEARCH_LENGTH = 100;

/** Returns the address of the list with the entries of a name. */
export function writeSearchAddress(name: string): string {
  const words = Array.from(name.trim()).slice(0, SEARCH_LENGTH).join('');
  return words === '' ? paths.entries.to() : writeEntriesAddress({ search: words });
}
