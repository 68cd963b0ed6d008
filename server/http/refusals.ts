import type { Refusal, RefusalReason } from '../errors/refusal';

/**
 * The status of each refusal, and the seconds until the caller may try again if the refusal does not name them. `isOfKey`:
 * it is the same for all operations, so it has a content type of its own beside the operation's errors of this status.
 */
const RESPONSES: Record<RefusalReason, { status: number; retryAfterSeconds?: number; isOfKey?: true }> = {
  'not-signed-in': { status: 401 },
  'not-permitted': { status: 403 },
  'not-own': { status: 403 },
  throttled: { status: 429, retryAfterSeconds: 1 },
  busy: { status: 503, retryAfterSeconds: 5 },
  'wrong-password': { status: 422 },
  'wrong-secret': { status: 422 },
  'set-up-already': { status: 409 },
  'not-accepted': { status: 422 },
  'invalid-request': { status: 400 },
  'invalid-values': { status: 422 },
  characters: { status: 400 },
  'not-business-day': { status: 422 },
  'unknown-dashboard': { status: 404 },
  'unknown-entry': { status: 404 },
  'unknown-payment': { status: 404 },
  'unknown-import': { status: 404 },
  'unknown-series': { status: 404 },
  'unknown-user': { status: 404 },
  'unknown-account': { status: 404 },
  'unknown-transfer': { status: 404 },
  'voided-already': { status: 409 },
  'unknown-line': { status: 404 },
  'unknown-month': { status: 404 },
  'matched-already': { status: 409 },
  'not-matched': { status: 409 },
  'not-ignored': { status: 409 },
  reconciled: { status: 409 },
  'lines-reconciled': { status: 409 },
  'transfer-reconciled': { status: 409 },
  'not-balanced': { status: 422 },
  'other-account': { status: 422 },
  'first-account': { status: 409 },
  'month-closed': { status: 409 },
  'last-administrator': { status: 409 },
  'own-user': { status: 409 },
  'user-blocked': { status: 409 },
  'unusable-link': { status: 422 },
  'changed-meanwhile': { status: 409 },
  'not-open': { status: 409 },
  'has-payment': { status: 409 },
  refunded: { status: 409 },
  'is-refund': { status: 409 },
  'above-amount': { status: 409 },
  'undone-already': { status: 409 },
  'in-progress': { status: 409, retryAfterSeconds: 1, isOfKey: true },
  'other-content': { status: 422, isOfKey: true },
  'too-many-entries': { status: 422 },
  'too-many-files': { status: 503, retryAfterSeconds: 10 },
  'own-file-running': { status: 429, retryAfterSeconds: 5 },
  'report-too-slow': { status: 503, retryAfterSeconds: 10 },
  'not-a-form': { status: 415 },
  'file-too-large': { status: 413 },
  'not-a-table-file': { status: 415 },
  'no-table': { status: 422 },
  broken: { status: 422 },
  encrypted: { status: 422 },
  'old-format': { status: 422 },
  inflated: { status: 422 },
  rows: { status: 422 },
  columns: { status: 422 },
  line: { status: 422 },
  cell: { status: 422 },
  quotes: { status: 422 },
  fields: { status: 422 },
  'web-page': { status: 422 },
  json: { status: 422 },
  months: { status: 422 },
  journal: { status: 422 },
  slow: { status: 422 },
  ofc: { status: 422 },
  'bank-statement': { status: 422 },
  'no-statement': { status: 422 },
  'other-currency': { status: 422 },
  choices: { status: 422 },
  'open-questions': { status: 422 },
  'invalid-rows': { status: 422 },
  'nothing-to-add': { status: 422 },
};

/** Reasons without a sentence of their own. Their responses have the sentence of the status, and do not name the reason. */
const UNNAMED = [
  'not-signed-in',
  'throttled',
  'invalid-request',
  'invalid-values',
] as const satisfies RefusalReason[];
type UnnamedReason = (typeof UNNAMED)[number];

export const isUnnamed = (reason: RefusalReason): reason is UnnamedReason =>
  UNNAMED.some((one) => one === reason);

/** Returns status and headers of the response to a refusal. */
export function describeRefusal({ reason, retryAfterSeconds }: Refusal) {
  const { status, retryAfterSeconds: usual, isOfKey = false } = RESPONSES[reason];
  const seconds = retryAfterSeconds ?? usual;
  return {
    status,
    headers: {
      ...(seconds !== undefined && { 'retry-after': String(seconds) }),
      ...(status === 401 && { 'www-authenticate': 'Bearer' }),
      ...(isOfKey && { 'content-type': 'application/problem+json; charset=utf-8' }),
    },
  };
}
