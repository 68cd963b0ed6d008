import type { FastifyInstance } from 'fastify';
import { buildTestApp } from '../../test/support/backend/app';
import { getPort, sendRaw } from '../../test/support/backend/socket';

let app: FastifyInstance;
beforeAll(async () => {
  app = await buildTestApp(null);
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

/** Returns the status of a request with these Host lines. */
async function fetchStatus({
  target = '/',
  hosts,
  version = '1.1',
  method = 'GET',
}: {
  target?: string;
  hosts: string[];
  version?: string;
  method?: string;
}): Promise<number> {
  const lines = [...hosts.map((host) => `Host: ${host}`), 'connection: close'];
  const response = await sendRaw(
    getPort(app),
    `${method} ${target} HTTP/${version}\r\n${lines.join('\r\n')}\r\n\r\n`,
  );
  return Number(/^HTTP\/1\.1 (\d+) /.exec(response)?.[1]);
}

// This app has neither portal nor API, so an accepted request gets a 404.
it.each([
  ...['portal.example', 'PORTAL.example:8080', 'portal.example:', 'a_b.example', '127.0.0.1:8080'],
  ...['[::1]', '[2001:db8::1]:443', 'xn--caf-dma.example', 'a%C3%A9.example'],
])('a Host %s is accepted', async (host) => {
  expect(await fetchStatus({ hosts: [host] })).toBe(404);
});

it.each([
  ['empty', ''],
  ['with user information', 'user@portal.example'],
  ['with a password', 'user:secret@portal.example'],
  ['with a path', 'portal.example/path'],
  ['with a query', 'portal.example?x'],
  ['with a scheme', 'http://portal.example'],
  ['with a space', 'portal example'],
  ['of two names', 'a.example, b.example'],
  ['with a port that is no number', 'portal.example:80a'],
  ['with a port that does not exist', 'portal.example:65536'],
  ['with two ports', 'portal.example:80:80'],
  ['with a negative port', 'portal.example:-1'],
  ['of an IPv6 address without brackets', '::1'],
  ['of an invalid IPv6 address', '[::1::2]'],
  ['with an open bracket', '[::1'],
  ['with text behind the bracket', '[::1]x'],
  ['with a broken escape', 'a%zz.example'],
  ['with a backslash', 'portal.example\\path'],
  ['with markup', '<script>'],
  ['of raw bytes that are not ASCII', 'caf\u00e9.example'],
])('a Host %s is a 400', async (_what, host) => {
  expect(await fetchStatus({ hosts: [host] })).toBe(400);
});

it.each([
  ['different', ['a.example', 'b.example']],
  ['equal', ['a.example', 'a.example']],
  ['one of them empty', ['a.example', '']],
])('two Host lines are a 400: %s', async (_what, hosts) => {
  expect(await fetchStatus({ hosts })).toBe(400);
  expect(await fetchStatus({ hosts, version: '1.0' })).toBe(400);
});

it('a preflight of an allowed origin needs a valid Host as well', async () => {
  const origin = 'https://portal.example';
  const shared = await buildTestApp(null, { settings: { corsOrigins: [origin] } });
  const headers = { origin, 'access-control-request-method': 'POST', host: 'a.example, b.example' };
  const response = await shared.inject({ method: 'OPTIONS', url: '/api/session/end', headers });
  expect(response.statusCode).toBe(400);
  await shared.close();
});

it('a header with the value "host" is not a Host header', async () => {
  const response = await sendRaw(
    getPort(app),
    'GET / HTTP/1.1\r\nHost: h\r\nx-asked: host\r\nconnection: close\r\n\r\n',
  );
  expect(response).toMatch(/^HTTP\/1\.1 404 /);
});

it('only HTTP/1.0 may omit the Host', async () => {
  expect(await fetchStatus({ hosts: [] })).toBe(400);
  expect(await fetchStatus({ hosts: [], version: '1.0' })).toBe(404);
  expect(await fetchStatus({ hosts: ['a b'], version: '1.0' })).toBe(400);
});

it.each([
  ['http://other.example/path', 404],
  ['HTTPS://other.example:8443?x=http://y', 404],
  ['http://user:secret@other.example/path', 400],
  ['http:///path', 400],
  ['http://other.example:99999/', 400],
  ['ftp://other.example/path', 400],
])('the authority of an absolute target is checked like a Host: %s', async (target, status) => {
  expect(await fetchStatus({ target, hosts: ['portal.example'] })).toBe(status);
  // RFC 9112 §3.2.2: the Host is ignored here, but one valid Host is still required.
  expect(await fetchStatus({ target, hosts: [] })).toBe(400);
  expect(await fetchStatus({ target, hosts: ['a', 'b'] })).toBe(400);
});

it('the target * is only for OPTIONS', async () => {
  expect(await fetchStatus({ target: '*', hosts: ['h'], method: 'OPTIONS' })).not.toBe(400);
  expect(await fetchStatus({ target: '*', hosts: ['h'] })).toBe(400);
});
