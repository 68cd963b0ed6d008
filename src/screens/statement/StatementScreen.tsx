import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { LeaveDialog } from '../../controls/form/LeaveDialog';
import { SignInFirst } from '../../controls/SignInFirst';
import { statementTitles } from '../../controls/statementTitles.messages';
import { useUnsavedChanges } from '../../controls/unsavedChanges';
import { useAppSelector } from '../../store/hooks';
import { selectIsSignedIn } from '../../store/session';
import { PageHead } from '../../ui/PageHead';
import { CheckStep } from './CheckStep';
import { ChooseStep } from './ChooseStep';
import { ResultStep } from './ResultStep';
import { messages as checkTexts } from './check.messages';
import { messages } from './choose.messages';
import styles from './statement.module.css';
import { useStatement } from './useStatement';
import type { StatementState } from './useStatement';

const LEAVE_TEXTS = {
  title: messages.leaveTitle,
  detail: messages.leaveDetail,
  stay: messages.stay,
  leave: messages.leave,
};

/** The page that imports a bank statement: choose the file, check it, see the result (specification §2.303). */
export const StatementScreen = () => (useAppSelector(selectIsSignedIn) ? <Steps /> : <SignInFirst />);

function Steps() {
  const intl = useIntl();
  const process = useStatement();
  const { file, preview, result } = process.state;
  const { blocked, stay } = useUnsavedChanges(file !== null);
  useGivenFile(process.choose);
  const step = result ? 'result' : preview ? 'check' : 'choose';
  const top = useRef<HTMLDivElement>(null);
  const lastStep = useRef(step);
  useEffect(() => {
    if (lastStep.current === step) return;
    lastStep.current = step;
    // The control that had the focus is gone.
    top.current?.focus({ preventScroll: true });
  }, [step]);
  return (
    <>
      <PageHead title={intl.formatMessage(statementTitles.import)} />
      <p role="status" className="visuallyHidden">
        <StepText state={process.state} />
      </p>
      <div ref={top} tabIndex={-1} className={styles['step']}>
        {result ? (
          <ResultStep result={result} onAnother={process.reset} />
        ) : preview && file ? (
          <CheckStep file={file} preview={preview} process={process} />
        ) : (
          <ChooseStep process={process} />
        )}
      </div>
      <LeaveDialog texts={LEAVE_TEXTS} onLeave={file === null ? null : blocked} onStay={stay} />
    </>
  );
}

/** Reads the file that the page for entries leads here with. */
function useGivenFile(choose: (file: File) => void): void {
  const location = useLocation();
  const state: unknown = location.state;
  const given = useRef(
    typeof state === 'object' && state !== null && 'file' in state && state.file instanceof File
      ? state.file
      : null,
  );
  useEffect(() => {
    const { current: file } = given;
    given.current = null;
    if (file !== null) choose(file);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only when the page appears
  }, []);
}

/** What was read or stored, for screen readers. */
function StepText({ state: { preview, result } }: { state: StatementState }) {
  if (result) return <FormattedMessage {...checkTexts.done} values={{ count: result.added }} />;
  if (!preview) return null;
  const count = preview.parts.reduce((sum, { counts }) => sum + counts.new, 0);
  return <FormattedMessage {...checkTexts.readTo} values={{ count }} />;
}
