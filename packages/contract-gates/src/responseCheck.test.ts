import type { IncomingHttpHeaders } from 'node:http';
import { listOperations } from './description/operations';
import { readDocument } from './description/readDocument';
import { makeResponseCheck } from './responseCheck';

const DESCRIPTION = readDocument(`
openapi: 3.1.0
paths:
  /sign-in:
    post:
      operationId: signIn
      responses:
        '200':
          content:
            application/json:
              schema:
                oneOf:
                  - { $ref: '#/components/schemas/Accepted' }
                  - { $ref: '#/components/schemas/Refused' }
        4XX: { $ref: '#/components/responses/Problem' }
  /session:
    get:
      operationId: getSession
      security: [{ bearer: [] }]
      responses:
        '200': { description: fine }
        '401': { description: no session }
  /news:
    get:
      operationId: getNews
      security: [{ bearer: [] }, {}]
      responses:
        '200': { description: fine }
  /files:
    get:
      operationId: getFile
      responses:
        '200': { content: { 'text/*': { schema: { type: string } } } }
        '204': { description: nothing }
        '206': { content: { application/json: { schema: true } } }
        '304': { description: unchanged }
        '307': { description: elsewhere }
components:
  responses:
    Problem: { content: { application/problem+json: { schema: { type: object, required: [message] } } } }
  schemas:
    Accepted:
      type: object
      required: [status, token]
      properties:
        status: { type: number, maximum: 0 }
        token: { type: string, minLength: 1, not: { enum: ['null', 'undefined'] } }
        until: { type: string, format: date-time }
        pair: { type: array, prefixItems: [{ type: string }, { type: number }] }
    Refused:
      type: object
      required: [status]
      properties: { status: { type: number, exclusiveMinimum: 0 } }
`);

const check = makeResponseCheck(DESCRIPTION);
const operations = listOperations(DESCRIPTION);

const JSON_UTF8 = 'application/json; charset=utf-8';

/** A response by operation, status, body (text, or a value to be written as JSON) and content type. */
type Sent = [id: string, status: number, body: unknown, contentType?: string, headers?: IncomingHttpHeaders];

function faults([id, status, body, contentType = JSON_UTF8, headers = {}]: Sent): string {
  const operation = operations.find((one) => one.id === id);
  if (!operation) throw new Error(`no operation ${id}`);
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return check(operation, { status, headers: { 'content-type': contentType, ...headers }, body: text }).join(
    '\n',
  );
}

const accepted = (more: object): Sent => ['signIn', 200, { status: 0, token: 'x', ...more }];

it.each<{ name: string; sent: Sent }>([
  { name: 'an accepted sign-in', sent: accepted({ until: '2026-02-28T10:00:00Z', pair: ['a', 1] }) },
  { name: 'a refused sign-in', sent: ['signIn', 200, { status: 5 }] },
  { name: 'anything where the schema is `true`', sent: ['getFile', 206, { any: 1 }] },
  { name: 'a field that is not described', sent: ['signIn', 200, { status: 5, more: true }] },
  { name: 'a described class', sent: ['signIn', 429, { message: 'Wait.' }, 'application/problem+json'] },
  { name: 'a media type of a described range', sent: ['getFile', 200, 'a,b', 'text/csv'] },
  { name: 'no body, where none is described', sent: ['getFile', 204, '', ''] },
  { name: '304, which is no redirect', sent: ['getFile', 304, '', ''] },
])('accepts $name', ({ sent }) => {
  expect(faults(sent)).toBe('');
});

it.each<{ name: string; sent: Sent; line: RegExp }>([
  { name: 'an empty token', sent: accepted({ token: '' }), line: /^signIn 200: \/token must NOT have fewer/ },
  { name: 'the text null for a token', sent: accepted({ token: 'null' }), line: /\/token must NOT be valid/ },
  {
    name: 'a date that does not exist',
    sent: accepted({ until: '2026-02-30T10:00:00Z' }),
    line: /\/until must match format "date-time"/,
  },
  { name: 'a keyword of 2020-12', sent: accepted({ pair: [1, 1] }), line: /\/pair\/0 must be string/ },
  { name: 'a redirect, even a described one', sent: ['getFile', 307, ''], line: /^getFile 307: a redirect/ },
  {
    name: 'a status that is not described',
    sent: ['getFile', 500, ''],
    line: /the backend sent \d+, the description allows /,
  },
  {
    name: 'a page instead of JSON',
    sent: ['signIn', 200, '<html>', 'text/html'],
    line: /content type is "text\/html", not application\/json/,
  },
  { name: 'no content type', sent: ['signIn', 200, { status: 5 }, ''], line: /content type is missing/ },
  { name: 'a body that is not JSON', sent: ['signIn', 200, '{"status":'], line: /the body is not JSON/ },
  { name: 'a body, where none is described', sent: ['getFile', 204, 'x'], line: /the description has none/ },
])('reports $name', ({ sent, line }) => {
  expect(faults(sent)).toMatch(line);
});

it.each([301, 302, 303, 307, 308])('reports %d, a redirect', (status) => {
  expect(faults(['getFile', status, ''])).toMatch(/a redirect/);
});

const DIALOG =
  /^getSession 401: WWW-Authenticate asks for \w+, so the browser opens a sign-in dialog of its own$/;
it.each([
  ['Basic realm="club"', DIALOG],
  ['basic', DIALOG],
  ['Bearer realm="a, b", Digest nonce="x"', DIALOG],
  ['NTLM', DIALOG],
  ['Negotiate, Bearer', DIALOG],
  ['Bearer', /^$/],
  ['Bearer realm="Ask, Basic is not here"', /^$/],
  ['Bearer error="invalid_token"', /^$/],
  [undefined, /^$/],
])('a 401 with WWW-Authenticate: %s', (challenge, line) => {
  expect(faults(['getSession', 401, '', '', { 'www-authenticate': challenge }])).toMatch(line);
});

const CACHED = /^getSession 200: Cache-Control lets a cache give this response to another user/;
it.each([
  ['public', undefined, CACHED],
  ['Public, max-age=0', undefined, CACHED],
  ['s-maxage=60', undefined, CACHED],
  ['private, max-age=60', 'accept-language', CACHED],
  ['max-age="060"', undefined, CACHED],
  ['max-age=0, stale-while-revalidate=600', undefined, CACHED],
  ['max-age=60', 'Accept-Language, Authorization', /^$/],
  ['public', '*', /^$/],
  ['no-cache, no-store, max-age=0, must-revalidate', undefined, /^$/],
  ['public, no-store', undefined, /^$/],
  ['private, no-cache, max-age=60', undefined, /^$/],
  ['max-age=0, private, must-revalidate', undefined, /^$/],
  [undefined, undefined, /^$/],
])('a response to a call with a token has Cache-Control: %s and Vary: %s', (cacheControl, vary, line) => {
  expect(faults(['getSession', 200, '', '', { 'cache-control': cacheControl, vary }])).toMatch(line);
});

const [NOW, LATER] = ['Sat, 28 Nov 2026 12:00:00 GMT', 'Sat, 28 Nov 2026 13:00:00 GMT'];
it.each([
  [LATER, undefined, /^getSession 200: Expires lets a cache give this response to another user/],
  [LATER, 'private', /^getSession 200: Expires lets a cache give this response to another user/],
  [LATER, 'max-age=0', /^$/],
  [LATER, 'no-store', /^$/],
  [NOW, undefined, /^$/],
  ['0', undefined, /^$/],
])(
  'a response to a call with a token has Expires: %s and Cache-Control: %s',
  (expires, cacheControl, line) => {
    const headers = { date: NOW, expires, 'cache-control': cacheControl };
    expect(faults(['getSession', 200, '', '', headers])).toMatch(line);
  },
);

it.each([
  ['getFile', 'a,b', 'text/csv'],
  ['getNews', '', ''],
])('any cache may keep the response of %s, which needs no token', (id, body, contentType) => {
  expect(faults([id, 200, body, contentType, { 'cache-control': 'public, max-age=60' }])).toBe('');
});

it('reports no value of the response', () => {
  const reported = faults(accepted({ token: ['secret'] }));
  expect(reported).toContain('/token must be string');
  expect(reported).not.toContain('secret');
});
