import type { FastifyInstance } from 'fastify';
import type { components } from '../../api-spec/schema.gen';
import { eachRow } from '../../test/support/eachRow';
import { MIN_COST, makePasswords, type Passwords } from '../auth/passwords';
import type { QueueOptions } from '../turns/queue';
import { users } from '../database/tables';
import { Refusal } from '../errors/refusal';
import {
  addDemonstrationUsers,
  addUser,
  buildTestApp,
  makeTestClock,
  signInWith,
  fetchToken,
} from '../../test/support/backend/app';
import { emptyDatabase, openTestDatabase, useTestDatabase } from '../../test/support/backend/database';
import { findUserByLogin, removeUser, setBlocked } from '../auth/users';

const database = useTestDatabase();
let app: FastifyInstance;
let clock: ReturnType<typeof makeTestClock>;
let comparisons: number;

beforeEach(async () => {
  await emptyDatabase(database());
  await addDemonstrationUsers(database());
  clock = makeTestClock();
  comparisons = 0;
  const passwords = makePasswords(MIN_COST, { onVerified: () => (comparisons += 1) });
  app = await buildTestApp(database(), { clock: clock.read, passwords });
});
afterEach(() => app.close());

const WRONG = {
  statusLogin: 1,
  ds_Mensagem: 'Login ou senha inválidos.',
  ds_Token: null,
  cd_Dashboard: null,
};

const session = (token: string) =>
  app.inject({ url: '/api/session', headers: { authorization: `Bearer ${token}` } });
const dashboardCodes = async (login: string): Promise<string[]> => {
  const headers = { authorization: `Bearer ${await fetchToken(app, login)}` };
  const body = (await app.inject({ url: '/api/dashboards', headers })).json<{
    dashboards: { code: string }[];
  }>();
  return body.dashboards.map(({ code }) => code);
};

describe('getToken', () => {
  it('accepts a sign-in with a status of 0, token and dashboard code [specification §3]', async () => {
    const response = await signInWith(app, { login: '52998224725' });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({
      statusLogin: 0,
      ds_Mensagem: null,
      ds_Token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/) as unknown,
      cd_Dashboard: 'vendas',
    });
    expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(response.headers['cache-control']).toBe('no-store');
  });

  it('returns a null dashboard code for a user without one, which means the default [specification §2]', async () => {
    expect((await signInWith(app, { login: '40404' })).json()).toMatchObject({
      statusLogin: 0,
      cd_Dashboard: null,
    });
  });

  it('distinguishes logins by leading zeros [specification §3.1]', async () => {
    expect((await signInWith(app, { login: '00123' })).json()).toMatchObject({
      statusLogin: 0,
      cd_Dashboard: 'financeiro',
    });
    expect((await signInWith(app, { login: '123' })).json()).toEqual(WRONG);
  });

  it('gives an unknown login, a wrong password and a blocked user the same response after the same work', async () => {
    for (const credentials of [
      { login: '99999', password: 'portaria-demo' },
      { login: '52998224725', password: 'wrong' },
      { login: '50505', password: 'wrong' },
    ]) {
      const comparisonsBefore = comparisons;
      const response = await signInWith(app, credentials);
      expect([response.statusCode, response.json()]).toEqual([200, WRONG]);
      expect(comparisons - comparisonsBefore).toBe(1);
    }
  });

  it('reports a block only for the right password, with statusLogin 2', async () => {
    expect((await signInWith(app, { login: '50505' })).json()).toEqual({
      statusLogin: 2,
      ds_Mensagem: 'Usuário bloqueado. Procure o administrador.',
      ds_Token: null,
      cd_Dashboard: null,
    });
  });

  it.each([
    ['spaces at the ends', '  senha  ', 'senha'],
    ['64 characters and one more', 'x'.repeat(64), 'x'.repeat(65)],
    ['1024 characters', 'ç'.repeat(1024), 'ç'.repeat(1023)],
    ['a NUL character', 'senha\u0000', 'senha'],
  ])('compares a password with %s exactly', async (_what, password, almost) => {
    await addUser(database(), { login: '7', password });
    expect((await signInWith(app, { login: '7', password: almost })).json()).toEqual(WRONG);
    expect((await signInWith(app, { login: '7', password })).json()).toMatchObject({ statusLogin: 0 });
  });

  it('gives a new token at each sign-in', async () => {
    expect(await fetchToken(app, '52998224725')).not.toBe(await fetchToken(app, '52998224725'));
  });

  it('replaces a hash that was made with other parameters', async () => {
    const stronger = makePasswords({ ...MIN_COST, passes: 3 });
    const other = await buildTestApp(database(), { passwords: stronger });
    expect((await signInWith(other, { login: '52998224725' })).json()).toMatchObject({ statusLogin: 0 });
    const storedHash = (await findUserByLogin(database(), '52998224725'))?.passwordHash;
    expect(storedHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=3,p=1\$/);
    expect((await signInWith(other, { login: '52998224725' })).json()).toMatchObject({ statusLogin: 0 });
    expect((await findUserByLogin(database(), '52998224725'))?.passwordHash).toBe(storedHash);
    await other.close();
  });

  it('makes a new hash only when no sign-in is waiting, and waits half a second for that', async () => {
    const outdated = makePasswords({ ...MIN_COST, passes: 3 });
    const queueOptions: Record<string, QueueOptions> = {};
    const passwords: Passwords = {
      ...outdated,
      verify: (password, hash, options) => {
        if (options) queueOptions['verify'] = options;
        return outdated.verify(password, hash, options);
      },
      hash: (password, options) => {
        if (options) queueOptions['hash'] = { ...options, latest: options.latest - performance.now() };
        return outdated.hash(password, options);
      },
    };
    const other = await buildTestApp(database(), { passwords });
    expect((await signInWith(other, { login: '52998224725' })).json()).toMatchObject({ statusLogin: 0 });
    // Up to 100 attempts of one address lower the priority of the next sign-in.
    expect(queueOptions['hash']?.priority).toBeLessThan((queueOptions['verify']?.priority ?? 0) - 100);
    expect(queueOptions['hash']?.latest).toBeGreaterThan(0);
    expect(queueOptions['hash']?.latest).toBeLessThanOrEqual(500);
    await other.close();
  });

  it.each([
    ['signs in with the old hash while too many new ones are made', new Refusal('busy'), 200],
    ['fails if a new hash cannot be made at all', new Error('no memory'), 500],
  ])('%s', async (_what, reason, status) => {
    const stronger = makePasswords({ ...MIN_COST, passes: 3 });
    const other = await buildTestApp(database(), {
      passwords: { ...stronger, hash: () => Promise.reject(reason) },
    });
    const storedHash = (await findUserByLogin(database(), '52998224725'))?.passwordHash;
    expect((await signInWith(other, { login: '52998224725' })).statusCode).toBe(status);
    expect((await findUserByLogin(database(), '52998224725'))?.passwordHash).toBe(storedHash);
    await other.close();
  });
});

describe('session', () => {
  it('returns the signed-in user and the expiry', async () => {
    const response = await session(await fetchToken(app, '00123'));
    const { operations, ...facts } = response.json<components['schemas']['Session']>();
    expect(facts).toEqual({
      login: '00123',
      name: 'Bruno Lima',
      role: 'editor',
      expiresAt: '2026-11-20T20:00:00.000Z',
      id: (await findUserByLogin(database(), '00123'))?.id,
      canChangePassword: true,
      idempotencyKey: true,
      companyName: '',
      hasLetterhead: false,
    });
    expect(operations).toEqual(expect.arrayContaining(['getSession', 'addEntry']));
  });

  it.each([
    ['administrator', '52998224725', true],
    ['editor', '00123', false],
  ])('of an %s names the operations of the role [specification §7.64]', async (_role, login, mayChange) => {
    const response = await session(await fetchToken(app, login));
    const { operations = [] } = response.json<components['schemas']['Session']>();
    expect(operations).toContain('addEntry');
    expect(operations.includes('changeCompany')).toBe(mayChange);
  });

  it('ends at its expiry and not before', async () => {
    const token = await fetchToken(app, '00123');
    clock.advance(8 * 3600 * 1000 - 1000);
    expect((await session(token)).statusCode).toBe(200);
    clock.advance(1000);
    expect((await session(token)).statusCode).toBe(401);
  });

  it.each([
    ['blocked', () => setBlocked(database(), '00123', true), { reason: 'user-blocked' }],
    ['removed', () => removeUser(database(), '00123'), {}],
  ])('ends for a user who was %s since', async (_what, change, reason) => {
    const token = await fetchToken(app, '00123');
    await change();
    const response = await session(token);
    expect([response.statusCode, response.json()]).toEqual([
      401,
      { message: 'Entre de novo: a sessão não existe ou expirou.', ...reason },
    ]);
    expect(response.headers['www-authenticate']).toBe('Bearer');
  });

  it.each([
    '',
    'Bearer',
    'Bearer null',
    'Bearer a.b.c',
    'Basic YTpi',
    'Bearer ..',
    `Bearer ${'x.'.repeat(50)}`,
  ])('rejects %p in place of a token', async (authorization) => {
    const response = await app.inject({ url: '/api/session', headers: { authorization } });
    expect(response.statusCode).toBe(401);
  });
});

describe('a user of a demonstration that is', () => {
  beforeEach(() => database().queries.update(users).set({ isDemonstration: true }));

  it.each([
    ['offered', 0, 200],
    ['withheld', 1, 401],
    ['none', 1, 401],
  ] as const)(
    '%s: a sign-in gets the status %i, and an older session gets %i',
    async (demonstration, statusLogin, statusCode) => {
      const offering = await buildTestApp(database(), { settings: { demonstration: 'offered' } });
      const authorization = `Bearer ${await fetchToken(offering, '12345')}`;
      await offering.close();
      const restarted = await buildTestApp(database(), { settings: { demonstration } });
      expect((await signInWith(restarted, { login: '12345' })).json()).toMatchObject({ statusLogin });
      const response = await restarted.inject({ url: '/api/session', headers: { authorization } });
      expect(response.statusCode).toBe(statusCode);
      await restarted.close();
    },
  );
});

describe('a failure of the server is no refusal', () => {
  it('while the database is unavailable, sign-ins and sessions get a 503', async () => {
    const failing = await openTestDatabase();
    const other = await buildTestApp(failing);
    await addUser(failing, { login: '7' });
    const authorization = `Bearer ${await fetchToken(other, '7')}`;
    await failing.close();
    const responses = [
      await signInWith(other, { login: '7' }),
      await other.inject({ url: '/api/session', headers: { authorization } }),
    ];
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([503, 503]);
    await other.close();
  });

  it('after an internal error while the token is verified, a session gets a 500', async () => {
    const authorization = `Bearer ${await fetchToken(app, '12345')}`;
    const other = await buildTestApp(database(), {
      clock: () => {
        throw new RangeError('no clock');
      },
    });
    const response = await other.inject({ url: '/api/session', headers: { authorization } });
    expect(response.statusCode).toBe(500);
    await other.close();
  });
});

describe('the Authorization header with a valid token', () => {
  eachRow(
    [
      ['bearer <token>', 200],
      ['BEARER   <token>', 200],
      ['<token>', 401],
      ['xBearer <token>', 401],
      ['Bearer<token>', 401],
      ['Bearer <token> x', 401],
      ['Bearer <token>, Bearer <token>', 401],
      ['Bearer x.<token>', 401],
    ],
    2,
  )('%s gets %i', async (form, status) => {
    const authorization = form.replaceAll('<token>', await fetchToken(app, '52998224725'));
    expect((await app.inject({ url: '/api/session', headers: { authorization } })).statusCode).toBe(status);
  });
});

describe('dashboards', () => {
  it('lists all three for an administrator, in the order of the menu', async () => {
    const headers = { authorization: `Bearer ${await fetchToken(app, '52998224725')}` };
    expect((await app.inject({ url: '/api/dashboards', headers })).json()).toEqual({
      dashboards: [
        { code: 'default', title: 'Visão geral', icon: 'layout-dashboard', followsPeriod: false },
        { code: 'vendas', title: 'Vendas', icon: 'trending-up', followsPeriod: true },
        { code: 'financeiro', title: 'Financeiro', icon: 'wallet', followsPeriod: true },
      ],
    });
  });

  it('lists two for an editor, and a third if it is the user’s own dashboard [specification §6.3]', async () => {
    expect(await dashboardCodes('12345')).toEqual(['default', 'vendas']);
    expect(await dashboardCodes('00123')).toEqual(['default', 'vendas', 'financeiro']);
  });

  it('require a session', async () => {
    expect((await app.inject({ url: '/api/dashboards' })).statusCode).toBe(401);
  });
});
