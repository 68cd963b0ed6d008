import { paths } from '../../config/paths';
import { ALL_ROWS } from '../list/useListAddress';

/** Returns the address of the list with a filter. Without one, it has all entries. */
export const writeEntriesAddress = (filter: Readonly<Record<string, string>> = {}): string =>
  `${paths.entries.to()}?${new URLSearchParams(filter).toString() || ALL_ROWS}`;
