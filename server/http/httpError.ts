import type { FastifyReply } from 'fastify';
import type { LogRecord, RefusalFields, RefusalReason } from '../errors/refusal';
import { isTextId, type Language, type TextId } from '../texts/catalogues';
import { dateFormat } from '../texts/formats';
import { makeTranslate } from '../texts/translate';
import { chooseLanguage } from './language';
import { isUnnamed } from './refusals';

type Cause = { reason?: RefusalReason; fields?: RefusalFields };

/**
 * Returns the body of an error response: one sentence without inner details. It names the reason of a refusal if the reason
 * has a sentence of its own.
 */
export function errorBody(
  language: Language,
  statusCode: number,
  { reason, fields }: Cause = {},
): { message: string; reason?: RefusalReason } {
  const translate = makeTranslate(language);
  if (reason === undefined || isUnnamed(reason))
    return { message: translate(findStatusText(statusCode)), ...fields };
  if (reason === 'not-business-day')
    return {
      message: translate('refusal.not-business-day', { day: writeDay(language, fields?.['rightDay']) }),
      reason,
      ...fields,
    };
  if (reason === 'month-closed')
    return {
      message: translate('refusal.month-closed', { day: writeDay(language, fields?.['closedUntil']) }),
      reason,
      ...fields,
    };
  return { message: translate(`refusal.${reason}`), reason, ...fields };
}

/** Writes a day as the language does. */
const writeDay = (language: Language, day: unknown): string =>
  dateFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${String(day)}T00:00:00Z`));

function findStatusText(statusCode: number): TextId {
  const id = `error.${statusCode}`;
  if (isTextId(id)) return id;
  return statusCode < 500 ? 'error.refused' : 'error.broken';
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

/** Sends the error body for `statusCode` as JSON. `headers` may name another content type. */
export function sendError(
  reply: FastifyReply,
  statusCode: number,
  headers: Record<string, string> = {},
  cause: Cause = {},
): FastifyReply {
  return reply
    .code(statusCode)
    .headers({ 'content-type': 'application/json; charset=utf-8', ...headers })
    .send(writeBody(headers, errorBody(chooseLanguage(reply), statusCode, cause)));
}

/** The description's schema of a status is for `application/json`, so a body of another type is sent as text. */
const writeBody = (headers: Record<string, string>, body: object): object | string =>
  'content-type' in headers ? JSON.stringify(body) : body;
