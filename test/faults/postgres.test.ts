import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import {
  requestSession,
  requestToken,
  startBackend,
  UNAVAILABLE,
  type Backend,
} from '../support/backend/process';
import { readToken } from '../support/backend/app';
import { describeOnPostgres } from '../support/backend/postgres';

const LONG_MS = 10 * 60_000;
const SEED = [
  { login: '52998224725', password: 'portaria-demo', role: 'admin' },
  { login: '00123', password: 'portaria-demo', role: 'editor' },
];

describeOnPostgres('a PostgreSQL server', (server) => {
  let backend: Backend;
  let token: string;

  beforeAll(async () => {
    backend = await startBackend({
      DATABASE_URL: server().url,
      TOKEN_SECRET: 's'.repeat(32),
      SEED_USERS: JSON.stringify(SEED),
    });
    token = readToken((await requestToken(backend.address, '00123')).content);
  }, LONG_MS);
  afterAll(() => backend.end('SIGTERM'), LONG_MS);
  afterEach(() => {
    // An unavailable database is never logged as a fault of the backend.
    expect(backend.output()).not.toContain('"event":"fault"');
  });

  /** Sends several calls of each kind at once. Returns the distinct responses and prints the longest wait in ms. */
  async function callAll(): Promise<unknown[]> {
    const startedAt = performance.now();
    const received = await Promise.all(
      Array.from({ length: 8 }, () => [
        requestToken(backend.address, '00123'),
        requestToken(backend.address, '99999', 'wrong'),
        requestSession(backend.address, token),
      ]).flat(),
    );
    process.stdout.write(`the slowest of 24 responses: ${Math.round(performance.now() - startedAt)} ms\n`);
    return [...new Set(received.map((one) => JSON.stringify(one)))].map((text): unknown => JSON.parse(text));
  }

  async function expectUnavailable(): Promise<void> {
    expect(await callAll()).toEqual([UNAVAILABLE]);
    expect((await fetch(`${backend.address}/readyz`)).status).toBe(503);
    expect((await fetch(`${backend.address}/healthz`)).status).toBe(200);
  }

  /** Waits until the backend recovers without a restart. */
  async function expectRecovery(): Promise<void> {
    while ((await fetch(`${backend.address}/readyz`)).status !== 200) await pause(200);
    expect(await requestSession(backend.address, token)).toMatchObject({ status: 200 });
    expect(await requestToken(backend.address, '00123')).toMatchObject({
      status: 200,
      content: { statusLogin: 0 },
    });
  }

  it(
    'that is stopped causes 503 with a message until it returns',
    async () => {
      await server().stop();
      await expectUnavailable();
      await server().start();
      await expectRecovery();
    },
    LONG_MS,
  );

  it(
    'that is frozen causes 503 with a message until it continues',
    async () => {
      // Opens a connection, which the freeze makes unusable.
      await requestToken(backend.address, '00123');
      server().freeze();
      try {
        await expectUnavailable();
        // By now the backend knows that its connections are dead.
        await expectUnavailable();
      } finally {
        server().thaw();
      }
      await expectRecovery();
    },
    LONG_MS,
  );

  it(
    'that is restarted under load causes only 200 and 503',
    async () => {
      const statuses = new Set<number>();
      let isOver = false;
      const work = async () => {
        while (!isOver) statuses.add((await requestSession(backend.address, token)).status);
      };
      const workers = Array.from({ length: 8 }, work);
      for (let round = 0; round < 3; round += 1) {
        await pause(300);
        await server().stop();
        await server().start();
      }
      isOver = true;
      await Promise.all(workers);
      expect([...statuses].sort()).toEqual([200, 503]);
      await expectRecovery();
    },
    LONG_MS,
  );

  it(
    'that is read-only causes 503 at a sign-in, and sessions still work',
    async () => {
      await server().stop();
      await server().start('default_transaction_read_only=on');
      while ((await fetch(`${backend.address}/readyz`)).status !== 200) await pause(200);
      expect(await requestToken(backend.address, '00123')).toEqual(UNAVAILABLE);
      expect(await requestSession(backend.address, token)).toMatchObject({ status: 200 });
      await server().stop();
      await server().start();
      await expectRecovery();
    },
    LONG_MS,
  );

  it(
    'that has no free connection causes 503 with a message until one is free',
    async () => {
      await server().stop();
      await server().start('max_connections=6', 'superuser_reserved_connections=0', 'max_wal_senders=0');
      const others = await takeAllConnections(server().url);
      expect(others.length).toBeGreaterThan(0);
      await expectUnavailable();
      await Promise.all(others.map((client) => client.end()));
      await expectRecovery();
      await server().stop();
      await server().start();
      await expectRecovery();
    },
    LONG_MS,
  );
});

/** Connects until the server refuses. */
async function takeAllConnections(url: string): Promise<pg.Client[]> {
  const taken: pg.Client[] = [];
  for (;;) {
    const client = new pg.Client(url);
    try {
      await client.connect();
    } catch {
      return taken;
    }
    taken.push(client);
  }
}
