import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { PortalMissing } from './portalFiles';
import type { Database } from '../database/database';
import { buildTestApp } from '../../test/support/backend/app';
import { DATABASE_START_MS, openTestDatabase } from '../../test/support/backend/database';
import { getPort, sendRaw } from '../../test/support/backend/socket';

const HASH = 'sha256-AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=';
const STYLE_HASH = 'sha256-BBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBB=';
const PAGE =
  '<!doctype html><html lang="pt-BR"><title>Portaria</title><script defer src="/assets/main.0a1b2c.js"></script>';
const SCRIPT = 'console.log("main");';

let folder: string;
let app: FastifyInstance;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portaria-dist-'));
  await mkdir(join(folder, 'assets'));
  const files: Record<string, string | Buffer> = {
    'index.html': PAGE,
    'index.html.gz': gzipSync(PAGE),
    'config.json': '{"from":"the file"}',
    'csp-hashes.json': JSON.stringify({ scriptHashes: [HASH], styleHashes: [STYLE_HASH] }),
    'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    '.env': 'SECRET=1',
    'assets/main.0a1b2c.js': SCRIPT,
    'assets/main.0a1b2c.js.gz': gzipSync(SCRIPT),
  };
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
});
afterAll(() => rm(folder, { recursive: true }));
beforeEach(async () => {
  app = await buildTestApp(null, { settings: { portalFolder: folder } });
});
afterEach(() => app.close());

it.each([
  [
    'an asset is missing',
    '{"own":["assets/main.0a1b2c.js","assets/lost.0a1b2c.js"]}',
    /lost\.0a1b2c\.js cannot be read/,
  ],
  ['the list of assets is cut', '{"own":[', /the JSON in assets\.json cannot be read/],
])('an incomplete build is refused: %s', async (_what, list, sentence) => {
  const file = join(folder, 'assets.json');
  await writeFile(file, list);
  await expect(buildTestApp(null, { settings: { portalFolder: folder } })).rejects.toThrow(sentence);
  await rm(file);
});

it.each([
  ['pt-BR', 'Este arquivo não existe.', 'Este endereço só aceita leitura.'],
  ['en', 'This file does not exist.', 'This address is read-only.'],
  ['es', 'Este archivo no existe.', 'Esta dirección es de solo lectura.'],
])(
  'a file that does not exist is reported in %s [specification §7.15]',
  async (language, noFile, readOnly) => {
    const headers = { 'accept-language': language };
    const responses = [
      await app.inject({ url: '/assets/absent.js', headers }),
      await app.inject({ url: '/assets/%', headers }),
      await app.inject({ method: 'POST', url: '/user/login', headers }),
    ];
    expect(responses.map(({ body }) => body.trim())).toEqual([noFile, noFile, readOnly]);
    expect(responses.map((one) => one.headers['content-language'])).toEqual([language, language, language]);
  },
);

it.each(['/favicon.ico', '/manifest.json', '/apple-touch-icon-precomposed.png', '/sitemap.xml?v=1'])(
  '%s is no page [specification §7.91]',
  async (url) => {
    const response = await app.inject({ url });
    expect([response.statusCode, response.headers['content-type']]).toEqual([
      404,
      expect.not.stringContaining('html'),
    ]);
  },
);

it.each(['/app/dashboards/vendas.2026', '/APP/dashboards/main.js', '/nada', '/index.html'])(
  '%s is a page [specification §7.91]',
  async (url) => {
    expect((await app.inject({ url })).body).toBe(PAGE);
  },
);

const POLICY = [
  "default-src 'none'",
  `script-src 'self' '${HASH}'`,
  `style-src 'self' '${STYLE_HASH}'`,
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types portal#webpack',
].join('; ');

describe('the page', () => {
  it.each([
    '/',
    '/user/login',
    '/app/dashboards/vendas?x=1',
    '/app/dashboards/2.5',
    '/app/dashboards/a%2Fb%20c',
    '/app/dashboards/%ZZ',
    '/app/dashboards/%',
    '/app/dashboards/%FF%FE',
    '/app/dashboards/%00',
    '/app/dashboards/.x',
    '/app/dashboards/...',
    '/app/dashboards/%2ehidden',
    '/app/dashboards/.git/config',
    '/app/dashboards/..%2f..%2fetc%2fpasswd',
    '/..%2f..%2fetc%2fpasswd',
    '/.%2Fx',
    '/user/a.b',
    '/x?file=/.env',
    '//evil.example/x',
    '/\\evil',
    '/index.html',
    '/csp-hashes.json',
    '/index.html.gz',
    '/robots.txt.gz',
    '/apis',
    '/API/session',
    `/${'x'.repeat(300)}`,
  ])('responds to %s', async (url) => {
    const response = await app.inject({ url });
    expect([response.statusCode, response.body]).toEqual([200, PAGE]);
    expect(response.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': POLICY,
      link: '</assets/main.0a1b2c.js>; rel=preload; as=script',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()') as unknown,
    });
    expect(response.headers).not.toHaveProperty('strict-transport-security');
  });

  it('responds to an address in absolute form', async () => {
    await app.listen({ port: 0, host: '127.0.0.1' });
    const response = await sendRaw(
      getPort(app),
      'GET http://h/user/login HTTP/1.1\r\nhost: h\r\nconnection: close\r\n\r\n',
    );
    expect(response).toMatch(/^HTTP\/1.1 200 /);
    expect(response).toContain(PAGE);
  });

  it('is compressed for clients that accept it', async () => {
    const response = await app.inject({ url: '/user/login', headers: { 'accept-encoding': 'gzip' } });
    expect([response.statusCode, response.headers['content-encoding']]).toEqual([200, 'gzip']);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
  });

  it('has no body for HEAD', async () => {
    const response = await app.inject({ method: 'HEAD', url: '/user/login' });
    expect([response.statusCode, response.body]).toEqual([200, '']);
  });

  it.each(['POST', 'PUT', 'DELETE', 'PATCH'] as const)('is not for %s', async (method) => {
    const response = await app.inject({ method, url: '/user/login', payload: 'x' });
    expect([response.statusCode, response.headers.allow]).toEqual([405, 'GET, HEAD, OPTIONS']);
    expect(response.headers['content-security-policy']).toBe(POLICY);
  });

  describe('with the reference backend', () => {
    let database: Database;
    let withApi: FastifyInstance;
    beforeAll(async () => {
      database = await openTestDatabase();
      withApi = await buildTestApp(database, { settings: { portalFolder: folder } });
    }, DATABASE_START_MS);
    afterAll(async () => {
      await withApi.close();
      await database.close();
    });
    const fetchCookie = async (cookie?: string) =>
      (await withApi.inject({ url: '/', headers: cookie === undefined ? {} : { cookie } })).headers[
        'set-cookie'
      ];

    it('sets a csrf cookie for each visitor without one [specification §7.6]', async () => {
      const cookie = await fetchCookie();
      expect(cookie).toMatch(/^XSRF-TOKEN=[\w-]{32}; Path=\/; SameSite=Strict$/);
      expect(await fetchCookie()).not.toBe(cookie);
      expect(await fetchCookie(String(cookie).split(';')[0])).toBeUndefined();
      expect(await fetchCookie('XSRF-TOKEN=')).toBeDefined();
    });

    it('forbids shared caches to store a page that sets a cookie', async () => {
      const fetchCaching = async (headers: Record<string, string>) =>
        (await withApi.inject({ url: '/user/login', headers })).headers['cache-control'];
      expect(await fetchCaching({})).toBe('no-cache, private');
      expect(await fetchCaching({ cookie: 'XSRF-TOKEN=1' })).toBe('no-cache');
      const { headers } = await withApi.inject({ url: '/user/login' });
      const again = await withApi.inject({
        url: '/user/login',
        headers: { 'if-none-match': String(headers['etag']) },
      });
      expect([again.statusCode, again.headers['cache-control']]).toEqual([304, 'no-cache, private']);
    });

    it.each(['XSRF-TOKEN=1', 'XSRF-TOKEN=a%20b%3D', 'a=b; XSRF-TOKEN=their.own:value'])(
      'does not replace the csrf cookie of another backend: %s [specification §7.6]',
      async (cookie) => {
        expect(await fetchCookie(cookie)).toBeUndefined();
      },
    );
  });

  it('sets no csrf cookie if the API is elsewhere [specification §7.6]', async () => {
    expect((await app.inject({ url: '/' })).headers).not.toHaveProperty('set-cookie');
  });

  it('sets Secure in the cookie, and HSTS, behind a trusted proxy with TLS', async () => {
    const database = await openTestDatabase();
    const proxied = await buildTestApp(database, {
      settings: { portalFolder: folder, trustedProxies: ['127.0.0.1'] },
    });
    const { headers } = await proxied.inject({ url: '/', headers: { 'x-forwarded-proto': 'https' } });
    expect(headers['set-cookie']).toMatch(/; Secure$/);
    expect(headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains');
    await proxied.close();
    await database.close();
  });
});

describe('files', () => {
  it('with a hash in the name are cached for a year', async () => {
    const response = await app.inject({ url: '/assets/main.0a1b2c.js' });
    expect([response.statusCode, response.body]).toEqual([200, SCRIPT]);
    expect(response.headers).not.toHaveProperty('link');
    expect(response.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': expect.stringMatching(/javascript; charset=utf-8$/) as unknown,
      'x-content-type-options': 'nosniff',
    });
    const compressed = await app.inject({
      url: '/assets/main.0a1b2c.js',
      headers: { 'accept-encoding': 'br, gzip' },
    });
    expect(compressed.headers['content-encoding']).toBe('gzip');
  });

  it.each(['/assets/main.0a1b2c.js', '/favicon.svg', '/user/login'])(
    'are not sent again to a client that has them: %s',
    async (url) => {
      const { headers } = await app.inject({ url });
      expect(headers['etag']).toMatch(/^"[\w-]{22}"$/);
      for (const condition of [
        { 'if-none-match': String(headers['etag']) },
        { 'if-modified-since': String(headers['last-modified']) },
      ]) {
        const again = await app.inject({ url, headers: condition });
        expect([again.statusCode, again.body]).toEqual([304, '']);
        expect(again.headers['cache-control']).toBe(headers['cache-control']);
      }
      const other = await app.inject({ url, headers: { 'if-none-match': '"another"' } });
      expect(other.statusCode).toBe(200);
    },
  );

  it.each([
    ['bytes=0-6', 206, 'console', `bytes 0-6/${SCRIPT.length}`],
    ['bytes=-3', 206, SCRIPT.slice(-3), `bytes ${SCRIPT.length - 3}-${SCRIPT.length - 1}/${SCRIPT.length}`],
    ['bytes=0-1,3-4', 200, SCRIPT, undefined],
    ['lines=0-6', 200, SCRIPT, undefined],
    ['bytes=900-', 416, '', `bytes */${SCRIPT.length}`],
    [`bytes=${SCRIPT.length}-`, 416, '', `bytes */${SCRIPT.length}`],
    ['bytes=-0', 416, '', `bytes */${SCRIPT.length}`],
    ['bytes=900-,901-999', 416, '', `bytes */${SCRIPT.length}`],
    ['bytes=-900', 206, SCRIPT, `bytes 0-${SCRIPT.length - 1}/${SCRIPT.length}`],
    ['Bytes=0-6', 206, 'console', `bytes 0-6/${SCRIPT.length}`],
    ['bytes=900-, -900', 206, SCRIPT, `bytes 0-${SCRIPT.length - 1}/${SCRIPT.length}`],
    ['bytes=0-900', 206, SCRIPT, `bytes 0-${SCRIPT.length - 1}/${SCRIPT.length}`],
    ['bytes=0-6,900-', 206, 'console', `bytes 0-6/${SCRIPT.length}`],
    // RFC 9110 §14.2 lets a server refuse or ignore an invalid range.
    ['bytes=6-0', 416, '', `bytes */${SCRIPT.length}`],
    ['bytes=x', 200, SCRIPT, undefined],
    ['bytes=', 200, SCRIPT, undefined],
    ['bytes=0-6x', 200, SCRIPT, undefined],
    ['bytes', 200, SCRIPT, undefined],
  ])('are sent in part on request: %s', async (range, status, body, contentRange) => {
    const url = '/assets/main.0a1b2c.js';
    const response = await app.inject({ url, headers: { range } });
    expect([response.statusCode, response.headers['content-range']]).toEqual([status, contentRange]);
    expect(response.body).toBe(body);
    const changed = await app.inject({ url, headers: { range, 'if-range': '"another"' } });
    expect([changed.statusCode, changed.body]).toEqual([200, SCRIPT]);
  });

  it('are sent in part of their compressed form', async () => {
    const compressed = gzipSync(SCRIPT);
    const get = (range: string) =>
      app.inject({ url: '/assets/main.0a1b2c.js', headers: { 'accept-encoding': 'gzip', range } });
    const part = await get('bytes=2-5');
    expect([part.statusCode, part.headers['content-range'], part.headers['content-encoding']]).toEqual([
      206,
      `bytes 2-5/${compressed.length}`,
      'gzip',
    ]);
    expect(part.rawPayload).toEqual(compressed.subarray(2, 6));
    const beyond = await get(`bytes=${compressed.length}-`);
    expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([
      416,
      `bytes */${compressed.length}`,
    ]);
    expect(beyond.headers).not.toHaveProperty('content-encoding');
  });

  it('of the root have their own address', async () => {
    const response = await app.inject({ url: '/favicon.svg' });
    expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'image/svg+xml']);
    expect(response.headers['cache-control']).toBe('no-cache');
  });

  it.each([
    '/assets',
    '/assets/',
    '/assets/gone.js',
    '/assets/gone.js?x',
    '/assets/..%2findex.html',
    '/assets/..%5cindex.html',
    '/assets//main.0a1b2c.js',
    '/assets/%ZZ.js',
    '/assets/%00',
    `/assets/${'x'.repeat(300)}`,
  ])('that are missing are a 404, never the page: %s', async (url) => {
    const response = await app.inject({ url });
    expect([response.statusCode, response.headers['content-type']]).toEqual([
      404,
      'text/plain; charset=utf-8',
    ]);
    expect(response.headers['cache-control']).toBe('no-cache');
  });
});

describe('a missing script never gets the page', () => {
  it.each([
    ['/service-worker.js', {}],
    ['/sw.js?v=3', {}],
    ['/static/js/main.chunk.mjs', {}],
    ['/app/worker.js', { 'sec-fetch-dest': 'serviceworker' }],
    ['/app/old', { 'sec-fetch-dest': 'script' }],
    ['/old', { 'sec-fetch-dest': 'worker' }],
  ])('%s %j', async (url, headers) => {
    const response = await app.inject({ url, headers });
    expect([response.statusCode, response.body.includes('<!doctype')]).toEqual([404, false]);
  });

  it('only a service worker gets the script that removes it [specification §8.17]', async () => {
    for (const url of ['/service-worker.js', '/app/any/name']) {
      const response = await app.inject({ url, headers: { 'service-worker': 'script' } });
      expect([response.statusCode, response.headers['content-type']]).toEqual([
        200,
        'text/javascript; charset=utf-8',
      ]);
      expect(response.body).toContain('registration.unregister()');
      expect((await app.inject({ url })).body).not.toContain('registration.unregister()');
    }
    const apiResponse = await app.inject({ url: '/api/sw', headers: { 'service-worker': 'script' } });
    expect(apiResponse.statusCode).toBe(404);
  });

  it('and a dashboard with a code like a script is a page', async () => {
    const response = await app.inject({
      url: '/app/dashboards/report.js',
      headers: { 'sec-fetch-dest': 'document' },
    });
    expect([response.statusCode, response.body]).toEqual([200, PAGE]);
  });
});

describe('an address with a dot segment or a hidden name', () => {
  it.each([
    '/.env',
    '/.env?x',
    '/.git/config',
    '/%2egit/config',
    '/%2Eenv',
    '/.well-known',
    '/.well-known/unknown',
    '/.well-known/change-password',
    '/foo/.hidden',
    '/foo/bar/.hidden/x',
    '/user/.x',
    '/app.x/.env',
    '//.env',
    '/...',
    '/app.js/.hidden',
  ])('is a 404 for every method, never the page: %s', async (url) => {
    for (const method of ['GET', 'POST'] as const) {
      const response = await app.inject({ method, url });
      expect([response.statusCode, response.headers['content-type']]).toEqual([
        404,
        'text/plain; charset=utf-8',
      ]);
      expect(response.headers['cache-control']).toBe('no-cache');
    }
    expect((await app.inject({ method: 'HEAD', url })).statusCode).toBe(404);
  });
});

// Sent over a socket, because an HTTP client would normalize these paths.
it.each([
  ['/app/../../etc/passwd', 404],
  ['/app/../.env', 404],
  ['/app/%2e%2e/.env', 404],
  ['/app/dashboards/..', 404],
  ['/app/dashboards/%2E', 404],
  ['/app/./dashboards/x', 404],
  ['/user/../app', 404],
  ['/.', 404],
  ['/assets/../.env', 404],
  ['/assets/../index.html', 404],
  ['/assets/%2e%2e/index.html', 404],
  ['/assets/../../package.json', 404],
  ['/assets/./main.0a1b2c.js', 404],
  ['/assets/\u0001', 400],
  [`/${'x'.repeat(9000)}`, 200],
  [`/assets/${'x'.repeat(9000)}`, 404],
  ['/?%ZZ=%', 200],
  ['?', 400],
])('an unusual path gets the response of its area: %s', async (path, statusCode) => {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const response = await sendRaw(
    getPort(app),
    `GET ${path} HTTP/1.1\r\nhost: h\r\nconnection: close\r\n\r\n`,
  );
  expect(response).toMatch(new RegExp(`^HTTP/1.1 ${statusCode} `));
  expect(response).not.toContain('"name"');
});

describe('config.json [specification §8.7, §9.3]', () => {
  it('is built from the settings, never from the file', async () => {
    const response = await app.inject({ url: '/config.json' });
    expect(response.json()).toEqual({
      apiBaseUrl: '/api/',
      authGuardEnabled: false,
      cloudIdentity: null,
      identityChangesLogin: false,
      company: null,
      environment: null,
      support: null,
      privacyUrl: null,
      languages: null,
    });
    expect(response.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-cache',
    });
  });

  it('and the policy name the same API and the address of the cloud identity', async () => {
    const cloudIdentity = { apiKey: 'k', authDomain: 'd', projectId: 'p' };
    const presentation = {
      company: { name: 'Aurora', logo: '/logo.svg' },
      environment: 'Homologação',
      support: { phone: '+55 11 5555-0100' },
      privacyUrl: '/privacidade',
      languages: ['pt-BR'],
    };
    const config = {
      apiBaseUrl: 'https://erp.example:8443/v1/',
      authGuardEnabled: true,
      cloudIdentity,
      identityChangesLogin: true,
      ...presentation,
    };
    const other = await buildTestApp(null, { settings: { portalFolder: folder, config } });
    expect((await other.inject({ url: '/config.json' })).json()).toEqual(config);
    expect((await other.inject({ url: '/' })).headers['content-security-policy']).toContain(
      "connect-src 'self' https://erp.example:8443 https://identitytoolkit.googleapis.com;",
    );
    await other.close();
  });
});

it.each(['identity', 'gzip'])(
  'the page names the offered languages in its HTML, sent as %s [specification §3.30]',
  async (encoding) => {
    const read = async (languages: string[] | null) => {
      const other = await buildTestApp(null, { settings: { portalFolder: folder, config: { languages } } });
      const { rawPayload, headers } = await other.inject({
        url: '/',
        headers: { 'accept-encoding': encoding },
      });
      await other.close();
      return { page: String(encoding === 'gzip' ? gunzipSync(rawPayload) : rawPayload), etag: headers.etag };
    };
    const [all, some] = [await read(null), await read(['en-US', 'es-ES'])];
    expect(all.page).toBe(PAGE);
    expect(some.page).toBe(PAGE.replace('<html', '<html data-languages="en-US es-ES"'));
    expect(some.etag).not.toBe(all.etag);
  },
);

it('an unknown operation is an error in JSON, never the page', async () => {
  for (const url of ['/api', '/api/', '/api/session', '/api/x.html', '/%61pi/x']) {
    const response = await app.inject({ url });
    expect([response.statusCode, Object.keys(response.json())]).toEqual([404, ['message']]);
    expect(response.headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'");
  }
});

it('a folder without a build is refused with a message', async () => {
  const empty = await mkdtemp(join(tmpdir(), 'portaria-empty-'));
  await expect(buildTestApp(null, { settings: { portalFolder: empty } })).rejects.toThrow(PortalMissing);
  await rm(empty, { recursive: true });
});
