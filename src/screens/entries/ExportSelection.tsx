import { useIntl } from 'react-intl';
import { entriesApi } from '../../api/entries';
import type { EntrySort } from '../../api/entries';
import { useAppDispatch } from '../../store/hooks';
import { messages } from './export.messages';
import { ExportButton } from './ExportButton';
import type { FileFormat } from './ExportButton';
import type { Selection } from './useSelection';

type Props = { selection: Selection; filter: Readonly<Record<string, string>>; sort: EntrySort };

/** Saves the selected entries as a file, or those of the whole filter (specification §2.141). */
export function ExportSelection({ selection, filter, sort }: Props) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const { exportEntries, exportSelection, reportEntries } = entriesApi.endpoints;
  const begin = (format: FileFormat) => {
    const ids = [...selection.entries.keys()];
    if (format === 'pdf') {
      const report = selection.isAll ? { parameters: { ...filter, sort } } : { parameters: { sort }, ids };
      return dispatch(reportEntries.initiate(report, { track: false }));
    }
    return selection.isAll
      ? dispatch(exportEntries.initiate({ ...filter, sort, format }, { track: false }))
      : dispatch(exportSelection.initiate({ ids, format, sort }, { track: false }));
  };
  return (
    <ExportButton
      formats={['xlsx', 'csv', 'pdf']}
      name={intl.formatMessage(messages.exportSelection)}
      menuName={intl.formatMessage(messages.selectionFormats)}
      begin={begin}
    />
  );
}
