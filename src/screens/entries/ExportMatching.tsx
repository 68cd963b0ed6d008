import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import type { EntrySort } from '../../api/entries';
import { EXPORT_PART } from '../../config/paths';
import { messages } from '../../controls/export/export.messages';
import { ExportButton } from '../../controls/export/ExportButton';
import { useBeginExport } from './useBeginExport';

type Props = { filter: Readonly<Record<string, string>>; sort: EntrySort };

/** Saves all entries that match the filter as a file (specification §2.140). */
export function ExportMatching({ filter, sort }: Props) {
  const intl = useIntl();
  const { hash, key } = useLocation();
  return (
    <ExportButton
      operations={{ xlsx: 'exportEntries', csv: 'exportEntries', pdf: 'reportEntries' }}
      name={intl.formatMessage(messages.export)}
      menuName={intl.formatMessage(messages.formats)}
      focusKey={hash === `#${EXPORT_PART}` ? key : null}
      begin={useBeginExport({ filter, sort })}
    />
  );
}
