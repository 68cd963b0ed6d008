import type { FastifyReply } from 'fastify';
import { BROKEN, MESSAGES, MESSAGES_BY_REASON, REFUSED } from './errorTexts';
import { makeTranslate } from './language';
import type { Text } from './language';

/** Reason in the body of an error response. `busy`: too many users are signing in at the same time. */
export type Reason = keyof typeof MESSAGES_BY_REASON;

/** Further fields of the body, such as the refused fields of a form. */
export type ErrorFields = Readonly<Record<string, unknown>>;

/** Returns the body of an error response: one sentence without inner details, in Portuguese unless `translate` is given. */
export function errorBody(
  statusCode: number,
  translate: (text: Text) => string = (text) => text['pt-BR'],
  reason?: Reason,
  fields: ErrorFields = {},
): { message: string; reason?: Reason } {
  if (reason !== undefined) return { message: translate(MESSAGES_BY_REASON[reason]), reason, ...fields };
  return { message: translate(MESSAGES[statusCode] ?? (statusCode < 500 ? REFUSED : BROKEN)), ...fields };
}

/** Further fields for the log line of an error response. Their only personal data is a user's id. */
export type LogRecord = Readonly<Record<string, string | undefined>>;

/** Ends a request with an error response. */
export class HttpError extends Error {
  readonly reason: Reason | undefined;
  readonly record: LogRecord;
  readonly fields: ErrorFields;

  constructor(
    readonly statusCode: number,
    readonly headers: Record<string, string> = {},
    {
      reason,
      record = {},
      fields = {},
    }: { reason?: Reason | undefined; record?: LogRecord; fields?: ErrorFields } = {},
  ) {
    super(`HTTP ${statusCode}`);
    this.reason = reason;
    this.record = record;
    this.fields = fields;
  }

  /** Returns the same error with more fields in its record. */
  recording(record: LogRecord): HttpError {
    const { statusCode, headers, reason, fields } = this;
    return new HttpError(statusCode, headers, { reason, fields, record: { ...this.record, ...record } });
  }
}

/** Sends the error body for `statusCode` as JSON. */
export function sendError(
  reply: FastifyReply,
  statusCode: number,
  headers: Record<string, string> = {},
  { reason, fields }: { reason?: Reason | undefined; fields?: ErrorFields } = {},
): FastifyReply {
  return reply
    .code(statusCode)
    .headers(headers)
    .type('application/json; charset=utf-8')
    .send(errorBody(statusCode, makeTranslate(reply), reason, fields));
}
