import { DrizzleQueryError } from 'drizzle-orm/errors';
import { errorCode } from '../errorCode';

// SQLSTATE classes that speak of the server's condition and not of our statement: connection, resources, intervention
// by an operator, system error, transaction rolled back for concurrency.
const CONDITION_CLASSES = ['08', '53', '57', '58', '40'];
// A standby that took over (25006), and tables that are not there yet because the migrations still wait (42P01).
const CONDITION_CODES = ['25006', '42P01'];
const NETWORK_CODES = [
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'ETIMEDOUT',
  'EAI_AGAIN',
  'EPIPE',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
];

/** Whether this failure says that the database is away or at its limit, so that trying again later makes sense. */
export function isDatabaseUnavailable(error: unknown): boolean {
  const inQuery = error instanceof DrizzleQueryError;
  const code = errorCode(inQuery ? error.cause : error);
  if (isSqlState(code)) return CONDITION_CLASSES.includes(code.slice(0, 2)) || CONDITION_CODES.includes(code);
  // A query that failed without a SQLSTATE never got the server's answer: no connection, or it broke, or it timed out.
  return inQuery || NETWORK_CODES.includes(code) || isPoolTrouble(error);
}

const isSqlState = (code: string) => /^[0-9A-Z]{5}$/.test(code) && /[0-9]/.test(code);

// pg gives these two no code.
const isPoolTrouble = (error: unknown) =>
  error instanceof Error &&
  /timeout exceeded when trying to connect|connection terminated|timeout expired/i.test(error.message);
