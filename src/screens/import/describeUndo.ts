import { isConflict, isNotOffered } from '../../api/callError';
import type { CallError } from '../../api/callError';
import { failureText } from '../../api/callError.messages';
import { describeRefusal } from '../../api/failedChange';
import { describeSubmission } from '../../controls/describeSubmission';
import type { MessageText } from '../../store/toasts';
import { messages as failures } from './failure.messages';
import { messages } from './result.messages';

/** Describes why an import was not undone. Null: the login screen reports the end of the session. */
export function describeUndo(error: CallError): MessageText | null {
  if (error.kind === 'stale') return null;
  const submission = describeSubmission(error);
  if (submission) return submission;
  if (error.kind !== 'http') return failureText(error);
  if (error.endsSession) return null;
  if (isConflict(error)) return { messageId: messages.undoneAlready.id };
  if (error.reason === 'unknown-import') return { messageId: messages.undoGone.id };
  return isNotOffered(error) ? { messageId: failures.notOffered.id } : describeRefusal(error);
}
