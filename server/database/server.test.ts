import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { serve } from '../process/serve';
import {
  addDemonstrationUsers,
  buildTestApp,
  makeTestClock,
  signInWith,
  readToken,
  fetchToken,
} from '../../test/support/backend/app';
import { requestSession, requestToken } from '../../test/support/backend/process';
import { describeOnPostgres } from '../../test/support/backend/postgres';
import { findUserByLogin } from '../auth/users';
import { DASHBOARDS } from '../dashboards/catalogue';
import type { DashboardContext } from '../dashboards/widgets';
import { migrate } from './migrate';
import type { Database } from './database';
import { openServer } from './server';

const MIGRATIONS = resolve('server/database/migrations');
const LONG_MS = 180_000;

describeOnPostgres('a PostgreSQL server', (server) => {
  let database: Database;

  beforeAll(() => {
    database = openServer(server().url);
  });
  afterAll(() => database.close(), LONG_MS);

  it('is migrated once by replicas that start together', async () => {
    const replicas = [openServer(server().url), openServer(server().url), openServer(server().url)];
    const applied = await Promise.all(replicas.map((replica) => migrate(replica, MIGRATIONS)));
    expect(applied.flat().sort()).toEqual(readdirSync(MIGRATIONS).sort());
    expect(await migrate(database, MIGRATIONS)).toEqual([]);
    await Promise.all(replicas.map((replica) => replica.close()));
  });

  it('gives the same responses as the embedded database: sign-in, session, rate limiter', async () => {
    await addDemonstrationUsers(database);
    const clock = makeTestClock();
    const app = await buildTestApp(database, { clock: clock.read });
    const headers = { authorization: `Bearer ${await fetchToken(app, '00123')}` };
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
    'shares limits and sessions between two processes',
    async () => {
      const env = {
        DATABASE_URL: server().url,
        PORT: '0',
        TOKEN_SECRET: 's'.repeat(32),
        LOG_LEVEL: 'silent',
      };
      const [one, other] = [await serve(env, { portal: false }), await serve(env, { portal: false })];
      const token = readToken((await requestToken(one.address, '40404')).content);
      expect(await requestSession(other.address, token)).toMatchObject({ status: 200 });
      const headers = { authorization: `Bearer ${token}` };
      const ended = await fetch(`${one.address}/api/session/end`, { method: 'POST', headers });
      expect(ended.status).toBe(204);
      expect(await requestSession(other.address, token)).toMatchObject({ status: 401 });

      // The network is known, so it has its own count. Both processes add to this count.
      const failures = [];
      for (const serving of [one, other, one, other, one, other, one])
        failures.push((await requestToken(serving.address, '40404', 'wrong')).status);
      expect(failures).toEqual([200, 200, 200, 200, 200, 429, 429]);
      await Promise.all([one.stop(), other.stop()]);
    },
    LONG_MS,
  );

  it(
    'that becomes unavailable causes 503 with a message, and works again after its return',
    async () => {
      const lines: string[] = [];
      const app = await buildTestApp(database, {
        settings: { logLevel: 'error' },
        logStream: { write: (line) => lines.push(line) },
      });
      const headers = { authorization: `Bearer ${await fetchToken(app, '00123')}` };
      await server().stop();
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
      await server().start();
      expect((await app.inject({ url: '/api/session', headers })).statusCode).toBe(200);
      await app.close();
    },
    LONG_MS,
  );

  it('that ends the connection of a dashboard causes 503, and not a widget with a problem', async () => {
    const lines: string[] = [];
    const widget = {
      id: 'ended',
      kind: 'metric',
      title: 'widget.revenue.title' as const,
      compute: async ({ queries }: DashboardContext) => {
        await queries.execute(sql`select pg_terminate_backend(pg_backend_pid())`);
        return null;
      },
      needsNoEntries: true as const,
    };
    const app = await buildTestApp(database, {
      dashboards: { ...DASHBOARDS, default: { ...DASHBOARDS.default, widgets: [widget] } },
      settings: { logLevel: 'error' },
      logStream: { write: (line) => lines.push(line) },
    });
    const headers = { authorization: `Bearer ${await fetchToken(app, '00123')}` };
    expect((await app.inject({ url: '/api/dashboards/default', headers })).statusCode).toBe(503);
    expect(lines.join('')).toContain('database-unavailable');
    expect(lines.join('')).not.toContain('widget-failed');
    await app.close();
  });

  it(
    'that rejects the account causes 503 until it accepts it again',
    async () => {
      const administer = (statement: string) => database.queries.execute(sql.raw(statement));
      await administer('create role visitor superuser login');
      const visitorDatabase = openServer(server().url.replace('portaria@', 'visitor@'));
      const app = await buildTestApp(visitorDatabase);
      const status = async () => (await signInWith(app, { login: '00123' })).statusCode;
      expect(await status()).toBe(200);
      for (const [broken, repaired] of [
        ['alter role visitor nologin', 'alter role visitor login'],
        ['alter role visitor rename to other', 'alter role other rename to visitor'],
        ['alter role visitor nosuperuser', 'alter role visitor superuser'],
      ] as const) {
        await administer(broken);
        await administer(
          `select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and application_name = 'portaria'`,
        );
        expect([broken, await status()]).toEqual([broken, 503]);
        await administer(repaired);
        expect(await status()).toBe(200);
      }
      await app.close();
      await visitorDatabase.close();
      await administer('drop role visitor');
    },
    LONG_MS,
  );

  it(
    'that is unavailable at the start causes 503 until it is there, and gets no demonstration users @long',
    async () => {
      await server().stop();
      const env = {
        DATABASE_URL: server().url,
        PORT: '0',
        TOKEN_SECRET: 's'.repeat(32),
        LOG_LEVEL: 'silent',
      };
      const seed = JSON.stringify([{ login: '888', password: 'p', role: 'admin' }]);
      const serving = await serve({ ...env, SEED_USERS: seed }, { portal: false });
      const signIn = () => signInWith(serving.app, { login: '888', password: 'p' });
      expect((await signIn()).statusCode).toBe(503);
      expect(serving.demonstration).toBe('none');
      await server().start();
      while ((await findUserByLogin(database, '888').catch(() => null)) === null) await pause(100);
      expect((await signIn()).json()).toMatchObject({ statusLogin: 0, cd_Dashboard: null });
      await serving.stop();
    },
    LONG_MS,
  );
});
