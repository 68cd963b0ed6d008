// Reads the bodies of refused changes.
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

/** Returns the server's sentence of a 422 that no field explains, or the text of the failed call. */
export function describeRefusal(error: CallError): FailureText | { text: string; lang?: string } {
  const sentence = error.kind === 'http' && error.status === 422 ? readMessage(error.body) : null;
  if (sentence === null) return failureText(error);
  const { language } = { language: undefined, ...error };
  return { text: sentence, ...(language !== undefined && { lang: language }) };
}
