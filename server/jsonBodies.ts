import type { FastifyInstance } from 'fastify';

/**
 * Takes JSON bodies, and no other type that a form of another origin could send without asking first. A caller may name
 * the type also where it sends no body; where the API description wants one, its schema refuses.
 */
export function takeJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('text/plain');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) done(null, undefined);
    else void parse(request, String(body), done);
  });
}
