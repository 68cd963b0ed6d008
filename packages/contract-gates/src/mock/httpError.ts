import { STATUS_CODES } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Ends a request with an error response that has these `headers`. */
export class HttpError extends Error {
  constructor(
    readonly statusCode: number,
    readonly headers: Record<string, string> = {},
  ) {
    super(errorBody(statusCode).message);
  }
}

/** The body of an error response without an example. */
export const errorBody = (status: number): { message: string } => ({
  message: STATUS_CODES[status] ?? `Status ${status}`,
});

/** Responds with the error body of a status, as JSON. */
export function sendError(
  reply: FastifyReply,
  status: number,
  headers: Record<string, string> = {},
): FastifyReply {
  return reply
    .code(status)
    .headers(headers)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(errorBody(status)));
}

/** Accepts only uncompressed JSON bodies (else 415). An empty body of any type counts as no body. */
export function acceptJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) done(null, undefined);
    else void parse(request, String(body), done);
  });
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => {
    if (body.length === 0) done(null, undefined);
    else done(new HttpError(415));
  });
  app.addHook('preParsing', (request, _reply, _payload, done) => {
    const isRefused = hasBody(request) && (request.headers['content-encoding'] ?? 'identity') !== 'identity';
    done(isRefused ? new HttpError(415, { 'accept-encoding': 'identity' }) : undefined);
  });
}

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
