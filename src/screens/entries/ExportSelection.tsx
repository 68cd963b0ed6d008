import { useIntl } from 'react-intl';
import { entriesApi } from '../../api/entries';
import type { EntrySort } from '../../api/entries';
import { useAppDispatch } from '../../store/hooks';
import { messages } from '../../controls/export/export.messages';
import { ExportButton } from '../../controls/export/ExportButton';
import type { FileFormat } from '../../controls/export/ExportButton';
import { useBeginExport } from './useBeginExport';
import type { Selection } from './useSelection';

type Props = { selection: Selection; filter: Readonly<Record<string, string>>; sort: EntrySort };

/** Saves the selected entries as a file, or those of the whole filter (specification §2.141). */
export function ExportSelection({ selection, filter, sort }: Props) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const beginMatching = useBeginExport({ filter, sort });
  const begin = (format: FileFormat) => {
    if (selection.isAll) return beginMatching(format);
    const { exportSelection, reportEntries } = entriesApi.endpoints;
    const ids = [...selection.entries.keys()];
    return format === 'pdf'
      ? dispatch(reportEntries.initiate({ parameters: { sort }, ids }, { track: false }))
      : dispatch(exportSelection.initiate({ ids, format, sort }, { track: false }));
  };
  return (
    <ExportButton
      operations={{ xlsx: 'exportSelection', csv: 'exportSelection', pdf: 'reportEntries' }}
      name={intl.formatMessage(messages.exportSelection)}
      menuName={intl.formatMessage(messages.selectionFormats)}
      begin={begin}
    />
  );
}
