import { errorCode, isSystemCode } from './errorCode';

/** The process cannot start. The message is for the person who started it, and contains no personal data. */
export class CannotStart extends Error {}

/** Explains an error in a sentence. Returns `null` if the reason is unknown. */
export type Explain = (code: string, error: unknown) => string | null;

/**
 * Runs a step of the start, and explains its errors.
 * @throws CannotStart if the reason is known, else the error itself.
 */
export async function explainErrors<T>(explain: Explain, work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw explainIfKnown(error, explain);
  }
}

/** Returns a CannotStart if the reason is known, else the error itself. */
export function explainIfKnown(error: unknown, explain: Explain): unknown {
  if (error instanceof CannotStart) return error;
  const sentence = explainLimit(error) ?? explain(innerCode(error), error);
  return sentence === null ? error : new CannotStart(sentence, { cause: error });
}

/** Returns the first code of an error or its causes, or an empty text. */
export function innerCode(error: unknown): string {
  return (
    withCauses(error)
      .map(errorCode)
      .find((code) => code !== '') ?? ''
  );
}

/**
 * Converts any error of a start to a CannotStart. For an unknown error it shows only code and class. The message can
 * contain a login, a name or a hash.
 */
export function toCannotStart(error: unknown): CannotStart {
  if (error instanceof CannotStart) return error;
  const sentence = explainLimit(error) ?? explainFile(error);
  if (sentence !== null) return new CannotStart(sentence, { cause: error });
  const code = innerCode(error);
  const details = [nameClass(error), ...(code === '' ? [] : [code])].join(', ');
  return new CannotStart(
    `The start failed for an unknown reason (${details}). LOG_LEVEL=debug shows where.`,
    {
      cause: error,
    },
  );
}

/** Returns a sentence about the file that cannot be used, or `null` if the error has another cause. */
export function explainFile(error: unknown): string | null {
  const code = innerCode(error);
  const path = withCauses(error)
    .map(readPath)
    .find((text) => text !== '');
  if (path === undefined || !isSystemCode(code)) return null;
  return `${path} cannot be used (${code}). Copy it again from the release that runs here, or give this user read access.`;
}

const readPath = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'path' in error && typeof error.path === 'string'
    ? error.path
    : '';

/** Returns the stacks of an error and its causes, without the messages. */
export function describeStacks(error: unknown): string {
  return withCauses(error)
    .map((cause) => {
      const stack =
        typeof cause === 'object' && cause !== null && 'stack' in cause ? String(cause.stack) : '';
      return [nameClass(cause), ...stack.split('\n').filter((line) => /^ {4}at /.test(line))].join('\n');
    })
    .join('\ncaused by ');
}

/** Causes can form a circle. */
const MAX_ERRORS = 5;

/** Returns an error and its causes. Not by `instanceof`, for the reason in errorCode.ts. */
function withCauses(error: unknown): unknown[] {
  const errors = [error];
  let cause = readCause(error);
  while (cause !== undefined && errors.length < MAX_ERRORS) {
    errors.push(cause);
    cause = readCause(cause);
  }
  return errors;
}

const readCause = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'cause' in error ? error.cause : undefined;

const nameClass = (error: unknown): string =>
  typeof error === 'object' && error !== null ? error.constructor.name : typeof error;

/** Explains a limit of the system that any step can reach. */
function explainLimit(error: unknown): string | null {
  const code = innerCode(error);
  if (code !== 'EMFILE' && code !== 'ENFILE') return null;
  return `The process may not open enough files (${code}). Raise the limit, for instance with "ulimit -n 1024".`;
}
