// Reads the bodies of refused changes.
import { fieldOf } from './fieldOf';

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
