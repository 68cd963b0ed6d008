/**
 * Returns the code of an error of the system or the database (`EADDRINUSE`, `42P01` …), or an empty text. It does not use
 * `instanceof`, because under jest the errors of Node's modules have classes of another realm.
 */
export function errorCode(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
}

/** Whether a code is one of the system, such as `ENOENT`. */
export const isSystemCode = (code: string): boolean => /^E[A-Z]+$/.test(code);
