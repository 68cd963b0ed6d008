// Reads the bodies of refused changes.
import { isOfClosedMonth } from './callError';
import type { CallError } from './callError';
import { failureText } from './callError.messages';
import type { FailureText } from './callError.messages';
import { fieldOf } from './fieldOf';
import { readMessage } from './readResponse';

export type FieldProblem = { field: string; reason: string };

/** Reads the refused fields of a 422. */
export function readProblems(body: unknown): FieldProblem[] {
  const problems = fieldOf(body, 'problems');
  if (!Array.isArray(problems)) return [];
  return problems.flatMap((problem: unknown) => {
    const [field, reason] = [fieldOf(problem, 'field'), fieldOf(problem, 'reason')];
    return typeof field === 'string' && typeof reason === 'string' ? [{ field, reason }] : [];
  });
}

/** Reads the other person of a 409. Null if the backend does not name the person. */
export function readChangedBy(body: unknown): string | null {
  const name = fieldOf(body, 'changedBy');
  return typeof name === 'string' && name.trim() !== '' ? name : null;
}

/** Whether a record was changed since the person saw it. A 409 of a payment can also mean that an entry is paid. */
export const isOutdated = (error: CallError): boolean =>
  error.kind === 'http' && error.status === 409 && error.reason === 'changed-meanwhile';

/** Whether an editor may not delete or restore entries of another person or of another day. */
export const isForeign = (error: CallError): boolean =>
  error.kind === 'http' && error.status === 403 && error.reason === 'not-own';

/** Whether entries are not deleted because of a payment that is not voided. */
export const hasPayment = (error: CallError): boolean =>
  error.kind === 'http' && error.status === 409 && error.reason === 'has-payment';

/** Reads the entries of a 409. Null if the backend does not name them. */
export function readConflictIds(body: unknown): string[] | null {
  const ids = fieldOf(body, 'ids');
  return Array.isArray(ids) ? ids.filter((id): id is string => typeof id === 'string') : null;
}

/**
 * Returns the server's sentence of a 422 that no field explains, or of a closed month (specification §2.315). Else the text of
 * the failed call.
 */
export function describeRefusal(error: CallError): FailureText | { text: string; lang?: string } {
  const isExplained = error.kind === 'http' && (error.status === 422 || isOfClosedMonth(error));
  const sentence = isExplained ? readMessage(error.body) : null;
  if (sentence === null) return failureText(error);
  const { language } = { language: undefined, ...error };
  return { text: sentence, ...(language !== undefined && { lang: language }) };
}
