import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { LeaveDialog } from '../../controls/form/LeaveDialog';
import { SignInFirst } from '../../controls/SignInFirst';
import { useUnsavedChanges } from '../../controls/unsavedChanges';
import { useAppSelector } from '../../store/hooks';
import { selectIsSignedIn } from '../../store/session';
import { PageHead } from '../../ui/PageHead';
import { Announcement } from './Announcement';
import { CheckStep } from './CheckStep';
import { messages } from './choose.messages';
import { ChooseStep } from './ChooseStep';
import styles from './ImportScreen.module.css';
import { isOfStatement } from './describeFailure';
import { ResultStep } from './ResultStep';
import { importTitle } from './title.messages';
import { isSent, useImport } from './useImport';

const UNSENT = {
  title: messages.leaveTitle,
  detail: messages.leaveDetail,
  stay: messages.stay,
  leave: messages.leave,
};
const RUNNING = {
  title: messages.runningTitle,
  detail: messages.runningDetail,
  stay: messages.stay,
  leave: messages.runningLeave,
};

/** The page that imports entries from a file: choose the file, check what was understood, see the result. */
export const ImportScreen = () => (useAppSelector(selectIsSignedIn) ? <Steps /> : <SignInFirst />);

function Steps() {
  const intl = useIntl();
  const process = useImport();
  const { file, preview, result } = process.state;
  const { blocked, stay } = useUnsavedChanges(file !== null && !isOfStatement(process.state.failure));
  const step = result ? 'result' : preview ? 'check' : 'choose';
  const top = useFocusOnStep(step);
  return (
    <>
      <PageHead title={intl.formatMessage(importTitle)} />
      <Announcement state={process.state} />
      <div ref={top} tabIndex={-1} className={styles['step']}>
        {result ? (
          <ResultStep result={result} onAnother={process.reset} />
        ) : preview && file ? (
          <CheckStep file={file} preview={preview} process={process} />
        ) : (
          <ChooseStep process={process} />
        )}
      </div>
      <LeaveDialog
        texts={isSent(process.state) ? RUNNING : UNSENT}
        // The import may end while the dialog is open.
        onLeave={file === null ? null : blocked}
        onStay={stay}
      />
    </>
  );
}

/** The focus goes to the start of a new step, because the control that had it is gone. */
function useFocusOnStep(step: string) {
  const top = useRef<HTMLDivElement>(null);
  const lastStep = useRef(step);
  useEffect(() => {
    if (lastStep.current === step) return;
    lastStep.current = step;
    top.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView({ block: 'start' });
  }, [step]);
  return top;
}
