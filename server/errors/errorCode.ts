/**
 * The code of a system's or database's error (`EADDRINUSE`, `42P01` …), empty when there is none. Told by shape and not
 * by class: errors of Node's own modules are of another realm's class under jest.
 */
export function errorCode(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
}
