import type { FastifyInstance } from 'fastify';
import { decodeJwt } from 'jose';
import { eachRow } from '../../test/support/eachRow';
import type { Database } from '../database/database';
import { sessions } from '../database/tables';
import { MIN_COST, makePasswords } from './passwords';
import { makeFindUserBySession } from './sessions';
import { addUser, buildTestApp, makeTestClock, signInWith, fetchToken } from '../../test/support/backend/app';
import { DATABASE_START_MS, emptyDatabase, openTestDatabase } from '../../test/support/backend/database';
import { endAllSessions, removeUser, setBlocked, setPasswordHash } from './users';

const LOGIN = '00123';
let database: Database;
let app: FastifyInstance;
let clock: ReturnType<typeof makeTestClock>;

beforeAll(async () => {
  database = await openTestDatabase();
}, DATABASE_START_MS);
afterAll(() => database.close());
beforeEach(async () => {
  await emptyDatabase(database);
  await addUser(database, { login: LOGIN });
  clock = makeTestClock();
  app = await buildTestApp(database, { clock: clock.read });
});
afterEach(() => app.close());

const readStatus = async (token: string, at = app): Promise<number> =>
  (await at.inject({ url: '/api/session', headers: { authorization: `Bearer ${token}` } })).statusCode;

const signOut = (token: string, headers: Record<string, string> = {}, payload?: string) =>
  app.inject({
    method: 'POST',
    url: '/api/session/end',
    headers: { authorization: `Bearer ${token}`, ...headers },
    ...(payload !== undefined && { payload }),
  });

describe('a sign-out [specification §7.18]', () => {
  it('ends its own session, but no other session of the same user', async () => {
    const [own, other] = [await fetchToken(app, LOGIN), await fetchToken(app, LOGIN)];
    const response = await signOut(own);
    expect([response.statusCode, response.body]).toEqual([204, '']);
    expect([await readStatus(own), await readStatus(other)]).toEqual([401, 200]);
    expect((await signOut(own)).statusCode).toBe(401);
  });

  it('applies to another replica on the same database', async () => {
    const token = await fetchToken(app, LOGIN);
    const replica = await buildTestApp(database, { clock: clock.read });
    expect(await readStatus(token, replica)).toBe(200);
    await signOut(token);
    expect(await readStatus(token, replica)).toBe(401);
    await replica.close();
  });

  it.each([
    ['a content type and no body', { 'content-type': 'application/json' }, undefined],
    ['an empty object', { 'content-type': 'application/json' }, '{}'],
  ])('is accepted with %s', async (_what, headers, payload) => {
    const token = await fetchToken(app, LOGIN);
    expect((await signOut(token, headers, payload)).statusCode).toBe(204);
    expect(await readStatus(token)).toBe(401);
  });

  it('from a page of another origin is refused, and the session continues', async () => {
    const token = await fetchToken(app, LOGIN);
    expect((await signOut(token, { cookie: 'XSRF-TOKEN=x' })).statusCode).toBe(403);
    expect(await readStatus(token)).toBe(200);
  });
});

describe('all sessions of a user [specification §7.19]', () => {
  const CHANGES: Record<string, () => Promise<unknown>> = {
    'a block': () => setBlocked(database, LOGIN, true),
    'a block that was lifted again': async () => {
      await setBlocked(database, LOGIN, true);
      await setBlocked(database, LOGIN, false);
    },
    'a new password': () => setPasswordHash(database, LOGIN, 'another hash'),
    'a removal': () => removeUser(database, LOGIN),
    'a removal of a login that was added again': async () => {
      await removeUser(database, LOGIN);
      await addUser(database, { login: LOGIN });
    },
    'the command that ends them': () => endAllSessions(database, LOGIN),
  };

  eachRow(Object.entries(CHANGES), 2)(
    'end with %s, and those of other users do not',
    async (_name, change) => {
      await addUser(database, { login: '777' });
      const tokens = [await fetchToken(app, LOGIN), await fetchToken(app, LOGIN)];
      const other = await fetchToken(app, '777');
      await change();
      for (const token of tokens) expect(await readStatus(token)).toBe(401);
      expect(await readStatus(other)).toBe(200);
    },
  );

  it.each(Object.entries(CHANGES))(
    'include the one of a sign-in that runs during %s',
    async (_name, change) => {
      const passwords = makePasswords(MIN_COST);
      const slow = await buildTestApp(database, {
        clock: clock.read,
        passwords: {
          ...passwords,
          verify: async (password, hash) => {
            const isCorrect = await passwords.verify(password, hash);
            await change();
            return isCorrect;
          },
        },
      });
      const response = await signInWith(slow, { login: LOGIN });
      await slow.close();
      expect(response.json()).toMatchObject({ statusLogin: 1, ds_Token: null });
    },
  );
});

it('a session continues while replicas get a new secret one by one [specification §9.13]', async () => {
  const [old, recent] = ['the old secret, long enough for this', 'the new secret, long enough for this'];
  const replicaWith = (tokenSecret: string, previousTokenSecret: string | null) =>
    buildTestApp(database, { clock: clock.read, settings: { tokenSecret, previousTokenSecret } });
  // Each replica first accepts the new secret, then signs with it, then drops the old one.
  const steps = [
    await replicaWith(old, null),
    await replicaWith(old, recent),
    await replicaWith(recent, old),
    await replicaWith(recent, null),
  ];
  for (const [index, replica] of steps.entries()) {
    const token = await fetchToken(replica, LOGIN);
    const neighbours = steps.slice(Math.max(0, index - 1), index + 2);
    for (const neighbour of neighbours) expect(await readStatus(token, neighbour)).toBe(200);
  }
  for (const replica of steps) await replica.close();
});

it('a later sign-in deletes the rows of expired sessions', async () => {
  await fetchToken(app, LOGIN);
  clock.advance(8 * 3600 * 1000);
  const token = await fetchToken(app, LOGIN);
  expect(await database.queries.select().from(sessions)).toHaveLength(1);
  expect(await readStatus(token)).toBe(200);
});

it('authentication reads the user without the password hash', async () => {
  const sessionId = decodeJwt(await fetchToken(app, LOGIN)).jti ?? '';
  const found = await makeFindUserBySession(database, { demonstration: 'none', clock: clock.read })(
    sessionId,
  );
  expect(Object.keys(found).sort()).toEqual(['dashboard', 'id', 'login', 'name', 'role']);
});
