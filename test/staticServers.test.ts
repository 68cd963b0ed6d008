// Tests that nginx with the lines of `npm run deploy:headers` responds like the reference server.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { findFreePort } from '../server/http/listen';
import { buildTestApp, closeServingApp } from './support/backend/app';
import { getPort, sendRaw } from './support/backend/socket';
import { eachRow } from './support/eachRow';
import { whyNoProgram } from './support/needsProgram';

const HASH = 'sha256-AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=';
const STYLE_HASH = 'sha256-BBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBB=';
const FILES = {
  'index.html': '<!doctype html><title>Portaria</title><script defer src="/assets/main.0a1b2c.js"></script>',
  'csp-hashes.json': JSON.stringify({ scriptHashes: [HASH], styleHashes: [STYLE_HASH] }),
  'robots.txt': 'User-agent: *\n',
  'manifest.webmanifest': '{"name":"Portaria"}',
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'assets/main.0a1b2c.js': 'console.log("main");',
  'assets/main.0a1b2c.css': 'body{}',
};
const CONFIG = {
  apiBaseUrl: 'https://erp.example:8443/v1/',
  authGuardEnabled: true,
  cloudIdentity: { apiKey: 'k', authDomain: 'd', projectId: 'p' },
};
const CONTACT = 'mailto:security@portal.example';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portaria-static-'));
  await mkdir(join(folder, 'dist', 'assets'), { recursive: true });
  for (const [name, content] of Object.entries({ ...FILES, 'config.json': JSON.stringify(CONFIG) })) {
    await writeFile(join(folder, 'dist', name), content);
  }
});
afterAll(() => rm(folder, { recursive: true, maxRetries: 5 }));

const print = (...args: string[]) =>
  spawnSync(process.execPath, ['--import', 'tsx', 'scripts/deployHeaders.ts', ...args], {
    encoding: 'utf8',
  });

it.each(['nginx', 'caddy'])('the configuration for %s allows the API of config.json', (server) => {
  const { stdout, status } = print(server, '--folder', join(folder, 'dist'));
  expect(status).toBe(0);
  expect(stdout).toContain(`script-src 'self' '${HASH}'; style-src 'self' '${STYLE_HASH}';`);
  expect(stdout).toContain(
    "connect-src 'self' https://erp.example:8443 https://identitytoolkit.googleapis.com;",
  );
});

eachRow(
  [
    [[], 2, /nginx or caddy/],
    [['apache'], 2, /nginx or caddy/],
    [['nginx', '--backend', 'http://h/path'], 2, /--backend/],
    [['caddy', '--security-contact', 'security@portal.example'], 2, /--security-contact/],
    [['caddy', '--complete'], 2, /--complete/],
    [['nginx', '--complete', '--listen', 'x'], 2, /--listen/],
    [['nginx', '--complete', '--requests', '0'], 2, /--requests/],
    [['nginx', '--folder', 'nowhere'], 1, /The portal is not built/],
  ],
  2,
)('rejects %j with exit code %i', (args, code, sentence) => {
  const { status, stderr } = print(...args);
  expect([status, sentence.test(stderr)]).toEqual([code, true]);
});

type Response = { status: number; headers: Record<string, string>; body: string };

/** Sends a request over a socket, because an HTTP client would normalize the path. */
async function sendRequest(
  port: number,
  { method = 'GET', path, headers = '' }: { method?: string; path: string; headers?: string },
): Promise<Response> {
  const text = await sendRaw(
    port,
    `${method} ${path} HTTP/1.1\r\nhost: h\r\nconnection: close\r\n${headers}\r\n`,
  );
  const [head = '', body = ''] = text.split('\r\n\r\n');
  const [line = '', ...fields] = head.split('\r\n');
  return {
    status: Number(line.split(' ')[1]),
    headers: Object.fromEntries(
      fields.map((field) => /^([^:]+): ?(.*)$/s.exec(field)?.slice(1) ?? []),
    ) as Record<string, string>,
    body,
  };
}

const COMPARED = [
  ...['content-security-policy', 'x-content-type-options', 'referrer-policy', 'cross-origin-opener-policy'],
  ...['cross-origin-resource-policy', 'permissions-policy', 'x-frame-options', 'strict-transport-security'],
  ...['cache-control', 'content-type', 'link'],
];

/** Returns which file a response contains, and its headers for security and caching. */
function summarize({ status, headers, body }: Response) {
  const byName = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value] as const);
  const compared = byName.filter(([name]) => COMPARED.includes(name));
  const kind =
    Object.entries(FILES).find(([, content]) => body.includes(content))?.[0] ?? 'none of the files';
  return {
    status,
    kind,
    removesWorker: body.includes('registration.unregister()'),
    headers: Object.fromEntries(
      // Browsers treat both types alike.
      compared.map(([name, value]) => [name, value.replace('application/javascript', 'text/javascript')]),
    ),
  };
}

const whyNoNginx = whyNoProgram('nginx', '-v');
if (whyNoNginx !== null) process.stderr.write(`skipped: ${whyNoNginx}\n`);
const describeNginx = whyNoNginx === null ? describe : describe.skip;

describeNginx('nginx with the printed configuration responds like the reference server', () => {
  let app: FastifyInstance;
  let nginxPort: number;
  let stop: () => Promise<void>;

  beforeAll(async () => {
    app = await buildTestApp(null, {
      settings: { portalFolder: join(folder, 'dist'), securityContact: CONTACT, config: CONFIG },
    });
    await app.listen({ port: 0, host: '127.0.0.1' });
    nginxPort = await findFreePort({ host: '127.0.0.1', port: 0 });
    await writeFile(join(folder, 'nginx.conf'), nginxConfiguration(nginxPort));
    const child = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr']);
    let output = '';
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    const ended = once(child, 'exit');
    stop = async () => {
      child.kill('SIGTERM');
      await ended;
    };
    // nginx does not report when it listens.
    while (
      await sendRequest(nginxPort, { path: '/' }).then(
        () => false,
        () => true,
      )
    ) {
      if (child.exitCode !== null) throw new Error(`nginx has ended: ${output}`);
      await pause(50);
    }
  });
  afterAll(async () => {
    await stop();
    await closeServingApp(app);
  });

  function nginxConfiguration(port: number): string {
    const lines = print('nginx', '--folder', join(folder, 'dist'), '--security-contact', CONTACT).stdout;
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${join(folder, name)};`,
    );
    return [
      ...['daemon off;', 'master_process off;', `pid ${join(folder, 'nginx.pid')};`, 'events { }', 'http {'],
      ...[
        ...temporary,
        'access_log off;',
        'types { text/html html; text/css css; image/svg+xml svg; text/plain txt;',
      ],
      ...['application/javascript js; application/json json; }', `server { listen 127.0.0.1:${port};`],
      ...[lines, '} }', ''],
    ].join('\n');
  }

  it.each([
    { path: '/' },
    { path: '/user/login' },
    { path: '/user/login', method: 'HEAD' },
    { path: '/app/dashboards/vendas?x=1' },
    { path: '/app/dashboards/2.5' },
    { path: '/app/dashboards/report.js' },
    { path: '/app/dashboards/report.json' },
    { path: '/app/dashboards/a%2Fb%20c' },
    { path: '/healthz' },
    { path: '/readyz' },
    { path: '/robots.txt' },
    { path: '/manifest.webmanifest' },
    { path: '/favicon.ico' },
    { path: '/FAVICON.ico?v=1' },
    { path: '/manifest.json' },
    { path: '/apple-touch-icon.png' },
    { path: '/apple-touch-icon-precomposed.png' },
    { path: '/.env' },
    { path: '/.env?x' },
    { path: '/.git/config' },
    { path: '/%2egit/config' },
    { path: '/.well-known/unknown' },
    { path: '/.well-known/security.txt' },
    { path: '/.well-known/security.txt/' },
    { path: '/foo/.hidden' },
    { path: '/foo/.%2Fx' },
    { path: '/foo/../app/dashboards/x' },
    { path: '/app/../.env' },
    { path: '/app/dashboards/..' },
    { path: '/app/dashboards/%2E/x' },
    { path: '/app/dashboards/.x' },
    { path: '/app/dashboards/...' },
    { path: '/app/dashboards/..%2f' },
    { path: '/app/dashboards/.x/..y' },
    { path: '/x?file=/.env' },
    { path: '/.sw.js', headers: 'service-worker: script\r\n' },
    { path: '/app/dashboards/.sw', headers: 'service-worker: script\r\n' },
    { path: '/index.html' },
    { path: '/csp-hashes.json' },
    { path: '/nginx.conf' },
    { path: '/apis' },
    { path: '/favicon.svg' },
    { path: '/assets/main.0a1b2c.js' },
    { path: '/assets/main.0a1b2c.css' },
    { path: '/assets' },
    { path: '/assets?x' },
    { path: '/assets/' },
    { path: '/assets/gone.js' },
    { path: '/assets/gone' },
    { path: '/assets/..%2findex.html' },
    { path: '/assets/../index.html' },
    { path: '/service-worker.js' },
    { path: '/sw.js?v=3' },
    { path: '/static/js/main.chunk.mjs' },
    { path: '/old', headers: 'sec-fetch-dest: worker\r\n' },
    { path: '/app/old', headers: 'sec-fetch-dest: script\r\n' },
    { path: '/app/dashboards/report.js', headers: 'sec-fetch-dest: document\r\n' },
    { path: '/service-worker.js', headers: 'service-worker: script\r\n' },
    { path: '/app/any/name', headers: 'service-worker: script\r\nsec-fetch-dest: serviceworker\r\n' },
  ])('%j', async (request) => {
    const expected = summarize(await sendRequest(getPort(app), request));
    expect(summarize(await sendRequest(nginxPort, request))).toEqual(expected);
  });

  it('security.txt has the same contact and expires in the future', async () => {
    for (const port of [getPort(app), nginxPort]) {
      const { body } = await sendRequest(port, { path: '/.well-known/security.txt' });
      expect(body).toContain(`Contact: ${CONTACT}\n`);
      expect(Date.parse(/^Expires: (.*)$/m.exec(body)?.[1] ?? '')).toBeGreaterThan(Date.now());
    }
  });

  it('{"path":"/config.json"}', async () => {
    const response = await sendRequest(nginxPort, { path: '/config.json' });
    expect(JSON.parse(response.body)).toEqual(CONFIG);
    const { headers } = summarize(await sendRequest(getPort(app), { path: '/config.json' }));
    expect(summarize(response).headers).toEqual(headers);
  });

  it('a missing config.json is a 404, and never the page', async () => {
    await rm(join(folder, 'dist', 'config.json'));
    const response = summarize(await sendRequest(nginxPort, { path: '/config.json' }));
    expect([response.status, response.kind]).toEqual([404, 'none of the files']);
    await writeFile(join(folder, 'dist', 'config.json'), JSON.stringify(CONFIG));
  });
});
