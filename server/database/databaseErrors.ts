import { DrizzleQueryError } from 'drizzle-orm/errors';
import { errorCode } from '../errors/errorCode';
import { DiskNearlyFull } from './freeSpace';

// SQLSTATE classes that the statement does not cause: connection, resources, operator intervention, system error,
// transaction rollback.
const CONDITION_CLASSES = ['08', '53', '57', '58', '40'];
// The server is a standby or read-only.
const READ_ONLY = '25006';
const LOCK_NOT_AVAILABLE = '55P03';
// A trigger refuses a change of a closed month (migrations/031-closed-months.sql).
const MONTH_CLOSED = 'PM001';
// The statement took longer than the server's time limit.
const QUERY_CANCELED = '57014';
// SQLSTATE classes of a refused account, a missing database, and a database that accepts no connections. The start
// succeeded, so an administrator is changing that now.
const ACCESS_CLASSES = ['28', '3D', '55'];
export const INSUFFICIENT_PRIVILEGE = '42501';

/**
 * Runs a call of the database driver, and throws its errors as `DrizzleQueryError`. The same
 * codes from other sources, such as a client's ECONNRESET, then do not count as errors of the database.
 * @throws DrizzleQueryError with the driver's error as `cause`.
 */
export async function askDatabase<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    // Omits the statement, because it may contain personal data.
    throw new DrizzleQueryError('', [], isError(error) ? error : new Error(String(error)));
  }
}

// Not by `instanceof`, for the reason in errorCode.ts.
const isError = (error: unknown): error is Error =>
  typeof error === 'object' && error !== null && 'message' in error && 'name' in error;

/** Whether the database is unavailable or at a limit, so that a later retry can succeed. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (error instanceof DiskNearlyFull) return true;
  if (!(error instanceof DrizzleQueryError)) return false;
  const code = errorCode(error.cause);
  // Without a SQLSTATE there was no response: no connection, a broken one, or a timeout.
  if (!isSqlState(code)) return true;
  return CONDITION_CLASSES.includes(code.slice(0, 2)) || code === READ_ONLY;
}

/** Errors of pg that an invalid address causes. They have no code, so the message is compared. */
const WRONG_ADDRESSES = [
  ['password', /^SASL: .*client password must be/],
  ['tls', /^The server does not support SSL connections/],
] as const;

/** Returns which part of the address is wrong, or `null` if a retry may help. */
export function findAddressError(error: unknown): 'password' | 'tls' | null {
  const message = error instanceof DrizzleQueryError && isError(error.cause) ? error.cause.message : '';
  return WRONG_ADDRESSES.find(([, pattern]) => pattern.test(message))?.[0] ?? null;
}

/** Whether a request fails because the database is unavailable, or because it refuses this process. */
export function isDatabaseUnusable(error: unknown): boolean {
  const code = databaseCode(error);
  return (
    isDatabaseUnavailable(error) ||
    ACCESS_CLASSES.includes(code.slice(0, 2)) ||
    code === INSUFFICIENT_PRIVILEGE
  );
}

/** Whether a failed migration may be retried: the database is unavailable, or another transaction has a lock. */
export const isRetryable = (error: unknown): boolean =>
  findAddressError(error) === null &&
  (isDatabaseUnavailable(error) || databaseCode(error) === LOCK_NOT_AVAILABLE);

/** Whether a statement waited too long for a lock of another transaction. */
export const isLockTimeout = (error: unknown): boolean => databaseCode(error) === LOCK_NOT_AVAILABLE;

/** Returns the last closed day if a change is of a closed month, else `null`. */
export function readClosedUntil(error: unknown): string | null {
  if (databaseCode(error) !== MONTH_CLOSED || !(error instanceof DrizzleQueryError)) return null;
  const { cause } = error;
  return cause !== undefined && 'detail' in cause ? String(cause.detail) : null;
}

/** Whether the database works, but has too much to do: a lock or a statement took too long. */
export const isDatabaseBusy = (error: unknown): boolean =>
  isLockTimeout(error) || databaseCode(error) === QUERY_CANCELED;

/** Returns the code of a driver's error, or an empty text for other errors. */
export const databaseCode = (error: unknown): string =>
  error instanceof DrizzleQueryError ? errorCode(error.cause) : '';

// A code of the system can also have five letters, such as EPIPE, but no digit.
const isSqlState = (code: string) => /^[0-9A-Z]{5}$/.test(code) && /[0-9]/.test(code);
