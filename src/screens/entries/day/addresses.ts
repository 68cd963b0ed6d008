import { paths } from '../../../config/paths';
import type { Filter } from '../filter';

/** Returns the address of the list with the entries of a filter. */
export const writeDueAddress = (filter: Filter): string =>
  `${paths.entries.to()}?${new URLSearchParams(filter).toString()}`;
