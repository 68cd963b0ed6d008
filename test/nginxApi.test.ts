// Tests that nginx with the shipped nginx.conf repeats no change, limits each client, and logs no query.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { findFreePort } from '../server/http/listen';
import { errorBody } from '../server/http/httpError';
import { getPort } from './support/backend/socket';
import { eachRow } from './support/eachRow';
import { whyNoNginx, startNginx, type Nginx } from './topology/nginx';
import { makeClient, type Send } from './topology/request';

const reason = whyNoNginx();
if (reason !== null) process.stderr.write(`skipped: ${reason}\n`);
const describeNginx = reason === null ? describe : describe.skip;

/** A proxy in front of nginx on the same machine, as an environment's file names it. */
const PROXIES = 'set_real_ip_from 127.0.0.0/8; real_ip_header X-Forwarded-For; real_ip_recursive on;\n';

type Respond = (request: IncomingMessage, response: ServerResponse) => void;

describeNginx('nginx', () => {
  let folder: string;
  let backends: Server[];
  let received: string[];
  let respond: Respond;
  let nginx: Nginx;
  let client: { send: Send; close: () => void };

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'portaria-nginx-'));
    // The processes of nginx that serve files may run as another user.
    chmodSync(folder, 0o755);
    const portal = join(folder, 'dist');
    mkdirSync(join(portal, 'assets'), { recursive: true });
    writeFileSync(join(portal, 'index.html'), '<!doctype html>');
    writeFileSync(join(portal, 'csp-hashes.json'), '{"scriptHashes":[],"styleHashes":[]}');
    received = [];
    respond = (_request, response) => response.end('{}');
    backends = [0, 1].map(() =>
      createServer((request, response) => {
        void text(request).then(() => {
          received.push(`${request.method ?? ''} ${request.url ?? ''}`);
          respond(request, response);
        });
      }),
    );
    for (const backend of backends) await once(backend.listen(0, '127.0.0.1'), 'listening');
    nginx = await startNginx({
      folder,
      port: await findFreePort({ host: '127.0.0.1', port: 0 }),
      portal,
      replicas: backends.map((backend) => `127.0.0.1:${getPort({ server: backend })}`),
      requests: 1,
      proxies: PROXIES,
    });
    client = makeClient(nginx.address, '127.0.0.1', 250);
  });
  afterEach(async () => {
    client.close();
    await nginx.stop();
    for (const backend of backends) {
      backend.closeAllConnections();
      backend.close();
    }
    rmSync(folder, { recursive: true, maxRetries: 5 });
  });

  const send = (method: string, path: string, address: string) =>
    client.send({
      method,
      path,
      headers: { 'x-forwarded-for': address, 'accept-language': 'en-US', 'content-type': 'application/json' },
      ...(method !== 'GET' && { body: '{"amount":1}' }),
    });

  eachRow([
    ['GET', 2, 200],
    ['POST', 1, 503],
    ['PUT', 1, 503],
    ['DELETE', 1, 503],
    ['PATCH', 1, 503],
  ])('a replica that breaks gets %s %i times in all [specification §7.78]', async (method, times, status) => {
    respond = (request, response) => {
      if (received.length === 1) request.socket.destroy();
      else response.end('{}');
    };
    const response = await send(method, '/api/entries/7', '192.0.2.1');
    expect(received).toEqual(Array.from({ length: times }, () => `${method} /api/entries/7`));
    expect(response.status).toBe(status);
    if (status !== 503) return;
    expect(JSON.parse(response.body.toString())).toEqual(errorBody('en', 503));
    expect(response.headers['retry-after']).toBe('5');
  });

  it('a change that is larger than the buffer arrives whole @long [specification §7.78]', async () => {
    const bodies: number[] = [];
    respond = (request, response) => {
      bodies.push(Number(request.headers['content-length']));
      response.end('{}');
    };
    const body = 'x'.repeat(900_000);
    const { status } = await client.send({ method: 'PUT', path: '/api/company', body });
    expect([status, bodies]).toEqual([200, [900_000]]);
    const tooLarge = await client.send({ method: 'PUT', path: '/api/company', body: 'x'.repeat(1_200_000) });
    expect(tooLarge.status).toBe(413);
  });

  it('limits the requests of a client in words, and of no other client [specification §7.79]', async () => {
    const sendMany = (path: string, address: string) =>
      Promise.all(Array.from({ length: 150 }, () => send('GET', path, address)));
    const responses = await sendMany('/api/session', '192.0.2.1');
    const refused = responses.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(0);
    expect(received).toHaveLength(150 - refused.length);
    expect(JSON.parse(refused[0]?.body.toString() ?? '')).toEqual(errorBody('en', 429));
    expect(refused[0]?.headers['retry-after']).toBe('1');
    const pages = await sendMany('/user/login', '192.0.2.2');
    expect(pages.map(({ status }) => status)).toContain(429);
    expect((await send('GET', '/api/session', '192.0.2.3')).status).toBe(200);
  });

  it('limits the running requests of a client, and of no other client @long [specification §7.79]', async () => {
    await nginx.usePortal(join(folder, 'dist'), 1_000);
    await nginx.reload();
    const waiting: ServerResponse[] = [];
    const all = new Promise<void>((resolve) => {
      respond = (request, response) => {
        if (request.headers['x-forwarded-for'] !== '192.0.2.1') response.end('{}');
        else if (waiting.push(response) === 200) resolve();
      };
    });
    const running = Array.from({ length: 200 }, () => send('GET', '/api/session', '192.0.2.1'));
    await all;
    expect((await send('GET', '/api/session', '192.0.2.1')).status).toBe(429);
    expect((await send('GET', '/api/session', '192.0.2.2')).status).toBe(200);
    for (const response of waiting) response.end('{}');
    expect((await Promise.all(running)).every(({ status }) => status === 200)).toBe(true);
  });

  it('logs the client and the path, and never a query [specification §7.80]', async () => {
    respond = (request) => request.socket.destroy();
    const ids: string[] = [];
    for (const path of ['/api/entries?search=Maria', '/user/login?Maria', '/assets/gone.js?Maria']) {
      const { headers } = await send('GET', path, '192.0.2.1');
      if (path.startsWith('/api/')) ids.push(String(headers['x-request-id']));
    }
    await Promise.all(Array.from({ length: 150 }, () => send('GET', '/api/session?Maria', '192.0.2.1')));
    const [line] = await nginx.readLog(ids);
    expect(line).toMatchObject({ client: '192.0.2.1', path: '/api/entries', status: '503' });
    expect(JSON.stringify(line)).not.toContain('Maria');
    expect(nginx.readErrors()).not.toContain('Maria');
  });
});
