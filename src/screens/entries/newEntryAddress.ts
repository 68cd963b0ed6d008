import { paths } from '../../config/paths';

/** Returns the address of the form of a new entry, which begins with the kind of the list that led there. */
export const writeNewEntryAddress = (kind: string | undefined): string =>
  kind === 'payable' || kind === 'receivable' ? `${paths.newEntry.to()}?kind=${kind}` : paths.newEntry.to();
