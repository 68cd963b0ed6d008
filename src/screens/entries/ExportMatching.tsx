import { useIntl } from 'react-intl';
import { entriesApi } from '../../api/entries';
import { useAppDispatch } from '../../store/hooks';
import { messages } from './export.messages';
import { ExportButton } from './ExportButton';

type Props = { filter: Readonly<Record<string, string>>; sort: string };

/** Saves all entries that match the filter as a file. */
export function ExportMatching({ filter, sort }: Props) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  return (
    <ExportButton
      formats={['xlsx', 'csv']}
      name={intl.formatMessage(messages.export)}
      menuName={intl.formatMessage(messages.formats)}
      begin={(format) =>
        dispatch(entriesApi.endpoints.exportEntries.initiate({ ...filter, sort, format }, { track: false }))
      }
    />
  );
}
