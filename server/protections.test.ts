import { gzipSync } from 'node:zlib';
import type { FastifyInstance, InjectOptions } from 'fastify';
import {
  addDemonstrationUsers,
  addUser,
  buildTestApp,
  parseLogLine,
  makeTestClock,
  signInWith,
  fetchToken,
} from '../test/support/backend/app';
import { useTestDatabase } from '../test/support/backend/database';
import { getPort, sendRaw } from '../test/support/backend/socket';

const PATH = '/api/authorization/getToken';
const GOOD = { ds_Login: '52998224725', ds_Senha: 'portaria-demo' };

const database = useTestDatabase(addDemonstrationUsers);
let app: FastifyInstance;
let lines: string[];

beforeEach(async () => {
  lines = [];
  app = await buildTestApp(database(), {
    settings: { logLevel: 'info' },
    logStream: { write: (line) => lines.push(line) },
  });
});
afterEach(() => app.close());

const post = (payload: string | Buffer, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: PATH,
    payload,
    headers: { 'content-type': 'application/json', ...headers },
  });

/** Expects an error: JSON with `message` alone, and the API's headers. */
function expectError(response: Awaited<ReturnType<typeof post>>, statusCode: number) {
  expect(response.statusCode).toBe(statusCode);
  expect(Object.keys(response.json())).toEqual(['message']);
  expect(response.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
  });
  expect(response.headers).not.toHaveProperty('server');
  expect(response.headers).not.toHaveProperty('x-powered-by');
}

describe('a request body', () => {
  it.each([
    ['no body', ''],
    ['broken JSON', '{"ds_Login":'],
    ['a list', '[]'],
    ['null', 'null'],
    ['text', '"x"'],
    ['a number as login, which is not coerced', '{"ds_Login":12345,"ds_Senha":"x"}'],
    ['no password', '{"ds_Login":"12345"}'],
    ['a null password', '{"ds_Login":"12345","ds_Senha":null}'],
    ['an empty password', '{"ds_Login":"12345","ds_Senha":""}'],
    ['a password of 1025 characters', JSON.stringify({ ds_Login: '1', ds_Senha: 'x'.repeat(1025) })],
    ['a login of 12 digits', '{"ds_Login":"123456789012","ds_Senha":"x"}'],
    ['a login with a last line break', '{"ds_Login":"12345\\n","ds_Senha":"x"}'],
    ['a login with NUL', '{"ds_Login":"123\\u0000","ds_Senha":"x"}'],
    ['digits that are not ASCII', '{"ds_Login":"١٢٣","ds_Senha":"x"}'],
    ['SQL', `{"ds_Login":"1' or '1'='1","ds_Senha":"x"}`],
    ['a prototype key', '{"__proto__":{"ds_Login":"1"},"ds_Login":"1","ds_Senha":"x"}'],
    ['thousands of levels', `${'['.repeat(7000)}${']'.repeat(7000)}`],
  ])('with %s is a 400', async (_what, body) => {
    expectError(await post(body), 400);
  });

  it('may contain unknown fields, which have no effect', async () => {
    const response = await post(
      JSON.stringify({ ...GOOD, statusLogin: 5, role: 'admin', hasOwnProperty: 1 }),
    );
    expect(response.json()).toMatchObject({ statusLogin: 0 });
  });

  it('above 16 KiB is a 413, and up to 16 KiB is read', async () => {
    const padded = (size: number) => {
      const bare = JSON.stringify({ ...GOOD, x: '' }).length;
      return JSON.stringify({ ...GOOD, x: 'x'.repeat(size - bare) });
    };
    expect((await post(padded(16 * 1024))).statusCode).toBe(200);
    expectError(await post(padded(16 * 1024 + 1)), 413);
  });

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/xml',
    'x',
  ])('of type %s is a 415', async (type) => {
    expectError(await post(JSON.stringify(GOOD), { 'content-type': type }), 415);
  });

  it.each(['gzip', 'br', 'GZIP', 'identity, gzip', 'gzip, identity', 'x', '*'])(
    'in the encoding %s is a 415 that names the accepted encoding',
    async (encoding) => {
      const response = await post(gzipSync(JSON.stringify(GOOD)), { 'content-encoding': encoding });
      expectError(response, 415);
      expect(response.headers['accept-encoding']).toBe('identity');
    },
  );

  it.each(['identity', 'Identity', '', 'identity, identity', ' , '])(
    'in the encoding "%s" is read unchanged',
    async (encoding) => {
      const response = await post(JSON.stringify(GOOD), { 'content-encoding': encoding });
      expect(response.json()).toMatchObject({ statusLogin: 0 });
    },
  );

  it('in an encoding is a 415 only if the operation reads a body', async () => {
    const headers = { 'content-encoding': 'gzip' };
    expectError(await app.inject({ method: 'POST', url: '/api/unknown', payload: 'x', headers }), 404);
    expectError(await app.inject({ url: '/api/session', headers }), 401);
  });
});

describe('an address', () => {
  it.each<[string, InjectOptions, number, string | undefined]>([
    ['that is unknown', { url: '/api/unknown' }, 404, undefined],
    ['that is unknown, with POST', { method: 'POST', url: '/api/unknown', payload: 'x' }, 404, undefined],
    ['of the API alone', { url: '/api' }, 404, undefined],
    ['that is malformed', { url: '/api/%ZZ' }, 404, undefined],
    ['with a last slash', { url: '/api/session/' }, 404, undefined],
    ['of the portal, which is not served here', { url: '/' }, 404, undefined],
    ['for POST, with GET', { url: PATH }, 405, 'POST, OPTIONS'],
    ['for POST, with HEAD', { method: 'HEAD', url: PATH }, 405, 'POST, OPTIONS'],
    ['for GET, with DELETE', { method: 'DELETE', url: '/api/session' }, 405, 'GET, HEAD, OPTIONS'],
    ['for GET, with PUT', { method: 'PUT', url: '/api/session', payload: 'x' }, 405, 'GET, HEAD, OPTIONS'],
    [
      'for GET, percent-encoded, with DELETE',
      { method: 'DELETE', url: '/%61pi/session' },
      405,
      'GET, HEAD, OPTIONS',
    ],
  ])('%s', async (_what, request, statusCode, allow) => {
    const response = await app.inject(request);
    if (request.method === 'HEAD') expect(response.statusCode).toBe(statusCode);
    else expectError(response, statusCode);
    expect(response.headers.allow).toBe(allow);
  });

  it.each(['/metrics', '/api/metrics', '/docs', '/api/openapi.yaml', '/server-status', '/debug'])(
    'of documentation or monitoring is a 404: %s',
    async (url) => {
      expectError(await app.inject({ url }), 404);
    },
  );

  it('responds to OPTIONS with its methods', async () => {
    const response = await app.inject({ method: 'OPTIONS', url: PATH });
    expect([response.statusCode, response.headers.allow]).toEqual([204, 'POST, OPTIONS']);
  });
});

it('text with SQL is stored and read as text', async () => {
  const name = `Robert'); drop table users; --`;
  await addUser(database(), { login: '909', name, dashboard: `' or '1'='1` });
  expect((await signInWith(app, { login: '909' })).json()).toMatchObject({ cd_Dashboard: `' or '1'='1` });
  const headers = { authorization: `Bearer ${await fetchToken(app, '909')}` };
  expect((await app.inject({ url: '/api/session', headers })).json()).toMatchObject({ name });
});

describe('the csrf cookie [specification §7.6]', () => {
  const call = (headers: Record<string, string>) => post(JSON.stringify(GOOD), headers);

  it('must be repeated in the header', async () => {
    expect((await call({ cookie: 'a=b; XSRF-TOKEN=abc; c=d', 'x-xsrf-token': 'abc' })).statusCode).toBe(200);
  });

  it('must be repeated percent-decoded, like browser clients do', async () => {
    const cookie = 'XSRF-TOKEN=a%2Fb%3D%3D';
    expect((await call({ cookie, 'x-xsrf-token': 'a/b==' })).statusCode).toBe(200);
    expectError(await call({ cookie, 'x-xsrf-token': 'a%2Fb%3D%3D' }), 403);
    const broken = { cookie: 'XSRF-TOKEN=100%', 'x-xsrf-token': '100%' };
    expect((await call(broken)).statusCode).toBe(200);
  });

  it.each([
    ['no header', { cookie: 'XSRF-TOKEN=abc' }],
    ['another header', { cookie: 'XSRF-TOKEN=abc', 'x-xsrf-token': 'abd' }],
    ['a longer header', { cookie: 'XSRF-TOKEN=abc', 'x-xsrf-token': 'abcd' }],
    ['an empty cookie', { cookie: 'XSRF-TOKEN=', 'x-xsrf-token': 'x' }],
    ['a second cookie of the name', { cookie: 'XSRF-TOKEN=abc; XSRF-TOKEN=evil', 'x-xsrf-token': 'evil' }],
  ])('with %s is a 403 with a message', async (_what, headers) => {
    expectError(await call({ ...headers }), 403);
  });

  it('is not required without the cookie, or for a read', async () => {
    expect((await call({ 'x-xsrf-token': 'abc' })).statusCode).toBe(200);
    expect(
      (await app.inject({ url: '/api/session', headers: { cookie: 'XSRF-TOKEN=abc' } })).statusCode,
    ).toBe(401);
  });
});

describe('another origin', () => {
  const origin = 'https://portal.example';
  const preflight = {
    origin,
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'content-type',
  };

  it('gets no permission by default', async () => {
    const response = await app.inject({ method: 'OPTIONS', url: PATH, headers: preflight });
    expect(response.headers).not.toHaveProperty('access-control-allow-origin');
  });

  it('gets permission if it is on the list, also for errors', async () => {
    const shared = await buildTestApp(database(), { settings: { corsOrigins: [origin] } });
    const allowed = await shared.inject({ method: 'OPTIONS', url: PATH, headers: preflight });
    expect(allowed.statusCode).toBe(204);
    expect(allowed.headers['access-control-allow-origin']).toBe(origin);
    expect(allowed.headers['access-control-allow-headers']).toBe(
      'Authorization, Content-Type, Idempotency-Key, If-None-Match, X-XSRF-TOKEN',
    );
    expect((await signInWith(shared, { login: '1' }, { headers: { origin } })).headers).toMatchObject({
      'access-control-allow-origin': origin,
      'access-control-expose-headers': 'Content-Disposition, Date, ETag, Retry-After, X-Request-Id',
      'cross-origin-resource-policy': 'cross-origin',
    });
    const unknownPath = await shared.inject({ url: '/api/unknown', headers: { origin } });
    expect([unknownPath.statusCode, unknownPath.headers['access-control-allow-origin']]).toEqual([
      404,
      origin,
    ]);
    const stranger = await signInWith(
      shared,
      { login: '1' },
      { headers: { origin: 'https://evil.example' } },
    );
    expect(stranger.headers).not.toHaveProperty('access-control-allow-origin');
    await shared.close();
  });
});

describe('behind a proxy', () => {
  const forwarded = { 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'https' };
  const readLoggedAddress = () =>
    parseLogLine(lines.find((line) => line.includes('sign-in')) ?? '{}')['address'];

  it('forwarded headers are ignored unless the proxy is on the list', async () => {
    const response = await signInWith(app, { login: '1' }, { from: '10.0.0.1', headers: forwarded });
    expect(response.headers).not.toHaveProperty('strict-transport-security');
    expect(readLoggedAddress()).toBe('10.0.0.1');
  });

  it('an unlisted peer that sends forwarded headers is reported once', async () => {
    const trusting = await buildTestApp(database(), {
      settings: { trustedProxies: ['10.0.0.7'], logLevel: 'warn' },
      logStream: { write: (line) => lines.push(line) },
    });
    await trusting.inject({ url: '/api/session', remoteAddress: '10.0.0.8' });
    await trusting.inject({ url: '/api/session', remoteAddress: '10.0.0.7', headers: forwarded });
    expect(lines).toEqual([]);
    for (const remoteAddress of ['10.0.0.8', '10.0.0.8', '10.0.0.9'])
      await trusting.inject({ url: '/api/session', remoteAddress, headers: forwarded });
    expect(lines.map(parseLogLine)).toEqual([
      expect.objectContaining({ event: 'unlisted-proxy', peer: '10.0.0.8', level: 40 }),
    ]);
    await trusting.close();
  });

  it('a listed proxy determines the client’s address and the use of TLS', async () => {
    const trusting = await buildTestApp(database(), {
      settings: { trustedProxies: ['10.0.0.0/8'], logLevel: 'info' },
      logStream: { write: (line) => lines.push(line) },
    });
    const response = await signInWith(trusting, { login: '1' }, { from: '10.0.0.1', headers: forwarded });
    expect(response.headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains');
    expect(readLoggedAddress()).toBe('203.0.113.9');
    await trusting.close();
  });
});

describe('the error responses of the HTTP parser have message and headers', () => {
  beforeEach(() => app.listen({ port: 0, host: '127.0.0.1' }));

  it.each([
    ['no HTTP at all', 'BLAH\r\n\r\n', 400],
    [
      'two lengths',
      `POST ${PATH} HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nx`,
      400,
    ],
    [
      'a length and chunks (smuggling)',
      `POST ${PATH} HTTP/1.1\r\nhost: a\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n`,
      400,
    ],
    ['no host', 'GET /api/session HTTP/1.1\r\nconnection: close\r\n\r\n', 400],
    ['17 KiB of headers', `GET /api/session HTTP/1.1\r\nhost: a\r\nx: ${'x'.repeat(17 * 1024)}\r\n\r\n`, 431],
    [
      'an unknown expectation',
      'GET /api/session HTTP/1.1\r\nhost: a\r\nexpect: cake\r\nconnection: close\r\n\r\n',
      417,
    ],
    ['the method TRACE', 'TRACE /api/session HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n', 405],
    [
      'a method of another protocol',
      'PROPFIND /api/session HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n',
      405,
    ],
  ])('%s', async (_what, text, statusCode) => {
    const response = await sendRaw(getPort(app), text);
    expect(response).toMatch(new RegExp(`^HTTP/1.1 ${statusCode} `));
    expect(response).toMatch(/\r\ncontent-security-policy: default-src 'none'; frame-ancestors 'none'\r\n/i);
    expect(response).toMatch(/\r\nx-content-type-options: nosniff\r\n/i);
    expect(response).toMatch(/\{"message":"[^"]+"\}$/);
  });
});

describe('the log', () => {
  it('records user, outcome and time of a sign-in, without secrets and logins', async () => {
    await post(JSON.stringify(GOOD), {
      authorization: 'Bearer aaa.bbb.ccc',
      cookie: 'session=cookie-secret',
    });
    await signInWith(app, { login: '77777', password: 'a-wrong-one' });
    const events = lines.map(parseLogLine);
    expect(events).toEqual([
      expect.objectContaining({
        event: 'sign-in',
        outcome: 'accepted',
        user: expect.stringMatching(/^[0-9a-f-]{36}$/) as unknown,
        time: expect.stringMatching(/Z$/) as unknown,
      }),
      expect.objectContaining({
        event: 'sign-in',
        outcome: 'refused',
        user: expect.stringMatching(/^login:[\w-]{22}$/) as unknown,
      }),
    ]);
    expect(lines.join('')).not.toMatch(
      /52998224725|77777|portaria-demo|a-wrong-one|aaa\.bbb|cookie-secret|eyJ/,
    );
  });

  it('records blocked and rate-limited sign-ins', async () => {
    const fixedApp = await buildTestApp(database(), {
      settings: { logLevel: 'info' },
      logStream: { write: (line) => lines.push(line) },
      clock: makeTestClock(new Date().toISOString()).read,
    });
    await signInWith(fixedApp, { login: '50505' });
    for (let i = 0; i < 6; i += 1) await signInWith(fixedApp, { login: '88888', password: 'wrong' });
    await fixedApp.close();
    const outcomes = lines.map(parseLogLine);
    expect(outcomes).toMatchObject(
      ['blocked', ...Array<string>(5).fill('refused'), 'throttled'].map((outcome) => ({ outcome })),
    );
    // Each login has one keyed hash, so that its attempts can be counted.
    const names = outcomes.slice(1).map(({ user }) => user);
    expect(new Set(names).size).toBe(1);
  });

  it('has one line per event, whatever is sent', async () => {
    await app.inject({ url: '/api/session', headers: { authorization: 'Bearer x\\n{"level":60}' } });
    await post('{"ds_Login":"1","ds_Senha":"x\\n{\\"event\\":\\"forged\\"}"}');
    expect(lines.filter((line) => line.includes('forged'))).toEqual([]);
    expect(lines.every((line) => line.indexOf('\n') === line.length - 1)).toBe(true);
  });
});
