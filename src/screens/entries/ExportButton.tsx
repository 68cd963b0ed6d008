import { Download } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { isNotOffered } from '../../api/callError';
import type { CallError } from '../../api/callError';
import { failureText } from '../../api/callError.messages';
import { entriesApi } from '../../api/entries';
import type { ExportFormat } from '../../api/entries';
import { useAppDispatch } from '../../store/hooks';
import { toastAdded } from '../../store/toasts';
import type { ToastText } from '../../store/toasts';
import { SplitButton } from '../../ui/SplitButton';
import { messages } from './export.messages';
import { saveFile } from './saveFile';

const FORMATS = ['xlsx', 'csv'] as const satisfies readonly ExportFormat[];
const DETAILS = { xlsx: messages.xlsxDetail, csv: messages.csvDetail };

type Props = {
  filter: Readonly<Record<string, string>>;
  sort: string;
};

/** Saves all entries of the filter as a file. The export goes on when the person leaves the page. */
export function ExportButton({ filter, sort }: Props) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const [running, setRunning] = useState<{ abort: () => void } | null>(null);

  const start = async (format: ExportFormat) => {
    const call = dispatch(
      entriesApi.endpoints.exportEntries.initiate({ ...filter, sort, format }, { track: false }),
    );
    setRunning(call);
    const { data, error } = await call;
    setRunning(null);
    if (error) {
      // An export that the person cancelled has no kind.
      const text = 'kind' in error ? describeFailure(error) : null;
      if (text !== null) dispatch(toastAdded(text, 'error'));
    } else if (data) {
      saveFile(data, `export.${format}`);
      dispatch(toastAdded({ messageId: messages.done.id }, 'success'));
    }
  };

  return (
    <>
      <SplitButton
        icon={<Download aria-hidden size={18} />}
        isBusy={running !== null}
        onClick={() => (running ? running.abort() : void start('xlsx'))}
        menuLabel={intl.formatMessage(messages.formats)}
        items={FORMATS.map((format) => ({
          id: format,
          name: intl.formatMessage(messages[format]),
          detail: intl.formatMessage(DETAILS[format]),
          onClick: () => void start(format),
        }))}
      >
        <FormattedMessage {...(running ? messages.cancel : messages.export)} />
      </SplitButton>
      <span role="status" className="visuallyHidden">
        {running && <FormattedMessage {...messages.started} />}
      </span>
    </>
  );
}

/** Returns the text of a failure. Null: the login screen reports the end of the session. */
function describeFailure(error: CallError): ToastText | null {
  if (error.kind === 'stale' || (error.kind === 'http' && error.endsSession)) return null;
  if (isNotOffered(error)) return { messageId: messages.notOffered.id };
  const isBusy = error.kind === 'http' && error.reason === 'too-many-files';
  return isBusy ? { messageId: messages.busy.id } : failureText(error);
}
