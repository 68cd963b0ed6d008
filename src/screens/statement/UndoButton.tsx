import { useState } from 'react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { toCallError } from '../../api/callError';
import type { CallError } from '../../api/callError';
import { failureText } from '../../api/callError.messages';
import { useUndoStatementImportMutation } from '../../api/statements';
import { describeSubmission } from '../../controls/describeSubmission';
import { useAppDispatch } from '../../store/hooks';
import { toastAdded } from '../../store/toasts';
import type { MessageText } from '../../store/toasts';
import { Dialog, DialogActions, DialogBody, DialogDetail, DialogTitle } from '../../ui/Dialog';
import { TextButton } from '../../ui/TextButton';
import { messages } from './lines.messages';

type Props = {
  /** Of the import. */
  id: string;
  onUndone: (removed: number) => void;
  /** The button that asks. */
  children: (ask: () => void) => ReactNode;
};

/** Asks before the lines of an import are removed, and reports a failure. */
export function UndoButton({ id, onUndone, children }: Props) {
  const dispatch = useAppDispatch();
  const [undoImport, { isLoading }] = useUndoStatementImportMutation();
  const [isAsking, setIsAsking] = useState(false);
  const undo = async () => {
    if (isLoading) return;
    const { data, error } = await undoImport(id);
    setIsAsking(false);
    if (data) {
      onUndone(data.removed);
      return;
    }
    const text = describe(toCallError(error));
    if (text) dispatch(toastAdded(text, 'error'));
  };
  return (
    <>
      {children(() => setIsAsking(true))}
      <Dialog isAlert size="small" isOpen={isAsking} onClose={() => setIsAsking(false)}>
        <DialogBody>
          <DialogTitle>
            <FormattedMessage {...messages.undoTitle} />
          </DialogTitle>
          <DialogDetail>
            <FormattedMessage {...messages.undoDetail} />
          </DialogDetail>
          <DialogActions>
            <TextButton text={messages.undo} onClick={() => void undo()} />
            <TextButton text={messages.keep} variant="plain" onClick={() => setIsAsking(false)} />
          </DialogActions>
        </DialogBody>
      </Dialog>
    </>
  );
}

/** Null: the login screen reports the end of the session. */
function describe(error: CallError): MessageText | null {
  if (error.kind === 'stale') return null;
  const submission = describeSubmission(error);
  if (submission) return submission;
  if (error.kind !== 'http') return failureText(error);
  if (error.endsSession) return null;
  if (error.reason === 'lines-reconciled') return { messageId: messages.linesReconciled.id };
  if (error.reason === 'undone-already') return { messageId: messages.undoneAlready.id };
  if (error.reason === 'unknown-import') return { messageId: messages.undoGone.id };
  return failureText(error);
}
