import { createServer } from 'node:http';
import type { RequestListener } from 'node:http';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import type { Document } from '../description/document';
import { readDocument } from '../description/readDocument';
import { closeNow, listenLocally } from '../listenLocally';
import { startResponseProxy } from './responseProxy';
import type { ResponseProxy } from './responseProxy';
import { readPact } from '../pact/pactFile';
import type { Interaction } from '../pact/pactFile';

const DESCRIPTION = readDocument(`
openapi: 3.1.0
paths:
  /{any}/{more}:
    get: { operationId: getAny, responses: { '200': { $ref: '#/components/responses/Any' } } }
  /courts/{code}:
    get:
      operationId: getCourt
      responses:
        '200': { $ref: '#/components/responses/Any' }
        '304': { description: The same as before. }
    put: { operationId: putCourt, responses: { '409': { $ref: '#/components/responses/Any' } } }
  /reports.daily:
    get: { operationId: getReports, responses: { '200': { $ref: '#/components/responses/Any' } } }
  /uncompiled:
    get:
      operationId: getUncompiled
      responses: { '200': { content: { application/json: { schema: { pattern: '[' } } } } }
components:
  responses:
    Any:
      description: Anything in JSON.
      content: { application/json: { schema: { type: object, properties: { path: { type: string } } } } }
`);

/** The same, with other ids of the operations. */
const OWN = readDocument(JSON.stringify(DESCRIPTION).replaceAll('"operationId":"', '"operationId":"their_'));

/** A pact that expects this response of `getCourt`. */
const pactOf = (response: object) =>
  readPact(
    JSON.stringify({
      metadata: { pactSpecification: { version: '4.0' } },
      interactions: [{ request: { method: 'GET', path: '/courts/saibro' }, response }],
    }),
  );

const WITH_BODY = pactOf({ status: 200, body: { content: {} } });

/** Runs a test with a listener before a server that responds so. */
async function withListener(
  respond: RequestListener,
  test: (proxy: ResponseProxy) => Promise<void>,
  {
    below = '',
    descriptions = [DESCRIPTION],
    ...options
  }: {
    below?: string;
    descriptions?: Document[];
    refusedFor?: Interaction[];
    strictFields?: boolean;
    timeoutMs?: number;
  } = {},
): Promise<void> {
  const server = createServer(respond);
  const proxy = await startResponseProxy(`${await listenLocally(server)}${below}`, descriptions, options);
  try {
    await test(proxy);
  } finally {
    proxy.close();
    closeNow(server);
  }
}

it('forwards requests and responses, and collects the fields by operation and status', async () => {
  await withListener(
    (request, response) => {
      void text(request).then((body) => {
        const content = JSON.stringify({
          path: request.url,
          body,
          tiles: [{ id: 1 }, { id: 2, note: null }],
          none: [],
        });
        const packed = request.headers['accept-encoding']?.includes('gzip') === true;
        response.writeHead(request.method === 'PUT' ? 409 : 200, {
          'content-type': 'application/json',
          'x-own': 'kept',
          ...(packed && { 'content-encoding': 'gzip' }),
        });
        response.end(packed ? gzipSync(content) : content);
      });
    },
    async (proxy) => {
      const got = await fetch(`${proxy.address}/courts/saibro?year=2026`);
      expect(await got.json()).toMatchObject({ path: '/api/courts/saibro?year=2026', body: '' });
      expect(got.headers.get('x-own')).toBe('kept');
      const put = await fetch(`${proxy.address}/courts/saibro`, { method: 'PUT', body: 'content' });
      expect(put.status).toBe(409);
      expect(await put.json()).toMatchObject({ body: 'content' });
      await fetch(`${proxy.address}/reportsXdaily`);
      await fetch(`${proxy.address}/courts/saibro/tiles`);

      const fields = ['body', 'none', 'path', 'tiles[].id', 'tiles[].note'];
      expect(proxy.returned()).toEqual({ 'getCourt 200': fields, 'putCourt 409': fields });
      expect(proxy.unreachable()).toBeNull();
    },
    { below: '/api/' },
  );
});

it.each([
  ['breaks the description', 200, { path: 7 }, 'getCourt 200: /path must be string'],
  ['is a redirect', 307, {}, 'getCourt 307: a redirect, which the consumer never follows'],
  [
    'has an undescribed status',
    418,
    {},
    'getCourt 418: the backend sent 418, the description allows 200, 304',
  ],
])('passes on a response that %s, with another type if it refuses it', async (_what, status, body, fault) => {
  for (const refusedFor of [undefined, WITH_BODY])
    await withListener(
      (_request, response) => {
        response.writeHead(status, { 'content-type': 'application/json', location: '/elsewhere' });
        response.end(JSON.stringify(body));
      },
      async (proxy) => {
        const got = await fetch(`${proxy.address}/courts/saibro`, { redirect: 'manual' });
        expect([got.status, got.headers.get('location')]).toEqual([status, null]);
        expect(got.headers.get('content-type')).toBe(
          refusedFor === undefined ? 'application/json' : 'application/x-forbidden-by-the-api-description',
        );
        expect(await got.json()).toEqual(body);
        expect(proxy.faults()).toEqual([fault]);
        expect(proxy.unreachable()).toBeNull();
      },
      { ...(refusedFor !== undefined && { refusedFor }) },
    );
});

it.each([false, true])(
  'a field that is not declared is a fault with strict fields: %j',
  async (strictFields) => {
    await withListener(
      (_request, response) => {
        response.writeHead(200, { 'content-type': 'application/json' }).end('{"path":"x","hash":"y"}');
      },
      async (proxy) => {
        // The verifier itself sends a result to a broker, so it must not get the response.
        const type = (await fetch(`${proxy.address}/courts/saibro`)).headers.get('content-type');
        expect(type).toBe(
          strictFields ? 'application/x-forbidden-by-the-api-description' : 'application/json',
        );
        expect(proxy.undeclared()).toEqual(strictFields ? [] : ['getCourt 200: hash']);
        expect(proxy.faults()).toEqual(strictFields ? ['getCourt 200: hash is not declared'] : []);
      },
      { refusedFor: WITH_BODY, strictFields },
    );
  },
);

it('refuses a response of which the pact expects nothing but the status', async () => {
  await withListener(
    (_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"path":7}');
    },
    async (proxy) => {
      expect((await fetch(`${proxy.address}/courts/saibro`)).status).toBe(502);
    },
    { refusedFor: pactOf({ status: 200 }) },
  );
});

it('finds undeclared fields also if the provider’s own description has other ids', async () => {
  await withListener(
    (_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"path":"x","hash":"y"}');
    },
    async (proxy) => {
      await fetch(`${proxy.address}/courts/saibro`);
      expect(proxy.faults()).toEqual(['getCourt 200: hash is not declared']);
      expect(Object.keys(proxy.returned())).toEqual(['getCourt 200']);
    },
    { descriptions: [DESCRIPTION, OWN], strictFields: true },
  );
});

it('checks a response with the same address of the provider’s own description only', async () => {
  const other = readDocument(`
openapi: 3.1.0
paths: { '/{any}/{more}': { get: { responses: { '204': { description: Nothing. } } } } }
`);
  await withListener(
    (_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"path":"x"}');
    },
    async (proxy) => {
      await fetch(`${proxy.address}/courts/saibro`);
      expect(proxy.faults()).toEqual([]);
      await fetch(`${proxy.address}/any/more`);
      expect(proxy.faults().join()).toContain('the backend sent 200, the description allows 204');
    },
    { descriptions: [DESCRIPTION, other] },
  );
});

it.each([
  ['has a byte order mark before it', '\uFEFF{"path":"x"}', []],
  ['has two of them', '\uFEFF\uFEFF{"path":"x"}', ['getCourt 200: the body is not JSON']],
  ['has one after a space', ' \uFEFF{"path":"x"}', ['getCourt 200: the body is not JSON']],
])('reads JSON as a browser does if it %s', async (_what, body, faults) => {
  await withListener(
    (_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).end(body);
    },
    async (proxy) => {
      const got = await fetch(`${proxy.address}/courts/saibro`);
      expect(proxy.faults()).toEqual(faults);
      if (faults.length === 0) {
        // The verifier's JSON parser takes no mark.
        expect(Buffer.from(await got.arrayBuffer()).toString()).toBe('{"path":"x"}');
        expect(proxy.returned()).toEqual({ 'getCourt 200': ['path'] });
      }
    },
  );
});

it('reports JSON in another encoding than UTF-8', async () => {
  await withListener(
    (_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json; charset=iso-8859-1' });
      response.end(Buffer.from('{"path":"são"}', 'latin1'));
    },
    async (proxy) => {
      await fetch(`${proxy.address}/courts/saibro`);
      expect(proxy.faults()).toEqual(['getCourt 200: the body is not UTF-8']);
    },
  );
});

it('forwards 304 as an ordinary response', async () => {
  await withListener(
    (_request, response) => response.writeHead(304).end(),
    async (proxy) => {
      expect((await fetch(`${proxy.address}/courts/saibro`)).status).toBe(304);
      expect(proxy.faults()).toEqual([]);
    },
  );
});

it('reports a schema that cannot be compiled, not the provider that responded', async () => {
  await withListener(
    (_request, response) => response.writeHead(200, { 'content-type': 'application/json' }).end('{}'),
    async (proxy) => {
      await fetch(`${proxy.address}/uncompiled`);
      expect(proxy.unreachable()).toBeNull();
      expect(proxy.checkError()?.message).toMatch(/^The API description cannot check getUncompiled 200: /);
    },
  );
});

it('reports a provider that does not respond in time', async () => {
  await withListener(
    () => undefined,
    async (proxy) => {
      expect((await fetch(`${proxy.address}/courts/saibro`)).status).toBe(502);
      expect(proxy.unreachable()).toMatch(/did not respond: no response within 0\.05 s$/);
    },
    { timeoutMs: 50 },
  );
});
