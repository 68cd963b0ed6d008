import type { FastifyInstance } from 'fastify';
import { Problem } from './problem';

/**
 * Takes JSON bodies alone (else 415): a form of another origin could send other types without a preflight. A body that is
 * empty is none, whatever type the caller names; where the API description requires one, its schema refuses.
 */
export function takeJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) done(null, undefined);
    else void parse(request, String(body), done);
  });
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => {
    if (body.length === 0) done(null, undefined);
    else done(new Problem(415));
  });
}
