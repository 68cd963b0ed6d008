/** Faults of `getToken`, each with the expected report of the verification. */
const TOKEN_FAULTS = {
  'any-password': /getToken: wrong-password[^]*\$\.statusLogin -> Expected/,
  'empty-token': /getToken 200: \/ds_Token must match pattern/,
  'null-token': /getToken 200: \/ds_Token must NOT be valid/,
  redirect: /getToken 307: a redirect/,
  'wrong-type': /getToken 200: \/statusLogin must be number/,
  'other-status': /getToken 201: the backend sent 201, the description allows /,
  'refusal-as-401': /getToken 401: the backend sent 401, the description allows /,
  'refusal-without-message': /missing the following keys: ds_Mensagem/,
  'token-for-a-blocked-user': /getToken 200: \/ds_Token must NOT have more than 0 characters/,
  'renamed-field': /missing the following keys: ds_Token/,
  'blocked-user-accepted': /getToken: blocked[^]*\$\.statusLogin -> Expected/,
  html: /getToken 200: the content type is "text\/html"/,
} as const satisfies Record<string, RegExp>;

/** Faults of `getSession`. */
const SESSION_FAULTS = {
  'no-401': /getSession: rejected[^]*expected 401 but was 200/,
  'ignores-token': /getSession: rejected[^]*expected 401 but was 200/,
  '403-for-401': /getSession 403: the backend sent 403, the description allows /,
  'impossible-date': /getSession 200: \/expiresAt must match format "date-time"/,
  'password-hash': /getSession 200: passwordHash is not declared/,
  'one-role': /getSession: editor[^]*\$\.role -> Expected 'admin'/,
  'basic-challenge': /getSession 401: WWW-Authenticate asks for Basic/,
  'shared-cache': /getSession 200: Cache-Control lets a cache give this response to another user/,
} as const satisfies Record<string, RegExp>;

/**
 * Faults of the providers in this folder. The first segment of an address selects a fault, as in `/no-401/api/session`.
 * `/right/api/session` has none.
 */
export const FAULTS = { ...TOKEN_FAULTS, ...SESSION_FAULTS };

/** Faults that only the provider in TypeScript has. */
export const OWN_FAULTS = {
  'needs-no-token': /getSession 401: the backend sent 200 to the same request without a token/,
  'reads-start-of-token': /getSession: rejected[^]*expected 401 but was 200/,
  'other-file': /exportEntries: xlsx[^]*Expected binary contents to have content type/,
} as const satisfies Record<string, RegExp>;

/** Returns the operation that a fault changes. */
export function findOperation(fault: string): string {
  if (fault in TOKEN_FAULTS) return 'getToken';
  return fault === 'other-file' ? 'exportEntries' : 'getSession';
}
