import { EventEmitter, once } from 'node:events';
import type { FastifyInstance } from 'fastify';
import { MIN_COST, makePasswords, type Passwords } from '../auth/passwords';
import { endAllSessions, findUserByLogin, removeUser, setBlocked } from '../auth/users';
import { Refusal } from '../errors/refusal';
import { makeMetrics } from '../monitoring/metrics';
import {
  addUser,
  buildTestApp,
  fetchToken,
  makeTestClock,
  parseLogLine,
  readToken,
  signInWith,
} from '../../test/support/backend/app';
import { emptyDatabase, useTestDatabase } from '../../test/support/backend/database';

const LOGIN = '52998224725';
const OLD = 'portaria-demo';
const NEW = 'uma senha nova';

const database = useTestDatabase();
const PASSWORDS = makePasswords(MIN_COST);
let clock: ReturnType<typeof makeTestClock>;
let app: FastifyInstance;
let token: string;
let lines: string[];
let metrics: ReturnType<typeof makeMetrics>;

/** Builds an app on the same database, as another replica. `metrics` are those of the newest one. */
const build = (passwords: Passwords = PASSWORDS) => {
  metrics = makeMetrics();
  return buildTestApp(database(), {
    clock: clock.read,
    metrics,
    passwords,
    settings: { logLevel: 'info' },
    logStream: { write: (line) => lines.push(line) },
  });
};

beforeEach(async () => {
  await emptyDatabase(database());
  await addUser(database(), { login: LOGIN });
  clock = makeTestClock();
  lines = [];
  app = await build();
  token = await fetchToken(app, LOGIN);
});
afterEach(() => app.close());

type Body = { currentPassword?: unknown; newPassword?: unknown };
type Options = { at?: FastifyInstance; headers?: Record<string, string> };

const change = (body: Body = {}, { at = app, headers = {} }: Options = {}) =>
  at.inject({
    method: 'POST',
    url: '/api/account/password',
    headers: { authorization: `Bearer ${token}`, ...headers },
    payload: { currentPassword: OLD, newPassword: NEW, ...body },
  });

const sessionStatus = async (bearer: string, at = app): Promise<number> =>
  (await at.inject({ url: '/api/session', headers: { authorization: `Bearer ${bearer}` } })).statusCode;

const isAccepted = async (password: string): Promise<boolean> => {
  const response = await signInWith(app, { login: LOGIN, password });
  return response.json<{ statusLogin: number }>().statusLogin === 0;
};

const changeEvents = () => lines.map(parseLogLine).filter(({ event }) => event === 'password-change');
const countChanges = async (outcome: string): Promise<number> => {
  const { values } = await metrics.passwordChanges.get();
  return values.find(({ labels }) => labels['outcome'] === outcome)?.value ?? 0;
};

describe('a change of the own password [specification §7.21]', () => {
  it('replaces the password', async () => {
    const response = await change();
    expect([response.statusCode, response.body]).toEqual([204, '']);
    expect(response.headers['cache-control']).toBe('no-store');
    expect([await isAccepted(OLD), await isAccepted(NEW)]).toEqual([false, true]);
  });

  it('stores a hash of the present cost', async () => {
    await change();
    const storedHash = (await findUserByLogin(database(), LOGIN))?.passwordHash ?? '';
    expect(PASSWORDS.isOutdated(storedHash)).toBe(false);
  });

  it('ends the other sessions of the user, also at other replicas, and keeps its own', async () => {
    const otherTokens = [await fetchToken(app, LOGIN), await fetchToken(app, LOGIN)];
    const replica = await build();
    expect((await change()).statusCode).toBe(204);
    for (const at of [app, replica]) {
      expect(await Promise.all(otherTokens.map((other) => sessionStatus(other, at)))).toEqual([401, 401]);
      expect(await sessionStatus(token, at)).toBe(200);
    }
    await replica.close();
  });

  it('ends no session of another user', async () => {
    await addUser(database(), { login: '00123' });
    const otherToken = await fetchToken(app, '00123');
    await change();
    expect(await sessionStatus(otherToken)).toBe(200);
  });

  it('can be repeated with the same session', async () => {
    await change();
    const secondChange = await change({ currentPassword: NEW, newPassword: OLD });
    expect(secondChange.statusCode).toBe(204);
    expect([await isAccepted(OLD), await isAccepted(NEW)]).toEqual([true, false]);
  });

  it('leaves a sign-in that is still verifying the old password without a session', async () => {
    const signal = new EventEmitter();
    const verification = once(signal, 'verified');
    const passwordChange = once(signal, 'changed');
    const replica = await build({
      ...PASSWORDS,
      verify: async (...parameters) => {
        const isCorrect = await PASSWORDS.verify(...parameters);
        signal.emit('verified');
        await passwordChange;
        return isCorrect;
      },
    });
    const response = signInWith(replica, { login: LOGIN });
    await verification;
    await change();
    signal.emit('changed');
    expect((await response).json()).toMatchObject({ statusLogin: 1 });
    await replica.close();
  });
});

describe('the two passwords', () => {
  it.each([
    ['pt-BR', 'A senha atual não confere.'],
    ['en-US', 'The current password is wrong.'],
    ['es-ES', 'La contraseña actual no es correcta.'],
  ])('a wrong current password is refused in %s, and the session continues', async (language, message) => {
    const headers = { 'accept-language': language };
    const response = await change({ currentPassword: 'outra senha' }, { headers });
    expect([response.statusCode, response.json()]).toEqual([422, { message, reason: 'wrong-password' }]);
    expect(response.headers['content-language']).toBe(language.replace(/-(?!BR).*/, ''));
    expect(response.headers['www-authenticate']).toBeUndefined();
    expect(await sessionStatus(token)).toBe(200);
    expect([await isAccepted(OLD), await isAccepted(NEW)]).toEqual([true, false]);
  });

  it.each([
    ['pt-BR', 'A nova senha precisa ser diferente da atual.'],
    ['en-US', 'The new password must be different from the current one.'],
    ['es-ES', 'La nueva contraseña debe ser distinta de la actual.'],
  ])('a new password that equals the current one is refused in %s', async (language, message) => {
    const otherToken = await fetchToken(app, LOGIN);
    const response = await change({ newPassword: OLD }, { headers: { 'accept-language': language } });
    expect([response.statusCode, response.json()]).toEqual([422, { message, reason: 'not-accepted' }]);
    expect(await sessionStatus(otherToken)).toBe(200);
  });

  it.each([
    ['7 characters', 'senha-7'],
    ['7 characters of two UTF-16 units', '🔑'.repeat(7)],
    ['1025 characters', 'x'.repeat(1025)],
    ['another type', 12345678],
    ['nothing', undefined],
  ])('a new password with %s is refused', async (_what, newPassword) => {
    expect((await change({ newPassword })).statusCode).toBe(400);
    expect(await isAccepted(OLD)).toBe(true);
  });

  it.each([
    ['8 characters', 'senha-08'],
    ['8 characters of two UTF-16 units', '🔑'.repeat(8)],
    ['1024 characters', 'ç'.repeat(1024)],
    ['1024 control characters', '\u0001'.repeat(1024)],
    ['spaces at the ends', '  senha  '],
  ])('a new password with %s is accepted exactly', async (_what, newPassword) => {
    expect((await change({ newPassword })).statusCode).toBe(204);
    expect([await isAccepted(newPassword), await isAccepted(newPassword.slice(1))]).toEqual([true, false]);
  });

  it.each([
    ['empty', ''],
    ['too long', 'x'.repeat(1025)],
    ['of another type', null],
    ['missing', undefined],
  ])('a current password that is %s is refused', async (_what, currentPassword) => {
    expect((await change({ currentPassword })).statusCode).toBe(400);
  });

  it('a short current password is still compared, because older ones may be short', async () => {
    await addUser(database(), { login: LOGIN, password: 'abc' });
    expect((await change({ currentPassword: 'abc' })).statusCode).toBe(204);
  });
});

describe('who may change a password', () => {
  it('a request without a token is refused', async () => {
    const payload = { currentPassword: OLD, newPassword: NEW };
    const response = await app.inject({ method: 'POST', url: '/api/account/password', payload });
    expect(response.statusCode).toBe(401);
    expect(await isAccepted(OLD)).toBe(true);
  });

  it('a request with an ended session is refused', async () => {
    await endAllSessions(database(), LOGIN);
    expect((await change()).statusCode).toBe(401);
    expect(await isAccepted(OLD)).toBe(true);
  });

  it('a request from a page of another origin is refused', async () => {
    expect((await change({}, { headers: { cookie: 'XSRF-TOKEN=x' } })).statusCode).toBe(403);
    expect(await isAccepted(OLD)).toBe(true);
  });

  it('only a POST with JSON is accepted', async () => {
    const headers = { authorization: `Bearer ${token}` };
    const url = '/api/account/password';
    expect((await app.inject({ url, headers })).statusCode).toBe(405);
    const form = { ...headers, 'content-type': 'application/x-www-form-urlencoded' };
    const posted = await app.inject({ method: 'POST', url, headers: form, payload: 'currentPassword=x' });
    expect(posted.statusCode).toBe(415);
  });
});

describe('a user who is changed during the request', () => {
  /** Sends a change. `meanwhile` runs after the current password has been verified. */
  async function changeDuring(meanwhile: () => Promise<unknown>) {
    const replica = await build({
      ...PASSWORDS,
      verify: async (...parameters) => {
        const isCorrect = await PASSWORDS.verify(...parameters);
        await meanwhile();
        return isCorrect;
      },
    });
    const response = await change({}, { at: replica });
    await replica.close();
    return response;
  }

  it.each([
    ['blocked', () => setBlocked(database(), LOGIN, true)],
    ['removed', () => removeUser(database(), LOGIN)],
    ['signed out everywhere', () => endAllSessions(database(), LOGIN)],
  ])('and %s keeps the password, and the session has ended', async (_what, meanwhile) => {
    const userBefore = await findUserByLogin(database(), LOGIN);
    expect((await changeDuring(meanwhile)).statusCode).toBe(401);
    const userAfter = await findUserByLogin(database(), LOGIN);
    // A removed user has no hash.
    expect([undefined, userBefore?.passwordHash]).toContain(userAfter?.passwordHash);
  });

  it('by the same session at another replica keeps the first new password', async () => {
    const response = await changeDuring(() => change({ newPassword: 'a senha da outra aba' }));
    expect([response.statusCode, response.json()]).toMatchObject([422, { reason: 'wrong-password' }]);
    expect([await isAccepted('a senha da outra aba'), await isAccepted(NEW)]).toEqual([true, false]);
    expect(await countChanges('overtaken')).toBe(1);
    expect(await sessionStatus(token)).toBe(200);
  });
});

describe('the rate limit [specification §7.21]', () => {
  const fail = (times: number) =>
    Promise.all(Array.from({ length: times }, () => change({ currentPassword: 'outra senha' })));

  it('delays the sixth attempt, also with the correct password, and reports the wait', async () => {
    for (let i = 0; i < 5; i += 1) expect((await fail(1))[0]?.statusCode).toBe(422);
    const response = await change();
    expect([response.statusCode, response.headers['retry-after']]).toEqual([429, '1']);
    expect(response.json()).toEqual({ message: 'Muitas tentativas. Aguarde um pouco e tente de novo.' });
    expect(await sessionStatus(token)).toBe(200);
    clock.advance(1_000);
    expect((await change()).statusCode).toBe(204);
  });

  it('counts together with the sign-ins of the same login', async () => {
    for (let i = 0; i < 5; i += 1) await signInWith(app, { login: LOGIN, password: 'outra senha' });
    expect((await change()).statusCode).toBe(429);
    clock.advance(1_000);
    await fail(1);
    expect((await signInWith(app, { login: LOGIN })).statusCode).toBe(429);
  });

  it('counts from the beginning after a success', async () => {
    for (let i = 0; i < 4; i += 1) await fail(1);
    await change();
    expect((await change({ currentPassword: 'outra senha', newPassword: OLD })).statusCode).toBe(422);
    expect((await change({ currentPassword: NEW, newPassword: OLD })).statusCode).toBe(204);
  });

  it('does not count a new password that equals the current one, which is not compared', async () => {
    for (let i = 0; i < 6; i += 1) await change({ currentPassword: NEW, newPassword: NEW });
    expect((await change()).statusCode).toBe(204);
  });
});

describe('log and metrics of a change', () => {
  it('record user, outcome and address, and no password', async () => {
    const user = (await findUserByLogin(database(), LOGIN))?.id;
    await change({ currentPassword: 'outra senha' });
    await change({ newPassword: OLD });
    await change();
    const expected = ['wrong-password', 'not-accepted', 'changed'];
    expect(changeEvents()).toMatchObject(
      expected.map((outcome) => ({
        outcome,
        user,
        address: '127.0.0.1',
        requestId: expect.any(String) as unknown,
      })),
    );
    expect(await Promise.all(expected.map(countChanges))).toEqual([1, 1, 1]);
    for (const secret of [OLD, NEW, 'outra senha', token, LOGIN]) expect(lines.join()).not.toContain(secret);
  });

  it('record a throttled attempt with its limit', async () => {
    for (let i = 0; i < 6; i += 1) await change({ currentPassword: 'outra senha' });
    expect(changeEvents().at(-1)).toMatchObject({ outcome: 'throttled', limit: 'login', status: 429 });
    expect(await countChanges('throttled')).toBe(1);
  });

  it.each([
    ['the password check', { verify: () => Promise.reject(new Refusal('busy')) }],
    ['the new hash', { hash: () => Promise.reject(new Refusal('busy')) }],
  ])('record an attempt without room for %s, which changes nothing', async (_what, parts) => {
    const busy = await build({ ...PASSWORDS, ...parts });
    const response = await change({}, { at: busy });
    expect([response.statusCode, response.json()]).toMatchObject([503, { reason: 'busy' }]);
    expect(changeEvents()).toMatchObject([{ outcome: 'shed', status: 503 }]);
    expect(await countChanges('shed')).toBe(1);
    expect(await isAccepted(OLD)).toBe(true);
    await busy.close();
  });

  it.each<[string, Partial<Passwords>]>([
    ['to hash', { hash: () => Promise.reject(new Error('no memory')) }],
    // PostgreSQL refuses this character.
    ['to store the hash', { hash: () => Promise.resolve('a\0b') }],
  ])('record no outcome for a failure %s, which keeps the password', async (_what, parts) => {
    const broken = await build({ ...PASSWORDS, ...parts });
    expect((await change({}, { at: broken })).statusCode).toBe(500);
    expect(changeEvents()).toEqual([]);
    expect((await metrics.passwordChanges.get()).values).toEqual([]);
    expect(await isAccepted(OLD)).toBe(true);
    await broken.close();
  });
});

it('the session has an id of the person that is neither the login nor the same for two persons [specification §7.9]', async () => {
  await addUser(database(), { login: '00123' });
  const readSession = async (bearer: string) => {
    const headers = { authorization: `Bearer ${bearer}` };
    return (await app.inject({ url: '/api/session', headers })).json<Record<string, unknown>>();
  };
  const [ownSession, otherSession] = [
    await readSession(token),
    await readSession(await fetchToken(app, '00123')),
  ];
  const laterSession = await readSession(readToken((await signInWith(app, { login: LOGIN })).json()));
  expect(ownSession['id']).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  expect(laterSession['id']).toBe(ownSession['id']);
  expect(otherSession['id']).not.toBe(ownSession['id']);
  expect(ownSession['canChangePassword']).toBe(true);
});
