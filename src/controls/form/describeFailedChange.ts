import type { MessageDescriptor } from 'react-intl';
import { isNotOffered, isRefused } from '../../api/callError';
import type { CallError } from '../../api/callError';
import { describeRefusal } from '../../api/failedChange';
import type { MessageText } from '../../store/toasts';
import { describeSubmission } from '../describeSubmission';
import { formTexts } from './form.messages';

/** Returns the text of a change that was refused or has failed. */
export function describeFailedChange(
  error: CallError,
  texts: { notOffered: MessageDescriptor & { id: string } },
): MessageText {
  const submission = describeSubmission(error);
  if (submission) return submission;
  if (isNotOffered(error)) return { messageId: texts.notOffered.id };
  if (isRefused(error)) return { messageId: formTexts.notPermitted.id };
  return describeRefusal(error);
}
