import { useEffect, useRef } from 'react';
import { readMessage } from '../../api/readResponse';
import { failureText } from '../../api/callError.messages';
import { describeSubmission } from '../../controls/describeSubmission';
import { messages as fileTexts } from '../../controls/file.messages';
import { useShownText } from '../../controls/useShownText';
import type { MessageText } from '../../store/toasts';
import { ErrorDetails } from '../../ui/ErrorDetails';
import { TextButton } from '../../ui/TextButton';
import { messages } from './choose.messages';
import styles from './statement.module.css';
import type { StatementFailure } from './useStatement';

type Props = { failure: StatementFailure | null; onRetry: () => void; onOtherFile: () => void };

/** Says why a statement was not read or imported. The server explains a refused file. */
export function FailureNotice({ failure, onRetry, onOtherFile }: Props) {
  const text = failure && describe(failure);
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that failed is gone while its call runs.
    if (failure && document.activeElement === document.body) notice.current?.focus();
  }, [failure]);
  return (
    // Always in the page, because a live region that appears with its text is not announced.
    <div ref={notice} tabIndex={-1} role="alert" className={styles['alert']}>
      {text && (
        <div className={styles['notice']} data-status="error">
          <div>
            <FailureText text={text} />
          </div>
          <div className={styles['buttons']}>
            {failure.error.kind !== 'changed' && (
              <TextButton text={messages.retry} variant="plain" onClick={onRetry} />
            )}
            <TextButton text={messages.otherFile} variant="plain" onClick={onOtherFile} />
          </div>
        </div>
      )}
    </div>
  );
}

const REFUSALS = [413, 415, 422];

/** Null: the login screen reports the end of the session. */
function describe({ error }: StatementFailure): MessageText | null {
  if (error.kind === 'changed') return { messageId: messages.changed.id };
  if (error.kind === 'stale') return null;
  const submission = describeSubmission(error);
  if (submission) return submission;
  if (error.kind !== 'http') return failureText(error);
  if (error.endsSession) return null;
  if (error.reason === 'own-file-running') return { messageId: fileTexts.ownRunning.id };
  if (error.reason === 'not-a-table-file') return { messageId: messages.wrongKind.id };
  const sentence = readMessage(error.body);
  if (!REFUSALS.includes(error.status) || sentence === null) return failureText(error);
  const { language } = { language: undefined, ...error };
  return { text: sentence, ...(language !== undefined && { lang: language }) };
}

function FailureText({ text: failed }: { text: MessageText }) {
  const { text, lang, detail } = useShownText()(failed);
  return (
    <>
      <p lang={lang}>{text}</p>
      {detail && <ErrorDetails {...detail} />}
    </>
  );
}
