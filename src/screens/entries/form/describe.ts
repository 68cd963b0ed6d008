import { isNotOffered, isRefused } from '../../../api/callError';
import type { CallError } from '../../../api/callError';
import { failureText } from '../../../api/callError.messages';
import { formTexts } from '../../../controls/form/form.messages';
import type { ToastText } from '../../../store/toasts';
import { messages as actions } from './action.messages';
import { messages } from './entry.messages';

/** Returns the text of a refused or failed change of an entry. */
export function describe(error: CallError): ToastText {
  if (error.kind === 'http' && error.reason === 'unknown-entry') return { messageId: messages.gone.id };
  if (error.kind === 'http' && error.status === 409) return { messageId: actions.notOpen.id };
  if (isNotOffered(error)) return { messageId: messages.notOffered.id };
  if (isRefused(error)) return { messageId: formTexts.notPermitted.id };
  if (error.kind === 'http' && error.status === 422)
    return { ...failureText(error), messageId: formTexts.refused.id };
  return failureText(error);
}
