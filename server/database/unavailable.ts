import { DrizzleQueryError } from 'drizzle-orm/errors';
import { errorCode } from '../errorCode';
import { DiskNearlyFull } from './room';

// SQLSTATE classes that speak of the server's condition and not of our statement: connection, resources, intervention
// by an operator, system error, transaction rolled back for concurrency.
const CONDITION_CLASSES = ['08', '53', '57', '58', '40'];
// The server is a standby, or read-only.
const READ_ONLY = '25006';
const LOCK_NOT_AVAILABLE = '55P03';
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
  if (error instanceof DiskNearlyFull) return true;
  const inQuery = error instanceof DrizzleQueryError;
  const code = errorCode(inQuery ? error.cause : error);
  if (isSqlState(code)) return CONDITION_CLASSES.includes(code.slice(0, 2)) || code === READ_ONLY;
  // A query that failed without a SQLSTATE never got the server's answer: no connection, or it broke, or it timed out.
  return inQuery || NETWORK_CODES.includes(code) || isPoolTrouble(error);
}

/** Whether a migration that failed so may be tried again: the database is away, or another transaction has a lock. */
export const isWorthTryingLater = (error: unknown): boolean =>
  isDatabaseUnavailable(error) || errorCode(error) === LOCK_NOT_AVAILABLE;

const isSqlState = (code: string) => /^[0-9A-Z]{5}$/.test(code) && /[0-9]/.test(code);

// pg gives these two no code.
const isPoolTrouble = (error: unknown) =>
  error instanceof Error &&
  /timeout exceeded when trying to connect|connection terminated|timeout expired/i.test(error.message);
