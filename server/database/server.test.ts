import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { serve } from '../process';
import { addDemonstrationUsers, buildTestApp, makeTestClock, signInWith, tokenOf } from '../testing/app';
import { findPostgres, makeTestServer, type TestServer } from '../testing/postgres';
import { findUserByLogin } from '../users';
import { migrate, NewerDatabase } from './migrate';
import { openEmbedded, openServer, type Database } from './open';

const MIGRATIONS = resolve('server/database/migrations');
const LONG_MS = 180_000;

const found = findPostgres();
const where = 'reason' in found ? describe.skip : describe;
const title = 'reason' in found ? `a PostgreSQL server (skipped: ${found.reason})` : 'a PostgreSQL server';

where(title, () => {
  let server: TestServer;
  let database: Database;

  beforeAll(async () => {
    if ('reason' in found) return;
    server = await makeTestServer(found);
    await server.start();
    database = openServer(server.url);
  }, LONG_MS);
  afterAll(async () => {
    await database.close();
    await server.remove();
  }, LONG_MS);

  it('is migrated once by replicas that start together', async () => {
    const replicas = [openServer(server.url), openServer(server.url), openServer(server.url)];
    const applied = await Promise.all(replicas.map((replica) => migrate(replica, MIGRATIONS)));
    expect(applied.flat().sort()).toEqual(['001-users.sql', '002-throttle.sql', '003-sessions.sql']);
    expect(await migrate(database, MIGRATIONS)).toEqual([]);
    await Promise.all(replicas.map((replica) => replica.close()));
  });

  it('gives the same answers as the embedded one: sign-in, session, throttle', async () => {
    await addDemonstrationUsers(database);
    const clock = makeTestClock();
    const app = await buildTestApp(database, { clock: clock.read });
    const headers = { authorization: `Bearer ${await tokenOf(app, '00123')}` };
    expect((await app.inject({ url: '/api/session', headers })).json()).toMatchObject({
      login: '00123',
      role: 'editor',
    });
    const codes: number[] = [];
    for (let i = 0; i < 6; i += 1)
      codes.push((await signInWith(app, { login: '12345', password: 'x' })).statusCode);
    expect(codes).toEqual([200, 200, 200, 200, 200, 429]);
    clock.advance(1000);
    expect((await signInWith(app, { login: '12345' })).json()).toMatchObject({ statusLogin: 0 });
    await app.close();
  });

  it(
    'that goes away while serving makes 503 in words, and all is well when it is back',
    async () => {
      const lines: string[] = [];
      const app = await buildTestApp(database, {
        settings: { logLevel: 'error' },
        logStream: { write: (line) => lines.push(line) },
      });
      const headers = { authorization: `Bearer ${await tokenOf(app, '00123')}` };
      await server.stop();
      for (const response of [
        await signInWith(app, { login: '00123' }),
        await app.inject({ url: '/api/session', headers }),
      ]) {
        expect([response.statusCode, response.json()]).toEqual([
          503,
          { message: 'O serviço está indisponível no momento. Tente de novo em instantes.' },
        ]);
        expect(response.headers['retry-after']).toBe('5');
      }
      expect(lines.join('')).toContain('database-unavailable');
      expect(lines.join('')).not.toContain('00123');
      await server.start();
      expect((await app.inject({ url: '/api/session', headers })).statusCode).toBe(200);
      await app.close();
    },
    LONG_MS,
  );

  it(
    'that is away at the start is waited for while calls get 503, and gets no demonstration people',
    async () => {
      await server.stop();
      const env = { DATABASE_URL: server.url, PORT: '0', TOKEN_SECRET: 's'.repeat(32), LOG_LEVEL: 'silent' };
      const seed = JSON.stringify([{ login: '888', password: 'p', role: 'admin' }]);
      const serving = await serve({ ...env, SEED_USERS: seed }, { portal: false });
      const signIn = () => signInWith(serving.app, { login: '888', password: 'p' });
      expect((await signIn()).statusCode).toBe(503);
      expect(serving.demonstration).toBe('none');
      await server.start();
      while ((await findUserByLogin(database, '888').catch(() => null)) === null) await pause(100);
      expect((await signIn()).json()).toMatchObject({ statusLogin: 0, cd_Dashboard: null });
      await serving.stop();
    },
    LONG_MS,
  );
});

describe('migrations', () => {
  it(
    'refuse a database that a newer release has written',
    async () => {
      const embedded = await openEmbedded();
      await migrate(embedded, MIGRATIONS);
      await embedded.inTransaction((run) =>
        run(`insert into applied_migrations (name) values ('999-later.sql')`),
      );
      await expect(migrate(embedded, MIGRATIONS)).rejects.toThrow(NewerDatabase);
      await embedded.close();
    },
    LONG_MS,
  );
});
