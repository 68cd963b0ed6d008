import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database';
import type { Readiness } from './health';
import { buildTestApp, parseLogLine } from '../../test/support/backend/app';
import { useTestDatabase } from '../../test/support/backend/database';

const database = useTestDatabase();
let app: FastifyInstance | undefined;
let portalFolder: string;
let lines: string[];

beforeAll(async () => {
  portalFolder = await mkdtemp(join(tmpdir(), 'portaria-health-'));
  await writeFile(join(portalFolder, 'index.html'), '<title>Portaria</title>');
  await writeFile(join(portalFolder, 'csp-hashes.json'), '{"scriptHashes":[],"styleHashes":[]}');
});
afterAll(() => rm(portalFolder, { recursive: true }));
beforeEach(() => {
  lines = [];
});
afterEach(() => app?.close());

/** Returns a database with the given probe, and counts the calls of the probe. */
function probedDatabase(probe: () => Promise<void>): { database: Database; count: () => number } {
  let count = 0;
  const counted = () => {
    count += 1;
    return probe();
  };
  return { database: { ...database(), probe: counted }, count: () => count };
}

async function start(
  changes: { database?: Database | null; readiness?: Readiness; probeMs?: number; portal?: boolean } = {},
) {
  const { portal = true, probeMs, readiness } = changes;
  app = await buildTestApp(changes.database === undefined ? database() : changes.database, {
    ...(readiness && { readiness }),
    ...(probeMs !== undefined && { limits: { probeMs } }),
    settings: { logLevel: 'info', ...(portal && { portalFolder }) },
    logStream: { write: (line) => lines.push(line) },
  });
  return app;
}

const readReadiness = async (server: FastifyInstance) => {
  const { statusCode, body } = await server.inject('/readyz');
  return [statusCode, body];
};

describe.each([
  ['with the portal', true],
  ['without the portal', false],
])('%s', (_what, portal) => {
  it.each(['/healthz', '/readyz'])('%s needs no session, sets no cookie and is never cached', async (url) => {
    const server = await start({ portal });
    const response = await server.inject(url);
    expect(response.statusCode).toBe(200);
    expect(response.body).toBe('ok\n');
    expect(response.headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
    });
    expect(response.headers).not.toHaveProperty('set-cookie');
    expect((await server.inject({ method: 'HEAD', url })).statusCode).toBe(200);
  });

  it.each(['/healthz', '/readyz'])('%s allows only GET and has no sub-paths', async (url) => {
    const server = await start({ portal });
    const posted = await server.inject({ method: 'POST', url });
    expect([posted.statusCode, posted.headers['allow']]).toEqual([405, 'GET, HEAD, OPTIONS']);
    const below = await server.inject(`${url}/`);
    expect(below.statusCode).toBe(404);
    expect(below.body).not.toContain('<title>');
  });
});

it('the server is ready as soon as it listens if the API is elsewhere', async () => {
  const readiness: Readiness = { isMigrated: false, isStopping: false };
  const server = await start({ database: null, readiness });
  expect(await readReadiness(server)).toEqual([200, 'ok\n']);
  readiness.isStopping = true;
  expect(await readReadiness(server)).toEqual([503, 'stopping\n']);
});

it('the server is not ready while migrations wait or the process stops, but always alive', async () => {
  const readiness: Readiness = { isMigrated: false, isStopping: false };
  const server = await start({ readiness });
  expect(await readReadiness(server)).toEqual([503, 'migrations\n']);
  readiness.isMigrated = true;
  expect(await readReadiness(server)).toEqual([200, 'ok\n']);
  readiness.isStopping = true;
  expect(await readReadiness(server)).toEqual([503, 'stopping\n']);
  expect((await server.inject('/healthz')).statusCode).toBe(200);
});

it('/readyz names a failing database without details', async () => {
  const unreachable = probedDatabase(() => Promise.reject(new Error('connect ECONNREFUSED 10.0.0.7:5432')));
  const server = await start({ database: unreachable.database });
  expect(await readReadiness(server)).toEqual([503, 'database\n']);
  expect((await server.inject('/healthz')).statusCode).toBe(200);
  expect(unreachable.count()).toBe(1);
});

it('/readyz queries a silent database once for all probes, and is ready when it responds', async () => {
  const waiting: (() => void)[] = [];
  const silent = probedDatabase(() => new Promise<void>((done) => waiting.push(done)));
  const server = await start({ database: silent.database, probeMs: 20 });
  const probes = await Promise.all(Array.from({ length: 50 }, () => readReadiness(server)));
  expect(new Set(probes.map(String))).toEqual(new Set(['503,database\n']));
  expect(await readReadiness(server)).toEqual([503, 'database\n']);
  expect(silent.count()).toBe(1);

  waiting[0]?.();
  // The probe ends in this turn of the event loop. A request in the same turn would share it.
  await new Promise((resolve) => setImmediate(resolve));
  const laterReadiness = readReadiness(server);
  while (waiting.length < 2) await new Promise((resolve) => setImmediate(resolve));
  waiting[1]?.();
  expect(await laterReadiness).toEqual([200, 'ok\n']);
});

it('the API asks to wait until the migrations are done, and the portal is served meanwhile', async () => {
  const readiness: Readiness = { isMigrated: false, isStopping: false };
  const server = await start({ readiness });
  const early = await server.inject('/api/session');
  expect([early.statusCode, early.headers['retry-after']]).toEqual([503, '5']);
  expect((await server.inject('/')).statusCode).toBe(200);
  readiness.isMigrated = true;
  expect((await server.inject('/api/session')).statusCode).toBe(401);
});

it('only the API is shared with another origin', async () => {
  app = await buildTestApp(database(), {
    settings: { portalFolder, corsOrigins: ['https://portal.example'] },
  });
  const headers = { origin: 'https://portal.example', 'access-control-request-method': 'PUT' };
  const readShared = async (url: string, method: 'GET' | 'OPTIONS') => {
    const response = await app?.inject({ method, url, headers });
    return [
      response?.headers['access-control-allow-origin'],
      response?.headers['access-control-allow-methods'],
    ];
  };
  expect(await readShared('/api/session', 'GET')).toEqual(['https://portal.example', undefined]);
  expect(await readShared('/api/company', 'OPTIONS')).toEqual([
    'https://portal.example',
    'GET, HEAD, POST, PUT',
  ]);
  expect(await readShared('/', 'GET')).toEqual([undefined, undefined]);
});

it('the server logs changes of readiness, and not each probe', async () => {
  let isDown = true;
  const flaky = probedDatabase(() => (isDown ? Promise.reject(new Error('down')) : Promise.resolve()));
  const server = await start({ database: flaky.database });
  await Promise.all(Array.from({ length: 20 }, () => readReadiness(server)));
  await readReadiness(server);
  isDown = false;
  await readReadiness(server);
  await readReadiness(server);
  const events = lines.map(parseLogLine).filter(({ event }) => event === 'readiness');
  expect(events.map(({ state }) => state)).toEqual(['database', 'ok']);
});
