import { once } from 'node:events';
import { connect } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { eq } from 'drizzle-orm';
import { sessions, users } from './database/tables';
import { MIN_COST, makePasswords } from './auth/passwords';
import {
  addUser,
  buildTestApp,
  parseLogLine,
  makeTestClock,
  signInWith,
  readToken,
  fetchToken,
} from '../test/support/backend/app';
import { emptyDatabase, useTestDatabase } from '../test/support/backend/database';
import { getPort, sendRaw } from '../test/support/backend/socket';
import { endAllSessions, findUserByLogin, removeUser, setBlocked } from './auth/users';

// The log contains what the analysis of an incident needs, and no secret.

const LOGIN = '52998224725';
const PASSWORD = 'portaria-demo';
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const database = useTestDatabase();
const clock = makeTestClock();
let app: FastifyInstance;
let lines: string[];
const events = () => lines.map(parseLogLine).filter(({ event }) => event !== undefined);

beforeEach(async () => {
  lines = [];
  await emptyDatabase(database());
  await addUser(database(), { login: LOGIN });
  app = await buildTestApp(database(), {
    clock: clock.read,
    settings: { logLevel: 'debug', trustedProxies: ['10.0.0.7'] },
    logStream: { write: (line) => lines.push(line) },
  });
});
afterEach(() => app.close());

describe('a client that disconnects during its request is logged', () => {
  it.each([
    ['by a reset', 'resetAndDestroy'],
    ['by closing', 'destroy'],
  ] as const)('%s is no failure of the database', async (_what, leave) => {
    await app.listen({ port: 0, host: '127.0.0.1' });
    const socket = connect(getPort(app), '127.0.0.1');
    await once(socket, 'connect');
    const head = ['POST /api/authorization/getToken HTTP/1.1', 'host: h', 'content-type: application/json'];
    const served = once(app.server, 'request');
    socket.write(`${[...head, 'content-length: 100'].join('\r\n')}\r\n\r\n{"ds_Login":`);
    await served;
    socket[leave]();
    while (events().length === 0) await new Promise((resolve) => setImmediate(resolve));
    expect(events()).toMatchObject([{ event: 'client-gone' }]);
  });
});

describe('the id of a request', () => {
  const fetchRequestId = async (
    headers: Record<string, string> = {},
    remoteAddress = '10.0.0.7',
    url = '/api/session',
  ) => {
    const response = await app.inject({ url, headers, remoteAddress });
    return response.headers['x-request-id'];
  };

  it('is in every response and log line of the request, and is unique', async () => {
    const ids = new Set<unknown>();
    for (const url of [
      '/api/session',
      '/api/nowhere',
      '/healthz',
      '/',
      '/%E0%A4%A',
      '/api/authorization/getToken',
    ]) {
      const id = await fetchRequestId({}, '192.0.2.1', url);
      expect(id).toMatch(ID);
      ids.add(id);
    }
    const signedIn = await signInWith(app, { login: LOGIN });
    ids.add(signedIn.headers['x-request-id']);
    expect(ids.size).toBe(7);
    expect(events().map(({ requestId }) => requestId)).toEqual(
      events().map(() => expect.stringMatching(ID) as unknown),
    );
    expect(events().at(-1)).toMatchObject({ event: 'sign-in', requestId: signedIn.headers['x-request-id'] });
  });

  it('is in a refusal by the HTTP parser', async () => {
    await app.listen({ port: 0, host: '127.0.0.1' });
    for (const text of [
      'BLAH\r\n\r\n',
      'GET / HTTP/1.1\r\nhost: a\r\nexpect: cake\r\nconnection: close\r\n\r\n',
    ]) {
      expect(await sendRaw(getPort(app), text)).toMatch(/\r\nx-request-id: [0-9a-f-]{36}\r\n/i);
    }
  });

  it('is taken from a trusted proxy if it is short and plain', async () => {
    expect(await fetchRequestId({ 'x-request-id': '4bf92f3577b34da6a3ce929d0e0e4736' })).toBe(
      '4bf92f3577b34da6a3ce929d0e0e4736',
    );
    expect(await fetchRequestId({ 'x-request-id': 'x' }, '::ffff:10.0.0.7')).toBe('x');
    for (const invalidId of ['a b', 'a"b', 'x'.repeat(65), '', 'ação', '<script>'])
      expect(await fetchRequestId({ 'x-request-id': invalidId })).toMatch(ID);
  });

  it('is not taken from any other client', async () => {
    expect(
      await fetchRequestId({ 'x-request-id': 'mine', 'x-forwarded-for': '10.0.0.7' }, '10.0.0.8'),
    ).toMatch(ID);
  });

  it('is readable for pages of allowed origins', async () => {
    const shared = await buildTestApp(database(), { settings: { corsOrigins: ['https://portal.example'] } });
    const response = await shared.inject({
      url: '/api/session',
      headers: { origin: 'https://portal.example' },
    });
    expect(response.headers['access-control-expose-headers']).toMatch(/\bX-Request-Id\b/);
    await shared.close();
  });
});

describe('a refused token', () => {
  const callWith = (token: string) =>
    app.inject({ url: '/api/session', headers: { authorization: `Bearer ${token}` } });
  const readUserId = async () => (await findUserByLogin(database(), LOGIN))?.id;
  const decode = (part = '') => Buffer.from(part, 'base64url').toString();
  const encode = (text: string) => Buffer.from(text).toString('base64url');
  const withHeader = (token: string, from: string, to: string) => {
    const [head, ...rest] = token.split('.');
    return [encode(decode(head).replace(from, to)), ...rest].join('.');
  };

  it.each([
    [
      'expired',
      (token: string) => {
        clock.advance(9 * 3_600_000);
        return token;
      },
    ],
    [
      'ended',
      async (token: string) => {
        const end = {
          method: 'POST',
          url: '/api/session/end',
          headers: { authorization: `Bearer ${token}` },
        } as const;
        await app.inject(end);
        lines = [];
        return token;
      },
    ],
    [
      'all-ended',
      async (token: string) => {
        await endAllSessions(database(), LOGIN);
        return token;
      },
    ],
    [
      'blocked',
      async (token: string) => {
        await setBlocked(database(), LOGIN, true);
        return token;
      },
    ],
    [
      'unknown-session',
      async (token: string) => {
        await database().queries.delete(sessions);
        return token;
      },
    ],
    [
      'demonstration',
      async (token: string) => {
        await database().queries.update(users).set({ isDemonstration: true }).where(eq(users.login, LOGIN));
        return token;
      },
    ],
  ])(
    'is logged with the reason %s and the user, who is told [specification §7.215]',
    async (reason, invalidate) => {
      const token = await fetchToken(app, LOGIN);
      const user = await readUserId();
      lines = [];
      const response = await callWith(await invalidate(token));
      expect(response.statusCode).toBe(401);
      const told = new Map([
        ['blocked', 'user-blocked'],
        ...['ended', 'all-ended'].map((one) => [one, 'session-ended'] as const),
        ['expired', 'session-expired'],
      ]);
      expect(response.json<{ reason?: string }>().reason).toBe(told.get(reason));
      expect(events()).toMatchObject([
        { event: 'token-refused', reason, user, address: '127.0.0.1', operation: 'getSession', status: 401 },
      ]);
    },
  );

  it('is logged with the user of a removed account', async () => {
    const token = await fetchToken(app, LOGIN);
    const user = await readUserId();
    await removeUser(database(), LOGIN);
    lines = [];
    await callWith(token);
    expect(events()).toMatchObject([{ event: 'token-refused', reason: 'unknown-session', user }]);
  });

  it.each([
    ['signature', (token: string) => token.replace(/.$/, (character) => (character === 'A' ? 'E' : 'A'))],
    ['algorithm', (token: string) => withHeader(token, 'HS256', 'HS512')],
    ['key', (token: string) => withHeader(token, '"kid":"', '"kid":"x')],
    ['signature', (token: string) => withHeader(token, 'portaria-session', 'another')],
    ['malformed', () => 'aaa.bbb.ccc'],
    ['malformed', () => 'a token'],
  ])('with a wrong %s is logged without a user', async (reason, invalidate) => {
    const token = await fetchToken(app, LOGIN);
    lines = [];
    expect((await callWith(invalidate(token))).statusCode).toBe(401);
    expect(events()).toMatchObject([{ event: 'token-refused', reason }]);
    expect(events()[0]).not.toHaveProperty('user');
  });

  it('that is absent is not logged', async () => {
    await app.inject('/api/session');
    expect(events()).toMatchObject([{ event: 'refused', status: 401, operation: 'getSession' }]);
  });
});

describe('other refusals', () => {
  it('of a request without the csrf header are logged with the reason', async () => {
    const cookie = { cookie: 'XSRF-TOKEN=abc' };
    await signInWith(app, { login: LOGIN }, { headers: cookie });
    await signInWith(app, { login: LOGIN }, { headers: { ...cookie, 'x-xsrf-token': 'other' } });
    expect(events()).toMatchObject([
      { event: 'csrf-refused', reason: 'absent', status: 403, operation: 'getToken' },
      { event: 'csrf-refused', reason: 'different', status: 403, operation: 'getToken' },
    ]);
  });

  it('of sign-ins are logged with the limit @long', async () => {
    for (let i = 0; i < 6; i += 1) await signInWith(app, { login: '88888', password: 'wrong' });
    expect(events().at(-1)).toMatchObject({
      event: 'sign-in',
      outcome: 'throttled',
      limit: 'login',
      status: 429,
    });
    // With the five failures above, an address reaches its limit of 100 attempts.
    for (let i = 0; i < 96; i += 1) await signInWith(app, { login: String(1000 + i), password: 'wrong' });
    expect(events().at(-1)).toMatchObject({ event: 'sign-in', outcome: 'throttled', limit: 'address' });
    expect(new Set(events().map(({ event }) => event))).toEqual(new Set(['sign-in']));
  });

  it('of sign-ins that wait too long are logged with the reason', async () => {
    const passwords = { ...makePasswords(MIN_COST), verify: () => new Promise<boolean>(() => undefined) };
    const busy = await buildTestApp(database(), {
      passwords,
      limits: { signInQueueMs: 20 },
      settings: { logLevel: 'info' },
      logStream: { write: (line) => lines.push(line) },
    });
    // An injected request is sent when its promise is used.
    void Promise.resolve(signInWith(busy, { login: '4711' }));
    expect((await signInWith(busy, { login: '4711' })).statusCode).toBe(503);
    expect(events()).toMatchObject([
      { event: 'sign-in', outcome: 'shed', limit: 'queue', status: 503, level: 40 },
    ]);
    await busy.close();
  });

  it.each([
    [400, { method: 'POST', url: '/api/authorization/getToken', payload: { ds_Login: LOGIN } }, 'getToken'],
    [
      400,
      {
        method: 'POST',
        url: '/api/authorization/getToken',
        payload: '{',
        headers: { 'content-type': 'application/json' },
      },
      'getToken',
    ],
    [
      415,
      {
        method: 'POST',
        url: '/api/authorization/getToken',
        payload: 'x',
        headers: { 'content-type': 'text/plain' },
      },
      'getToken',
    ],
    [404, { url: `/api/${LOGIN}` }, undefined],
    [405, { method: 'POST', url: '/api/session' }, undefined],
  ] as const)('with %d have one line', async (status, request, operation) => {
    expect((await app.inject(request)).statusCode).toBe(status);
    expect(events()).toEqual([
      expect.objectContaining({ event: 'refused', status, ...(operation && { operation }) }),
    ]);
    expect(lines.join('')).not.toContain(LOGIN);
  });
});

it('contains no password, token, login or name, wherever it was sent', async () => {
  const response = await signInWith(app, { login: LOGIN });
  const token = readToken(response.json());
  const headers = { authorization: `Bearer ${token}`, cookie: 'XSRF-TOKEN=a-cookie' };
  await app.inject({ url: `/api/session?token=${token}&login=${LOGIN}`, headers });
  await app.inject({ method: 'POST', url: '/api/session/end', headers });
  await app.inject({
    method: 'POST',
    url: '/api/session/end',
    headers: { authorization: headers.authorization },
  });
  await app.inject({ url: '/api/session', headers });
  await app.inject({ url: `/api/${token}`, headers });
  await signInWith(app, { login: '77777', password: 'a-wrong-one' });
  expect(events().map(({ event }) => event)).toEqual([
    'sign-in',
    'csrf-refused',
    'sign-out',
    'token-refused',
    'refused',
    'sign-in',
  ]);
  expect(lines.join('')).not.toMatch(new RegExp(`${LOGIN}|77777|${PASSWORD}|a-wrong-one|a-cookie|eyJ|Ana`));
});
