import type { FastifyReply } from 'fastify';
import type { LogRecord, RefusalFields, RefusalReason } from '../errors/refusal';
import { BROKEN, MESSAGES, MESSAGES_BY_REASON, REFUSED } from './errorTexts';
import { makeTranslate } from './language';
import type { Text } from './language';

/**
 * Returns the body of an error response: one sentence without inner details, in Portuguese unless `translate` is given. It
 * names the reason of a refusal if the reason has a sentence of its own.
 */
export function errorBody(
  statusCode: number,
  translate: (text: Text) => string = (text) => text['pt-BR'],
  reason?: RefusalReason,
  fields: RefusalFields = {},
): { message: string; reason?: RefusalReason } {
  const text = reason === undefined ? undefined : MESSAGES_BY_REASON[reason];
  if (reason !== undefined && text !== undefined) return { message: translate(text), reason, ...fields };
  return { message: translate(MESSAGES[statusCode] ?? (statusCode < 500 ? REFUSED : BROKEN)), ...fields };
}

/** Ends a request that breaks a rule of HTTP or of the API description. The domain throws a `Refusal`. */
export class HttpError extends Error {
  constructor(
    readonly statusCode: number,
    readonly headers: Record<string, string> = {},
    readonly record: LogRecord = {},
  ) {
    super(`HTTP ${statusCode}`);
  }
}

/** Sends the error body for `statusCode` as JSON. */
export function sendError(
  reply: FastifyReply,
  statusCode: number,
  headers: Record<string, string> = {},
  { reason, fields }: { reason?: RefusalReason; fields?: RefusalFields } = {},
): FastifyReply {
  return reply
    .code(statusCode)
    .headers(headers)
    .type('application/json; charset=utf-8')
    .send(errorBody(statusCode, makeTranslate(reply), reason, fields));
}
