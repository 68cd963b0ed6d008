import type { FastifyInstance } from 'fastify';
import { asc, eq, sql } from 'drizzle-orm';
import type { components } from '../../api-spec/schema.gen';
import { accessEvents } from '../database/accessEvents';
import { NEW_COMPANY } from '../company/company';
import { company, failedAttempts, sessions, submissions, users } from '../database/tables';
import type { Database } from '../database/database';
import {
  addUser,
  buildTestApp,
  fetchToken,
  makeTestClock,
  parseLogLine,
  signInWith,
} from '../../test/support/backend/app';
import { describeRaces } from '../../test/support/backend/bothDatabases';
import { emptyEvents } from '../../test/support/backend/emptyEvents';

type Schemas = components['schemas'];
type User = Schemas['User'];
type Role = keyof typeof LOGINS;

const LOGINS = { admin: '11111111111', other: '22222222222', editor: '33333333333' };
const PASSWORD = 'portaria-demo';
const NEW_PASSWORD = 'uma senha nova';

describeRaces(
  'the users',
  () => Promise.resolve(),
  (database) => {
    let app: FastifyInstance;
    let clock: ReturnType<typeof makeTestClock>;
    let lines: string[];
    let tokens: Record<Role, string>;

    beforeEach(async () => {
      await empty(database());
      await addUser(database(), { login: LOGINS.admin, name: 'Ana Souza' });
      await addUser(database(), { login: LOGINS.other, name: 'Caio Melo' });
      await addUser(database(), { login: LOGINS.editor, name: 'Bruno Lima', role: 'editor' });
      clock = makeTestClock();
      lines = [];
      app = await buildTestApp(database(), {
        clock: clock.read,
        settings: { logLevel: 'info' },
        logStream: { write: (line) => lines.push(line) },
      });
      const [admin, other, editor] = await Promise.all(
        Object.values(LOGINS).map((login) => fetchToken(app, login)),
      );
      tokens = { admin: admin ?? '', other: other ?? '', editor: editor ?? '' };
    });
    afterEach(() => app.close());

    const call = (
      method: 'GET' | 'POST' | 'PUT',
      path: string,
      payload?: object,
      { as = 'admin', headers = {} }: { as?: Role; headers?: Record<string, string> } = {},
    ) =>
      app.inject({
        method,
        url: `/api${path}`,
        headers: { authorization: `Bearer ${tokens[as]}`, ...headers },
        ...(payload && { payload }),
      });
    const list = async () => (await call('GET', '/users')).json<Schemas['UserList']>().users;
    const find = async (role: Role): Promise<User> => {
      const user = (await list()).find(({ login }) => login === LOGINS[role]);
      if (user === undefined) throw new Error(`no user ${role}`);
      return user;
    };
    const readStored = async (role: Role) => {
      const [user] = await database().queries.select().from(users).where(eq(users.login, LOGINS[role]));
      if (user === undefined) throw new Error(`no user ${role}`);
      return user;
    };
    const change = async (role: Role, changes: object, as: Role = 'admin') => {
      const { id, ...user } = await readStored(role);
      const values = { version: user.version, name: user.name, role: user.role, dashboard: user.dashboard };
      return call('PUT', `/users/${id}`, { ...values, ...changes }, { as });
    };
    const changeAccess = async (role: Role, access: string, as: Role = 'admin') => {
      const { id, version } = await readStored(role);
      return call('POST', `/users/${id}/access`, { version, change: access }, { as });
    };
    const askLink = async (role: Role, body: object = {}, as: Role = 'admin') => {
      const { id, version } = await readStored(role);
      return call('POST', `/users/${id}/link`, { version, ...body }, { as });
    };
    const makeSecret = async (role: Role = 'editor', body: object = {}) =>
      (await askLink(role, body)).json<Schemas['PasswordLink']>().secret;
    const setPassword = (secret: string, newPassword: string = NEW_PASSWORD) =>
      app.inject({ method: 'POST', url: '/api/account/password/link', payload: { secret, newPassword } });
    const checkLink = (secret: string) =>
      app.inject({ method: 'POST', url: '/api/account/password/link/check', payload: { secret } });
    const statusOf = async (as: Role) => (await call('GET', '/session', undefined, { as })).statusCode;
    const signIn = async (role: Role, password: string, from = '127.0.0.1') =>
      (await signInWith(app, { login: LOGINS[role], password }, { from })).json<{ statusLogin: number }>()
        .statusLogin;
    const listEvents = () =>
      database()
        .queries.select()
        .from(accessEvents)
        .where(
          sql`${accessEvents.action} in ('user-added', 'user-changed', 'user-blocked', 'user-unblocked', 'sessions-ended', 'link-made', 'password-reset', 'password-set')`,
        )
        .orderBy(asc(accessEvents.id));

    describe('the list', () => {
      it('has each user with role, state and open sessions, in the order of the names [specification §7.171]', async () => {
        await fetchToken(app, LOGINS.editor);
        expect(await list()).toMatchObject([
          { name: 'Ana Souza', login: LOGINS.admin, role: 'admin', openSessions: 1, hasPassword: true },
          { name: 'Bruno Lima', role: 'editor', openSessions: 2, isBlocked: false, version: 1 },
          { name: 'Caio Melo', role: 'admin', openSessions: 1, dashboard: null },
        ]);
        clock.advance(9 * 3_600_000);
        tokens.admin = await fetchToken(app, LOGINS.admin);
        expect((await find('editor')).openSessions).toBe(0);
      });

      it.each(['GET /users', 'POST /users', 'PUT /users/1', 'POST /users/1/access', 'POST /users/1/link'])(
        'an editor and a visitor get nothing: %s [ASVS 8.2.1, specification §7.171]',
        async (operation) => {
          const [method = 'GET', path = ''] = operation.split(' ');
          const verb = method === 'POST' || method === 'PUT' ? method : 'GET';
          const bodies: Record<string, object> = {
            '/users': { login: '1', name: 'x', role: 'editor' },
            '/users/1': { version: 1, name: 'x', role: 'editor' },
            '/users/1/access': { version: 1, change: 'block' },
            '/users/1/link': { version: 1 },
          };
          const body = verb === 'GET' ? undefined : bodies[path];
          expect((await call(verb, path, body, { as: 'editor' })).statusCode).toBe(403);
          const response = await app.inject({
            method: verb,
            url: `/api${path}`,
            ...(body && { payload: body }),
          });
          expect(response.statusCode).toBe(401);
        },
      );
    });

    describe('a new user', () => {
      const NEW = { login: '00777', name: ' Davi Rocha ', role: 'editor', dashboard: 'vendas' };

      it('waits for a first password, which nobody else knows [ASVS 6.4.1, 6.4.6, specification §7.172]', async () => {
        const response = await call('POST', '/users', NEW);
        expect([response.statusCode, response.json()]).toMatchObject([
          201,
          { login: '00777', name: 'Davi Rocha', dashboard: 'vendas', hasPassword: false, version: 1 },
        ]);
        const { id } = response.json<User>();
        const link = await call('POST', `/users/${id}/link`, { version: 1 });
        expect(Object.keys(link.json())).toEqual(['secret', 'expiresAt']);
        expect((await setPassword(link.json<Schemas['PasswordLink']>().secret)).statusCode).toBe(204);
        const signedIn = await signInWith(app, { login: '00777', password: NEW_PASSWORD });
        expect(signedIn.json()).toMatchObject({ statusLogin: 0, cd_Dashboard: 'vendas' });
      });

      it.each<[string, object, string]>([
        ['a taken login', { login: LOGINS.editor }, 'login repeated'],
        ['a login with a letter', { login: '12a' }, 'login invalid'],
        ['a login of 12 digits', { login: '123456789012' }, 'login invalid'],
        ['no name', { name: ' ' }, 'name missing'],
        ['an unknown role', { role: 'owner' }, 'role unknown'],
        ['an unknown dashboard', { dashboard: 'nenhum' }, 'dashboard unknown'],
        ['an administrator without the own password', { role: 'admin' }, 'currentPassword missing'],
      ])('is refused with %s [specification §7.172]', async (_what, changes, expected) => {
        const response = await call('POST', '/users', { ...NEW, ...changes });
        expect(response.statusCode).toBe(422);
        const { problems } = response.json<Schemas['EntryProblems']>();
        expect(problems.map(({ field, reason }) => `${field} ${reason}`)).toEqual([expected]);
        expect(await list()).toHaveLength(3);
      });

      it('is an administrator only with the own password, and wrong ones count [ASVS 7.5.3, 6.3.7, specification §7.173]', async () => {
        const add = (currentPassword: string) =>
          call('POST', '/users', { ...NEW, role: 'admin', currentPassword });
        const wrong = await add('errada');
        expect([wrong.statusCode, wrong.json()]).toMatchObject([
          422,
          { problems: [{ field: 'currentPassword', reason: 'wrong-password' }] },
        ]);
        for (let time = 0; time < 4; time += 1) await add('errada');
        expect((await add(PASSWORD)).statusCode).toBe(429);
        clock.advance(60_000);
        expect((await add(PASSWORD)).statusCode).toBe(201);
      });
    });

    describe('a change', () => {
      it('replaces name, role and dashboard, and is an event [specification §7.172]', async () => {
        const response = await change('editor', {
          ...{ name: 'Bruno Lima Neto', role: 'admin', dashboard: 'vendas', currentPassword: PASSWORD },
        });
        expect([response.statusCode, response.json()]).toMatchObject([200, { role: 'admin', version: 2 }]);
        expect(await listEvents()).toMatchObject([
          {
            action: 'user-changed',
            userName: 'Ana Souza',
            subjectName: 'Bruno Lima Neto',
            changes: [
              ['name', 'Bruno Lima', 'Bruno Lima Neto'],
              ['role', 'editor', 'admin'],
              ['dashboard', null, 'vendas'],
            ],
          },
        ]);
      });

      it('of a role applies to the next request of the user [ASVS 8.3.1, 8.3.2, specification §7.174]', async () => {
        expect((await call('GET', '/users', undefined, { as: 'other' })).statusCode).toBe(200);
        expect((await change('other', { role: 'editor' })).statusCode).toBe(200);
        expect((await call('GET', '/users', undefined, { as: 'other' })).statusCode).toBe(403);
        expect(await statusOf('other')).toBe(200);
      });

      it('of a user who was changed meanwhile is refused [ASVS 2.3.3, specification §7.174]', async () => {
        await change('editor', { name: 'Primeira' });
        const response = await change('editor', { name: 'Segunda', version: 1 });
        expect([response.statusCode, response.json()]).toMatchObject([409, { reason: 'changed-meanwhile' }]);
        expect((await find('editor')).name).toBe('Primeira');
      });

      it.each(['1', '00000000-0000-4000-8000-000000000000'])(
        'of an unknown user is a 404: %s',
        async (id) => {
          const response = await call('PUT', `/users/${id}`, { version: 1, name: 'x', role: 'editor' });
          expect([response.statusCode, response.json()]).toMatchObject([404, { reason: 'unknown-user' }]);
        },
      );

      it('of the own role, a block and a link of the own user are refused [ASVS 2.3.2, specification §7.175]', async () => {
        for (const response of [
          await change('admin', { role: 'editor' }),
          await changeAccess('admin', 'block'),
          await changeAccess('admin', 'end-sessions'),
          await askLink('admin', { currentPassword: PASSWORD }),
        ])
          expect([response.statusCode, response.json()]).toMatchObject([409, { reason: 'own-user' }]);
        expect((await change('admin', { name: 'Ana Lima' })).statusCode).toBe(200);
        expect(await statusOf('admin')).toBe(200);
      });
    });

    describe('access', () => {
      it('a block ends all sessions, and unblocking restores none [ASVS 7.4.2, specification §7.176]', async () => {
        const blocked = await changeAccess('editor', 'block');
        expect(blocked.json()).toMatchObject({ isBlocked: true, openSessions: 0, version: 2 });
        expect(await statusOf('editor')).toBe(401);
        expect(await signIn('editor', PASSWORD)).toBe(2);
        expect((await changeAccess('editor', 'unblock')).json()).toMatchObject({ isBlocked: false });
        expect(await statusOf('editor')).toBe(401);
        expect(await signIn('editor', PASSWORD)).toBe(0);
        expect((await listEvents()).map(({ action }) => action)).toEqual(['user-blocked', 'user-unblocked']);
      });

      it('an administrator ends the sessions of a user [ASVS 7.4.5, specification §7.176]', async () => {
        expect((await changeAccess('editor', 'end-sessions')).json()).toMatchObject({ openSessions: 0 });
        expect(await statusOf('editor')).toBe(401);
        expect(await signIn('editor', PASSWORD)).toBe(0);
        expect(await listEvents()).toMatchObject([{ action: 'sessions-ended', subjectName: 'Bruno Lima' }]);
      });

      it('of two administrators who demote or block each other at once one stays [ASVS 2.3.4, specification §7.175]', async () => {
        for (const remove of [
          (role: Role, as: Role) => change(role, { role: 'editor' }, as),
          (role: Role, as: Role) => changeAccess(role, 'block', as),
        ]) {
          const responses = await Promise.all([remove('other', 'admin'), remove('admin', 'other')]);
          const statuses = responses.map(({ statusCode }) => statusCode).sort();
          expect(statuses[0]).toBe(200);
          expect([401, 403, 409]).toContain(statuses[1]);
          const usable = (await database().queries.select().from(users)).filter(
            ({ role, isBlocked }) => role === 'admin' && !isBlocked,
          );
          expect(usable).toHaveLength(1);
          await database()
            .queries.update(users)
            .set({ role: 'admin', isBlocked: false })
            .where(sql`${users.login} in (${LOGINS.admin}, ${LOGINS.other})`);
          for (const role of ['admin', 'other'] as const) tokens[role] = await fetchToken(app, LOGINS[role]);
        }
      });

      it('the last usable administrator is neither demoted, blocked nor reset [ASVS 2.3.4, specification §7.175]', async () => {
        // The caller is of the demonstration, so the other one is the last.
        await database().queries.execute(
          sql`update users set is_demonstration = true where login = ${LOGINS.admin}`,
        );
        await app.close();
        app = await buildTestApp(database(), { clock: clock.read, settings: { demonstration: 'offered' } });
        tokens.admin = await fetchToken(app, LOGINS.admin);
        for (const response of [
          await change('other', { role: 'editor' }),
          await changeAccess('other', 'block'),
          await askLink('other', { currentPassword: PASSWORD }),
        ])
          expect([response.statusCode, response.json()]).toMatchObject([
            409,
            { reason: 'last-administrator' },
          ]);
        expect(await statusOf('other')).toBe(200);
      });
    });

    describe('a one-time link', () => {
      it('ends the old password, all sessions and failed attempts when it is made [ASVS 6.4.3, 7.4.3, specification §7.177]', async () => {
        // A new network, and one from which the user has signed in.
        const elsewhere = '203.0.113.9';
        for (const from of [elsewhere, '127.0.0.1'])
          for (let time = 0; time < 5; time += 1) await signIn('editor', 'errada', from);
        const response = await askLink('editor');
        expect(response.statusCode).toBe(200);
        expect(response.headers['cache-control']).toBe('no-store');
        expect(await statusOf('editor')).toBe(401);
        expect(await signIn('editor', PASSWORD, elsewhere)).toBe(1);
        expect(await find('editor')).toMatchObject({
          ...{ hasPassword: false, openSessions: 0, linkExpiresAt: '2026-11-21T12:00:00.000Z' },
        });
        const { secret } = response.json<Schemas['PasswordLink']>();
        expect((await setPassword(secret)).statusCode).toBe(204);
        expect(await signIn('editor', NEW_PASSWORD)).toBe(0);
        expect(await find('editor')).toMatchObject({ hasPassword: true });
        expect(await find('editor')).not.toHaveProperty('linkExpiresAt');
      });

      it('is told of in the first session after a reset, and not after a first password [ASVS 6.3.7, specification §7.177]', async () => {
        const readReset = async (token: string) => {
          const headers = { authorization: `Bearer ${token}` };
          return (await app.inject({ url: '/api/session', headers })).json<Schemas['Session']>()
            .passwordResetAt;
        };
        await setPassword(await makeSecret());
        clock.advance(1000);

        const signInNew = async () => {
          const response = await signInWith(app, { login: LOGINS.editor, password: NEW_PASSWORD });
          return response.json<{ ds_Token: string }>().ds_Token;
        };
        const first = await signInNew();
        expect([await readReset(first), await readReset(first)]).toEqual(
          Array(2).fill('2026-11-20T12:00:00.000Z'),
        );
        expect(await readReset(await signInNew())).toBeUndefined();
        const { id } = (
          await call('POST', '/users', { login: '7', name: 'Gil', role: 'editor' })
        ).json<User>();
        const link = await call('POST', `/users/${id}/link`, { version: 1 });
        await setPassword(link.json<Schemas['PasswordLink']>().secret);
        const newcomer = await signInWith(app, { login: '7', password: NEW_PASSWORD });
        expect(await readReset(newcomer.json<{ ds_Token: string }>().ds_Token)).toBeUndefined();
      });

      it('works once, for 24 hours, and an earlier one ends [ASVS 6.5.1, 6.5.2, 6.5.3, specification §7.178]', async () => {
        const earlier = await makeSecret();
        const used = await makeSecret();
        expect((await setPassword(used)).statusCode).toBe(204);
        const expired = await makeSecret();
        clock.advance(24 * 3_600_000);
        const responses = [];
        for (const secret of [earlier, used, expired, 'x'.repeat(43)])
          responses.push(await setPassword(secret));
        expect(new Set(responses.map(({ body }) => body)).size).toBe(1);
        expect([responses[0]?.statusCode, responses[0]?.json()]).toEqual([
          422,
          { message: 'Este link não vale mais. Peça outro ao administrador.', reason: 'unusable-link' },
        ]);
        // 256 random bits in base64url.
        expect(used).toMatch(/^[\w-]{43}$/);
        expect(used).not.toBe(expired);
      });

      it('names its user and the company, and changes nothing [specification §7.216]', async () => {
        const secret = await makeSecret();
        expect((await checkLink(secret)).json()).toEqual({ name: 'Bruno Lima' });
        await database()
          .queries.insert(company)
          .values({ ...NEW_COMPANY, name: 'Comércio Aurora' });
        const response = await checkLink(secret);
        expect(response.json()).toEqual({ name: 'Bruno Lima', company: 'Comércio Aurora' });
        expect(response.headers['cache-control']).toBe('no-store');
        expect((await setPassword(secret)).statusCode).toBe(204);
      });

      it('that is unusable is refused on opening as on use, and counted [ASVS 6.5.1, specification §7.216]', async () => {
        const used = await makeSecret();
        await setPassword(used);
        const responses = [await checkLink(used), await checkLink('x'.repeat(43)), await setPassword(used)];
        expect(new Set(responses.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
        expect(responses[0]?.json()).toMatchObject({ reason: 'unusable-link' });
        const blocked = await makeSecret();
        await changeAccess('editor', 'block');
        expect((await checkLink(blocked)).statusCode).toBe(422);
        expect(lines.join('')).not.toContain(used);
        for (let time = 0; time < 97; time += 1) await checkLink(`guess ${String(time)}`);
        expect((await checkLink('y'.repeat(43))).statusCode).toBe(429);
      });

      it('that is used twice at once succeeds once [ASVS 6.5.1, 2.3.3, specification §7.178]', async () => {
        const secret = await makeSecret();
        const passwords = ['a primeira senha', 'a segunda senha'];
        const responses = await Promise.all(passwords.map((password) => setPassword(secret, password)));
        expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([204, 422]);
        const winner = responses.findIndex(({ statusCode }) => statusCode === 204);
        expect(await signIn('editor', passwords[winner] ?? '')).toBe(0);
      });

      it('of a blocked user does not work, and none is made [specification §7.178]', async () => {
        const secret = await makeSecret();
        await changeAccess('editor', 'block');
        expect((await setPassword(secret)).statusCode).toBe(422);
        const response = await askLink('editor');
        expect([response.statusCode, response.json()]).toMatchObject([409, { reason: 'user-blocked' }]);
      });

      it('of an administrator needs the own password [ASVS 7.5.3, specification §7.173]', async () => {
        expect((await askLink('other')).statusCode).toBe(422);
        expect((await askLink('other', { currentPassword: 'errada' })).statusCode).toBe(422);
        expect(await statusOf('other')).toBe(200);
        expect((await askLink('other', { currentPassword: PASSWORD })).statusCode).toBe(200);
        expect(await statusOf('other')).toBe(401);
      });

      it.each([
        ['7 characters', 'senha-7', 400],
        ['1025 characters', 'x'.repeat(1025), 400],
        ['8 characters', 'senha-08', 204],
        ['1024 characters', 'ç'.repeat(1024), 204],
      ])(
        'sets a password of %s as the own change does [ASVS 6.2.1, 6.2.9, specification §7.178]',
        async (_what, password, status) => {
          expect((await setPassword(await makeSecret(), password)).statusCode).toBe(status);
          expect(await signIn('editor', password.slice(0, 1024))).toBe(status === 204 ? 0 : 1);
        },
      );

      it('guesses are counted for the address [ASVS 6.5.1, specification §7.178]', async () => {
        for (let time = 0; time < 100; time += 1) await setPassword(`guess ${String(time)}`);
        expect((await setPassword(await makeSecret())).statusCode).toBe(429);
      });

      it('leaves its secret in no row, event or log line [ASVS 14.2.1, 16.2.1, 16.2.5, 16.3.1, specification §7.179]', async () => {
        const secret = await makeSecret();
        await setPassword(secret);
        expect(await listEvents()).toMatchObject([
          { action: 'password-reset', userName: 'Ana Souza', subjectName: 'Bruno Lima' },
          { action: 'password-set', userName: 'Bruno Lima', subjectName: 'Bruno Lima' },
        ]);
        const rows = [];
        for (const table of [users, sessions, accessEvents, failedAttempts, submissions])
          rows.push(await database().queries.select().from(table));
        expect(JSON.stringify(rows)).not.toContain(secret);
        const log = lines.join('');
        for (const text of [secret, NEW_PASSWORD, ...Object.values(LOGINS)]) expect(log).not.toContain(text);
        expect(lines.map(parseLogLine).filter(({ event }) => event === 'user-change')).toMatchObject([
          { change: 'link', subject: (await readStored('editor')).id },
        ]);
        const events = JSON.stringify(await listEvents());
        for (const login of Object.values(LOGINS)) expect(events).not.toContain(login);
      });
    });
  },
);

async function empty(database: Database): Promise<void> {
  await emptyEvents(database);
  for (const table of [users, failedAttempts, submissions]) await database.queries.delete(table);
}
