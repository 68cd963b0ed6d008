import { isConflict } from '../../../api/callError';
import type { CallError } from '../../../api/callError';
import { describeFailedChange } from '../../../controls/form/describeFailedChange';
import type { MessageText } from '../../../store/toasts';
import { messages as actions } from './action.messages';
import { messages } from './entry.messages';

/** Returns the text of a refused or failed change of an entry. */
export function describeEntryFailure(error: CallError): MessageText {
  if (error.kind === 'http' && error.reason === 'unknown-entry') return { messageId: messages.gone.id };
  if (error.kind === 'http' && error.reason === 'unknown-payment')
    return { messageId: messages.paymentGone.id };
  if (isConflict(error)) return { messageId: actions.notOpen.id };
  return describeFailedChange(error, messages);
}
