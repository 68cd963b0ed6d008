import { writeEntriesAddress } from '../../controls/entries/entriesAddress';

/** Returns the address of the entries that an import added. */
export const writeImportAddress = (id: string): string => writeEntriesAddress({ import: id });
