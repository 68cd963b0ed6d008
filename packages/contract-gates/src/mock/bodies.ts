// Reads the bodies of requests to the mock.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpError } from './httpError';

// The description names these limits for status 413.
export const JSON_LIMIT_BYTES = 16 * 1024;
const FORM_LIMIT_BYTES = 6 * 1024 * 1024;

/** Accepts only uncompressed JSON bodies (else 415). An empty body of any type counts as no body. */
export function acceptJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) done(null, undefined);
    else void parse(request, String(body), done);
  });
  refuseOtherBodies(app);
  app.addHook('preParsing', (request, _reply, _payload, done) => {
    const isRefused = hasBody(request) && (request.headers['content-encoding'] ?? 'identity') !== 'identity';
    done(isRefused ? new HttpError(415, { 'accept-encoding': 'identity' }) : undefined);
  });
}

/** Accepts only form data (else 415). The body becomes an object with the texts of the parts. */
export function acceptFormBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer', bodyLimit: FORM_LIMIT_BYTES },
    ({ headers }, body, done) => {
      readForm(Buffer.from(body), headers['content-type'] ?? '').then(
        (form) => {
          done(null, form);
        },
        () => {
          done(new HttpError(400));
        },
      );
    },
  );
  refuseOtherBodies(app);
}

function refuseOtherBodies(app: FastifyInstance): void {
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => {
    if (body.length === 0) done(null, undefined);
    else done(new HttpError(415));
  });
}

async function readForm(body: Buffer, type: string): Promise<Record<string, string>> {
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData();
  const parts = await Promise.all(
    [...form].map(async ([name, part]): Promise<[string, string]> => [
      name,
      typeof part === 'string' ? part : await part.text(),
    ]),
  );
  return Object.fromEntries(parts);
}

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
