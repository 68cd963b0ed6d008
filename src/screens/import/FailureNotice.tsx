import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { paths } from '../../config/paths';
import { LookUpLink } from '../../controls/LookUpLink';
import { useShownText } from '../../controls/useShownText';
import { ErrorDetails } from '../../ui/ErrorDetails';
import { TextButton } from '../../ui/TextButton';
import { messages as fileTexts } from './choose.messages';
import { canRetry, describeFailure, isEndUnknown, isOfStatement } from './describeFailure';
import type { FailedCall, ImportFailure, Reason } from './describeFailure';
import { messages } from './failure.messages';
import styles from './ImportScreen.module.css';
import { fileSize, LIMITS } from './limits';
import { StatementWay } from './StatementWay';

type Props = {
  failure: ImportFailure | null;
  file: File | null;
  onRetry: () => void;
  onOtherFile: () => void;
};

/** Says why a file was not read or imported. The file and the choices are still there. */
export function FailureNotice({ failure, file, onRetry, onOtherFile }: Props) {
  const reason = failure && describeFailure(failure);
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!failure) return;
    // The button that failed is gone while its call runs.
    if (document.activeElement === document.body) notice.current?.focus({ preventScroll: true });
    // It may be far below the notice.
    notice.current?.scrollIntoView({ block: 'center' });
  }, [failure]);
  return (
    // Always in the page, because a live region that appears with its text is not announced.
    <div ref={notice} tabIndex={-1} role="alert" className={styles['alert']}>
      {reason && (
        <div className={styles['notice']} data-status="error">
          <div>
            {'text' in reason ? <CallText text={reason.text} /> : <Sentence {...reason} />}
            {isEndUnknown(failure) && <LookUpLink to={paths.importEntries.to()} text={messages.recent} />}
          </div>
          <div className={styles['buttons']}>
            {file && isOfStatement(failure) && <StatementWay file={file} />}
            {canRetry(failure) && <TextButton text={fileTexts.retry} variant="plain" onClick={onRetry} />}
            <TextButton text={fileTexts.otherFile} variant="plain" onClick={onOtherFile} />
          </div>
        </div>
      )}
    </div>
  );
}

function Sentence({ sentence, row }: Reason) {
  const intl = useIntl();
  // The placeholders that these sentences have.
  const values = {
    count: intl.formatNumber(sentence.id === messages.rows.id ? LIMITS.rows : LIMITS.columns),
    most: fileSize(intl, LIMITS.bytes),
  };
  const place = row === null ? [] : [intl.formatMessage(messages.atRow, { row: intl.formatNumber(row) })];
  return <p>{[intl.formatMessage(sentence, values), ...place].join(' ')}</p>;
}

function CallText({ text: failed }: FailedCall) {
  const { text, detail } = useShownText()(failed);
  return (
    <>
      <p>{text}</p>
      {detail && <ErrorDetails {...detail} />}
    </>
  );
}
