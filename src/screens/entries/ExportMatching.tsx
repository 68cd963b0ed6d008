import { useIntl } from 'react-intl';
import type { EntrySort } from '../../api/entries';
import { messages } from './export.messages';
import { ExportButton } from './ExportButton';
import { useBeginExport } from './useBeginExport';

type Props = { filter: Readonly<Record<string, string>>; sort: EntrySort };

/** Saves all entries that match the filter as a file (specification §2.140). */
export function ExportMatching({ filter, sort }: Props) {
  const intl = useIntl();
  return (
    <ExportButton
      operations={{ xlsx: 'exportEntries', csv: 'exportEntries', pdf: 'reportEntries' }}
      name={intl.formatMessage(messages.export)}
      menuName={intl.formatMessage(messages.formats)}
      begin={useBeginExport({ filter, sort })}
    />
  );
}
