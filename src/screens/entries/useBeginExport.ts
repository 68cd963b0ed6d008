import { entriesApi } from '../../api/entries';
import type { EntrySort } from '../../api/entries';
import { useAppDispatch } from '../../store/hooks';
import type { FileCall, FileFormat } from '../../controls/export/ExportButton';

type Matching = { filter: Readonly<Record<string, string>>; sort: EntrySort };

/** Returns a function that asks for a file with all entries of a filter. */
export function useBeginExport({ filter, sort }: Matching): (format: FileFormat) => FileCall {
  const dispatch = useAppDispatch();
  const { exportEntries, reportEntries } = entriesApi.endpoints;
  return (format) =>
    format === 'pdf'
      ? dispatch(reportEntries.initiate({ parameters: { ...filter, sort } }, { track: false }))
      : dispatch(exportEntries.initiate({ ...filter, sort, format }, { track: false }));
}
