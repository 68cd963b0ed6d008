import { useLocation } from 'react-router-dom';
import { fieldOf } from '../../api/fieldOf';
import { DEFAULT_DASHBOARD, paths } from '../../config/paths';
import { writeEntriesAddress } from '../../controls/entries/entriesAddress';
import { OPEN_RECORD } from '../../controls/list/useListAddress';

const LIST = [paths.entries.to()];
/** The pages whose rows lead to an entry. */
const STARTS = [...LIST, paths.app.to(), paths.dashboard.to(DEFAULT_DASHBOARD)];

/** Reads the address of the list that led to a page, from the state of its history entry. */
const readListAddress = (state: unknown): string => readAddress(state, LIST) ?? paths.entries.to();

/** Reads the address of the list, the home page or the default dashboard that led to a page. */
const readBackAddress = (state: unknown): string => readAddress(state, STARTS) ?? paths.entries.to();

/** The state comes from the browser, so any other address is null. */
function readAddress(state: unknown, pages: readonly string[]): string | null {
  const back = fieldOf(state, 'back');
  const isKnown =
    typeof back === 'string' && pages.some((page) => page === back || back.startsWith(`${page}?`));
  return isKnown ? back : null;
}

/** Returns the state of a link that leads back to this address. */
export function useHere(): { back: string } {
  const { pathname, search } = useLocation();
  return { back: pathname + search };
}

/** State of the list after the form of a payment: the history of the open entry is shown. */
export const SHOW_HISTORY = { history: 'open' };

/** Whether the history of the open entry is shown at once. */
export const showsHistory = (state: unknown): boolean => fieldOf(state, 'history') === SHOW_HISTORY.history;

/** Returns the address that the form of a payment returns to: the page that led to it, or else the history of the entry. */
export function usePaymentBack(id: string): string {
  const state: unknown = useLocation().state;
  return readAddress(state, STARTS) ?? paths.entryHistory.to(id);
}

/** Returns the address that a form returns to: the list around it, or the list or start page that led to it. */
export const useBack = (): string => useAddressBefore(readBackAddress);

/** Returns the address of the list around a form, or of the one that led to it. A deletion is undone there. */
export const useListBack = (): string => useAddressBefore(readListAddress);

function useAddressBefore(readState: (state: unknown) => string): string {
  const location = useLocation();
  const { pathname, search } = location;
  const state: unknown = location.state;
  if (pathname !== paths.entries.path) return readState(state);
  const query = new URLSearchParams(search);
  query.delete(OPEN_RECORD);
  const text = query.toString();
  return text === '' ? pathname : `${pathname}?${text}`;
}

/** The limit of the API description for searched words. */
export const SEARCH_LENGTH = 100;

/** Returns the address of the list with the entries of a name. */
export function writeSearchAddress(name: string): string {
  const words = Array.from(name.trim()).slice(0, SEARCH_LENGTH).join('');
  return words === '' ? paths.entries.to() : writeEntriesAddress({ search: words });
}
