import { paths } from '../../config/paths';

/** Returns the address of the entries that an import added. */
export const writeImportAddress = (id: string): string =>
  `${paths.entries.to()}?${new URLSearchParams({ import: id }).toString()}`;
