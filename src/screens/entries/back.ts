import { paths } from '../../config/paths';
import { writeEntriesAddress } from '../../controls/entries/entriesAddress';

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
