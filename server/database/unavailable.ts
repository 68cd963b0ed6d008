import { DrizzleQueryError } from 'drizzle-orm/errors';
import { errorCode } from '../errors/errorCode';
import { DiskNearlyFull } from './room';

// SQLSTATE classes that speak of the server's condition and not of our statement: connection, resources, intervention
// by an operator, system error, transaction rolled back for concurrency.
const CONDITION_CLASSES = ['08', '53', '57', '58', '40'];
// The server is a standby, or read-only.
const READ_ONLY = '25006';
const LOCK_NOT_AVAILABLE = '55P03';
// The account, its password or its rights are refused, or the database is missing or takes no connections. All of that
// was right at the start, so an administrator is changing it.
const ACCESS_CLASSES = ['28', '3D', '55'];
const NO_RIGHT = '42501';

/**
 * Runs something that only the database can fail, and throws its errors as those of queries. The same codes from
 * elsewhere, such as the ECONNRESET of a client, do not concern the database.
 * @throws DrizzleQueryError whose `cause` is the database's own error.
 */
export async function askDatabase<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    // The statement may hold personal data, so it is not repeated.
    throw new DrizzleQueryError('', [], isError(error) ? error : new Error(String(error)));
  }
}

// By shape, as in errorCode.ts.
const isError = (error: unknown): error is Error =>
  typeof error === 'object' && error !== null && 'message' in error && 'name' in error;

/** Whether this failure says that the database is away or at its limit, so that trying again later makes sense. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (error instanceof DiskNearlyFull) return true;
  if (!(error instanceof DrizzleQueryError)) return false;
  const code = errorCode(error.cause);
  // Without a SQLSTATE the server's response never came: no connection, or it broke, or it timed out.
  if (!isSqlState(code)) return true;
  return CONDITION_CLASSES.includes(code.slice(0, 2)) || code === READ_ONLY;
}

/** What pg itself finds wrong with an address, by its words because it gives no code. */
const WRONG_ADDRESSES = [
  ['password', /^SASL: .*client password must be/],
  ['tls', /^The server does not support SSL connections/],
] as const;

/** What of the address the server that is there cannot work with; `null` where waiting may help. */
export function wrongInAddress(error: unknown): 'password' | 'tls' | null {
  const message = error instanceof DrizzleQueryError && isError(error.cause) ? error.cause.message : '';
  return WRONG_ADDRESSES.find(([, words]) => words.test(message))?.[0] ?? null;
}

/** Whether a call cannot be served because of the database's condition, or because it admits this process no more. */
export function isDatabaseOutOfReach(error: unknown): boolean {
  const code = databaseCode(error);
  return isDatabaseUnavailable(error) || ACCESS_CLASSES.includes(code.slice(0, 2)) || code === NO_RIGHT;
}

/** Whether a migration that failed so may be tried again: the database is away, or another transaction has a lock. */
export const isWorthTryingLater = (error: unknown): boolean =>
  wrongInAddress(error) === null &&
  (isDatabaseUnavailable(error) || databaseCode(error) === LOCK_NOT_AVAILABLE);

/** The code of the database's own error, empty when it has none or the error is of another origin. */
export const databaseCode = (error: unknown): string =>
  error instanceof DrizzleQueryError ? errorCode(error.cause) : '';

const isSqlState = (code: string) => /^[0-9A-Z]{5}$/.test(code) && /[0-9]/.test(code);
