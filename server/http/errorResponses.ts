import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseBusy, isDatabaseUnusable } from '../database/databaseErrors';
import { Refusal, type LogRecord } from '../errors/refusal';
import type { TextId } from '../texts/catalogues';
import { makeTranslate } from '../texts/translate';
import { API_PREFIX, findArea, decodePath } from './address';
import { readOperationId, type Description } from './description';
import { HttpError, sendError } from './httpError';
import { chooseLanguage } from './language';
import { describeRefusal } from './refusals';

/** Makes the handler for requests without a route: an unknown address, or another method of a known address. */
export function makeSendUnrouted(api: Description | null, hasPortal: boolean) {
  return (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const area = findArea(request.url);
    const isReading = request.method === 'GET' || request.method === 'HEAD';
    const apiMethods =
      area === 'api' ? (api?.methodsAt(decodePath(request.url).slice(API_PREFIX.length)) ?? []) : [];
    const isOfPortal = hasPortal && area !== 'api' && area !== 'hidden';
    const pageMethods = area === 'probe' || isOfPortal ? ['GET'] : [];
    const methods = [...apiMethods, ...pageMethods];

    const refuse = (statusCode: number) => {
      logRefusal(request, statusCode);
      return sendError(reply, statusCode);
    };
    if (methods.length === 0 && area === 'api') return refuse(404);
    if (methods.length === 0 || (isReading && area !== 'api')) return sendNotFound(request, reply, hasPortal);
    const allow = [...methods.flatMap((one) => (one === 'GET' ? ['GET', 'HEAD'] : [one])), 'OPTIONS'].join(
      ', ',
    );
    reply.header('allow', allow);
    if (request.method === 'OPTIONS') return reply.code(204).send();
    return area === 'api' || area === 'probe' ? refuse(405) : sendText(reply, 405, 'error.readOnly');
  };
}

function sendNotFound(request: FastifyRequest, reply: FastifyReply, hasPortal: boolean): FastifyReply {
  const isForBrowser = hasPortal && !['api', 'probe'].includes(findArea(request.url));
  return isForBrowser ? sendText(reply, 404, 'error.file') : sendError(reply, 404);
}

const sendText = (reply: FastifyReply, statusCode: number, text: TextId): FastifyReply =>
  reply
    .code(statusCode)
    .type('text/plain; charset=utf-8')
    .send(`${makeTranslate(chooseLanguage(reply))(text)}\n`);

/** Responds to thrown errors. Inner details are logged and never sent. */
export function sendThrownError(
  error: FastifyError | HttpError | Refusal,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (request.raw.destroyed && !request.raw.complete) {
    request.log.info(
      { event: 'client-gone', ...readUser(request), address: request.ip },
      'a client went away amid its request',
    );
    return sendError(reply, 400);
  }
  if (error instanceof Refusal) {
    const { status, headers } = describeRefusal(error);
    logRefusal(request, status, error.record);
    return sendError(reply, status, headers, error);
  }
  if (error instanceof HttpError) {
    logRefusal(request, error.statusCode, error.record);
    return sendError(reply, error.statusCode, error.headers);
  }
  if (isDatabaseBusy(error))
    return sendThrownError(new Refusal('busy', { record: { limit: 'database' } }), request, reply);
  if (isDatabaseUnusable(error)) {
    request.log.error(
      { event: 'database-unavailable', ...readUser(request), err: error },
      'the database is away',
    );
    return sendError(reply, 503, { 'retry-after': '5' });
  }
  const statusCode = error.statusCode ?? 500;
  const area = findArea(request.url);
  // A malformed path below the assets is a file that does not exist.
  if (area === 'asset' && statusCode >= 400 && statusCode < 500) return sendText(reply, 404, 'error.file');
  if (statusCode >= 400 && statusCode < 500) {
    logRefusal(request, statusCode, { reason: error.code });
    return sendError(reply, statusCode);
  }
  request.log.error(
    { event: 'fault', ...readUser(request), err: error, method: request.method, area },
    'a request failed',
  );
  return sendError(reply, 500);
}

const readUser = ({ userId }: FastifyRequest) => (userId === null ? {} : { user: userId });

/** Logs one line for each error response, so that the request id leads to the cause. */
export function logRefusal(request: FastifyRequest, status: number, record: LogRecord = {}): void {
  request.log[status < 500 ? 'info' : 'warn'](
    {
      ...{ event: 'refused', ...readUser(request), ...record, status },
      ...{ operation: readOperationId(request), address: request.ip },
    },
    'a request was refused',
  );
}
