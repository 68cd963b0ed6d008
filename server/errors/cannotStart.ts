import { errorCode } from './errorCode';

/** The process cannot start. The message is a sentence for whoever started it, and has no personal data. */
export class CannotStart extends Error {}

/** Says in a sentence why a step failed; `null` where it does not know. */
export type Explain = (code: string, error: unknown) => string | null;

/**
 * Runs a step of the start. The step knows its setting, so it says what an error of it means.
 * @throws CannotStart where the step or this module knows the reason, else the error itself.
 */
export async function during<T>(explain: Explain, work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw explained(error, explain);
  }
}

/** Returns a CannotStart where the reason is known, else the error itself. */
export function explained(error: unknown, explain: Explain): unknown {
  if (error instanceof CannotStart) return error;
  const sentence = explainLimit(error) ?? explain(innerCode(error), error);
  return sentence === null ? error : new CannotStart(sentence, { cause: error });
}

/** The code of an error, or of the first of its causes that has one; empty when there is none. */
export function innerCode(error: unknown): string {
  for (const one of withCauses(error)) if (errorCode(one) !== '') return errorCode(one);
  return '';
}

/**
 * Turns any error of a start into a CannotStart. Of an unforeseen one it says code and class alone, because its message
 * can quote a login, a name or a hash.
 */
export function asCannotStart(error: unknown): CannotStart {
  if (error instanceof CannotStart) return error;
  const known = explainLimit(error) ?? explainFile(error);
  if (known !== null) return new CannotStart(known, { cause: error });
  const code = innerCode(error);
  const what = [kindOf(error), ...(code === '' ? [] : [code])].join(', ');
  return new CannotStart(
    `The start failed for a reason that was not foreseen (${what}). LOG_LEVEL=debug shows where.`,
    { cause: error },
  );
}

/** Says which file the system refused; `null` where the error is of no file. */
export function explainFile(error: unknown): string | null {
  const code = innerCode(error);
  const path =
    withCauses(error)
      .map(pathIn)
      .find((one) => one !== '') ?? '';
  if (path === '' || !/^E[A-Z]+$/.test(code)) return null;
  return `${path} cannot be used (${code}). Copy it anew from the release that runs here, or let this user read it.`;
}

const pathIn = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'path' in error && typeof error.path === 'string'
    ? error.path
    : '';

/** The lines of a stack and of its causes' stacks, without the messages. */
export function framesOf(error: unknown): string {
  return withCauses(error)
    .map((one) => {
      const stack = typeof one === 'object' && one !== null && 'stack' in one ? String(one.stack) : '';
      return [kindOf(one), ...stack.split('\n').filter((line) => /^ {4}at /.test(line))].join('\n');
    })
    .join('\ncaused by ');
}

const DEEPEST = 5;

/** By shape and not by class, as in errorCode.ts. */
function withCauses(error: unknown): unknown[] {
  const found = [error];
  for (let one = causeOf(error); one !== undefined && found.length < DEEPEST; one = causeOf(one))
    found.push(one);
  return found;
}

const causeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'cause' in error ? error.cause : undefined;

const kindOf = (error: unknown): string =>
  typeof error === 'object' && error !== null ? error.constructor.name : typeof error;

/** A limit of the system that any step can meet. */
function explainLimit(error: unknown): string | null {
  const code = innerCode(error);
  if (code !== 'EMFILE' && code !== 'ENFILE') return null;
  return `The process may not open enough files (${code}). Raise the limit, for instance with "ulimit -n 1024".`;
}
