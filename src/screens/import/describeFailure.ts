import type { MessageDescriptor } from 'react-intl';
import { isNotOffered, isRefused } from '../../api/callError';
import type { CallError } from '../../api/callError';
import { failureText } from '../../api/callError.messages';
import { describeRefusal } from '../../api/failedChange';
import { fieldOf } from '../../api/fieldOf';
import { readMessage } from '../../api/readResponse';
import { describeSubmission, mayBeDone } from '../../controls/describeSubmission';
import { messages as fileMessages } from '../../controls/file.messages';
import type { MessageText } from '../../store/toasts';
import { messages as fileTexts } from './choose.messages';
import { messages } from './failure.messages';

/** Why a file was not read or imported. `changed`: the browser cannot read it any more. */
export type ImportFailure = { at: 'preview' | 'import'; error: CallError | { kind: 'changed' } };

/** The reasons of a 422 in the API description. */
const REASONS: Readonly<Record<string, MessageDescriptor>> = {
  'no-table': messages.noTable,
  broken: messages.broken,
  encrypted: messages.encrypted,
  'old-format': fileTexts.oldKind,
  inflated: messages.inflated,
  rows: messages.rows,
  columns: messages.columns,
  line: messages.line,
  cell: messages.cell,
  quotes: messages.quotes,
  fields: messages.fields,
  'web-page': messages.webPage,
  json: messages.json,
  months: messages.months,
  journal: messages.journal,
  slow: messages.slow,
  'bank-statement': messages.bankStatement,
  'open-questions': messages.openQuestions,
  'invalid-rows': messages.invalidRows,
  'nothing-to-add': messages.nothingToAdd,
  choices: messages.choices,
};

/** A sentence of the portal. `row`: the row of the file with the cause. */
export type Reason = { sentence: MessageDescriptor; row: number | null };
/** The text of a failed call. */
export type FailedCall = { text: MessageText };

/** Describes why a file was not read or imported. Null: the login screen reports the end of the session. */
export function describeFailure({ error }: ImportFailure): Reason | FailedCall | null {
  const makeReason = (sentence: MessageDescriptor, row: number | null = null): Reason => ({ sentence, row });
  if (error.kind === 'changed') return makeReason(messages.changed);
  if (error.kind === 'stale') return null;
  if ('lost' in error && error.lost === 'unknown') return makeReason(messages.unknownEnd);
  const submission = describeSubmission(error);
  if (submission) return { text: submission };
  if (error.kind !== 'http') return { text: failureText(error) };
  if (error.endsSession) return null;
  if (error.status === 422) {
    const row = fieldOf(error.body, 'row');
    const sentence = REASONS[error.reason ?? ''];
    if (sentence === undefined && readMessage(error.body) !== null) return { text: describeRefusal(error) };
    return makeReason(sentence ?? messages.other, typeof row === 'number' ? row : null);
  }
  if (error.status === 413) return makeReason(messages.tooLarge);
  if (error.status === 415) return makeReason(messages.wrongKind);
  if (error.reason === 'too-many-files') return makeReason(messages.busy);
  if (error.reason === 'own-file-running') return makeReason(fileMessages.ownRunning);
  if (isNotOffered(error)) return makeReason(messages.notOffered);
  if (isRefused(error) && error.reason === 'not-permitted') return makeReason(messages.notPermitted);
  return { text: describeRefusal(error) };
}

/** Whether the file belongs to the page for bank statements. */
export const isOfStatement = (failure: ImportFailure | null): boolean =>
  failure?.error.kind === 'http' && failure.error.reason === 'bank-statement';

/** Whether the file may be imported, because the response was lost. */
export const isEndUnknown = ({ error }: ImportFailure): boolean =>
  error.kind !== 'changed' && mayBeDone(error);

const REFUSALS = [413, 415, 422];

/** Whether the same file may be read or imported the next time. A refused file stays refused. */
export function canRetry({ at, error }: ImportFailure): boolean {
  if (error.kind !== 'http') return error.kind !== 'changed';
  return at === 'import' || error.reason === 'slow' || !REFUSALS.includes(error.status);
}
