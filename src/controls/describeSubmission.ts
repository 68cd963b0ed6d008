import type { MessageDescriptor } from 'react-intl';
import { IN_PROGRESS, OTHER_CONTENT } from '../api/callError';
import type { CallError } from '../api/callError';
import { failureText } from '../api/callError.messages';
import type { FailureText } from '../api/callError.messages';
import { submissionTexts } from './submission.messages';

/** Whether a change may be stored, or an earlier one with other values is stored. */
export const mayBeDone = (error: CallError): boolean =>
  'lost' in error || (error.kind === 'http' && error.reason === OTHER_CONTENT);

/**
 * Returns the text of a change whose response was lost, or that the backend knows from an earlier request (specification
 * §7.62, §7.63). Null: the error has another cause.
 */
export function describeSubmission(error: CallError): FailureText | null {
  const text = findText(error);
  return text && { ...failureText(error), messageId: text.id };
}

function findText(error: CallError): (MessageDescriptor & { id: string }) | null {
  if ('lost' in error)
    return error.lost === 'repeatable' ? submissionTexts.lostRepeatable : submissionTexts.lost;
  if (error.kind !== 'http') return null;
  if (error.reason === IN_PROGRESS) return submissionTexts.inProgress;
  return error.reason === OTHER_CONTENT ? submissionTexts.otherContent : null;
}
