import { Download } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { isCallError, isNotOffered } from '../../api/callError';
import type { CallError } from '../../api/callError';
import { failureText } from '../../api/callError.messages';
import { describeRefusal } from '../../api/failedChange';
import { readMaxEntries } from '../../api/entries';
import type { ExportFormat } from '../../api/entries';
import type { ReceivedFile } from '../../api/files';
import type { OperationId } from '../../api/operationTypes';
import { messages as fileTexts } from '../file.messages';
import { saveFile } from '../saveFile';
import { useMayCall } from '../useMayCall';
import { useAppDispatch } from '../../store/hooks';
import { toastAdded } from '../../store/toasts';
import type { MessageText } from '../../store/toasts';
import { SplitButton } from '../../ui/SplitButton';
import { messages } from './export.messages';

export type FileFormat = ExportFormat | 'pdf';

/** A call for a file that is under way. */
export type FileCall = PromiseLike<{ data?: ReceivedFile | null | undefined; error?: object | undefined }> & {
  abort: () => void;
};

const FORMATS = ['xlsx', 'csv', 'pdf'] as const satisfies FileFormat[];
const DETAILS = { xlsx: messages.xlsxDetail, csv: messages.csvDetail, pdf: messages.pdfDetail };

type Props = {
  /** The operation of each format. Absent: there is no such file. The first one that the session may call is that of the button itself. */
  operations: Readonly<Partial<Record<FileFormat, OperationId>>>;
  /** Name of the button. */
  name: string;
  /** Its accessible name, if the page has several. */
  label?: string;
  /** Name of the button that opens the menu. */
  menuName: string;
  /** Another text focuses the button. */
  focusKey?: string | null;
  begin: (format: FileFormat) => FileCall;
};

/** Saves rows of a list as a file. The export goes on when the person leaves the page. */
export function ExportButton({ operations, name, label, menuName, focusKey = null, begin }: Props) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const [runningCall, setRunningCall] = useState<FileCall | null>(null);
  const mayCall = useMayCall();
  const formats = FORMATS.filter((format) => {
    const operation = operations[format];
    return operation !== undefined && mayCall(operation);
  });
  const [firstFormat] = formats;

  const start = async (format: FileFormat) => {
    const call = begin(format);
    setRunningCall(call);
    const { data, error } = await call;
    setRunningCall(null);
    if (error) {
      // An export that the person cancelled has no kind.
      const text = isCallError(error) ? describeFailure(error) : null;
      if (text !== null) dispatch(toastAdded(text, 'error'));
    } else if (data) {
      saveFile(data, `export.${format}`);
      dispatch(toastAdded({ messageId: messages.done.id }, 'success'));
    } else dispatch(toastAdded({ messageId: fileTexts.empty.id }, 'error'));
  };

  if (firstFormat === undefined) return null;
  return (
    <>
      <SplitButton
        icon={<Download aria-hidden size={18} />}
        label={runningCall ? undefined : label}
        isBusy={runningCall !== null}
        onClick={() => (runningCall ? runningCall.abort() : void start(firstFormat))}
        menuLabel={menuName}
        focusKey={focusKey}
        items={formats.map((format) => ({
          id: format,
          name: intl.formatMessage(messages[format]),
          detail: intl.formatMessage(DETAILS[format]),
          onClick: () => void start(format),
        }))}
      >
        {runningCall ? <FormattedMessage {...messages.cancel} /> : name}
      </SplitButton>
      <span role="status" className="visuallyHidden">
        {runningCall && <FormattedMessage {...messages.started} />}
      </span>
    </>
  );
}

/** Returns the text of a failure. Null: the login screen reports the end of the session. */
function describeFailure(error: CallError): MessageText | null {
  if (error.kind === 'stale' || (error.kind === 'http' && error.endsSession)) return null;
  if (isNotOffered(error)) return { messageId: messages.notOffered.id };
  if (error.kind !== 'http') return failureText(error);
  if (error.reason === 'too-many-files') return { messageId: messages.busy.id };
  if (error.reason === 'own-file-running') return { messageId: fileTexts.ownRunning.id };
  if (error.reason === 'report-too-slow') return { messageId: messages.tooSlow.id };
  const maxEntries = error.reason === 'too-many-entries' ? readMaxEntries(error.body) : null;
  return maxEntries === null
    ? describeRefusal(error)
    : { messageId: messages.tooManyEntries.id, values: { most: maxEntries } };
}
