import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpError } from './httpError';

/**
 * Accepts JSON bodies only. Refuses others with 415, because a form of another origin can send them without a preflight.
 * An empty body counts as no body, whatever its type.
 */
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
    // The header distinguishes this 415 from one for the media type (RFC 9110 §12.5.3).
    if (hasBody(request) && isEncoded(request)) done(new HttpError(415, { 'accept-encoding': 'identity' }));
    else done();
  });
}

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

const isEncoded = ({ headers }: FastifyRequest): boolean =>
  (headers['content-encoding'] ?? '')
    .split(',')
    .map((coding) => coding.trim().toLowerCase())
    .some((coding) => coding !== '' && coding !== 'identity');
