import { fieldOf } from '../../api/fieldOf';
import { DEFAULT_DASHBOARD, paths } from '../../config/paths';
import { writeEntriesAddress } from '../../controls/entries/entriesAddress';

const LIST = [paths.entries.to()];
/** The pages whose rows lead to an entry. */
const STARTS = [...LIST, paths.app.to(), paths.dashboard.to(DEFAULT_DASHBOARD)];

/** Reads the address of the list that led to a page, from the state of its history entry. */
export const readListAddress = (state: unknown): string => readAddress(state, LIST);

/** Reads the address of the list, the home page or the default dashboard that led to a page. */
export const readBackAddress = (state: unknown): string => readAddress(state, STARTS);

/** The state comes from the browser, so any other address is replaced by the list. */
function readAddress(state: unknown, pages: readonly string[]): string {
  const back = fieldOf(state, 'back');
  const isKnown =
    typeof back === 'string' && pages.some((page) => page === back || back.startsWith(`${page}?`));
  return isKnown ? back : paths.entries.to();
}

/** The limit of the API description for searched words. */
export const SEARCH_LENGTH = 100;

/** Returns the address of the list with the entries of a name. */
export function writeSearchAddress(name: string): string {
  const words = Array.from(name.trim()).slice(0, SEARCH_LENGTH).join('');
  return words === '' ? paths.entries.to() : writeEntriesAddress({ search: words });
}
