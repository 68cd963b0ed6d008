import { setTimeout as pause } from 'node:timers/promises';
import { notLike } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import {
  addUser,
  buildTestApp,
  fetchToken,
  makeTestClock,
  readToken,
  signInWith,
} from '../../test/support/backend/app';
import { describeOnBothDatabases } from '../../test/support/backend/bothDatabases';
import { emptyDatabase } from '../../test/support/backend/database';
import { accessEvents } from '../database/accessEvents';

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const EDGE =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36 EdgA/140.0';
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

type Session = { id: string; device: string | null; lastUsedAt: string; beganAt: string; isCurrent: boolean };

describeOnBothDatabases(
  'the own account',
  () => Promise.resolve(),
  (database) => {
    let app: FastifyInstance;
    let token: string;
    const clock = makeTestClock();

    beforeEach(async () => {
      await emptyDatabase(database());
      await addUser(database(), { login: '1', name: 'Ana Souza', role: 'editor' });
      await addUser(database(), { login: '2', name: 'Bruno Lima' });
      app = await buildTestApp(database(), { clock: clock.read });
      token = await signInFrom(FIREFOX);
    });
    afterEach(() => app.close());

    const signInFrom = async (agent: string, login = '1') =>
      readToken((await signInWith(app, { login }, { headers: { 'user-agent': agent } })).json<unknown>());
    const call = (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object, by = token) =>
      app.inject({
        method,
        url: `/api${path}`,
        headers: { authorization: `Bearer ${by}` },
        ...(payload && { payload }),
      });
    const list = async (by = token) =>
      (await call('GET', '/account/sessions', undefined, by)).json<{ sessions: Session[] }>().sessions;
    const end = (body: object, by = token) =>
      call('POST', '/account/sessions/end', { currentPassword: 'portaria-demo', ...body }, by);
    const status = async (by: string) => (await call('GET', '/session', undefined, by)).statusCode;
    const events = () =>
      database().queries.select().from(accessEvents).where(notLike(accessEvents.action, 'sign%'));

    it('lists the own sessions with their devices, and which one is this [specification §7.192, ASVS 7.5.2]', async () => {
      clock.advance(5 * 60_000);
      await signInFrom(EDGE);
      await signInFrom(SAFARI);
      await signInFrom('curl/8.0 <script>');
      await signInFrom(FIREFOX, '2');
      const ended = await signInFrom(SAFARI);
      await call('POST', '/session/end', undefined, ended);
      const sessions = await list();
      expect(sessions.map(({ device, isCurrent }) => [device, isCurrent]).sort()).toEqual([
        [null, false],
        ['Edge, Android', false],
        ['Firefox, Windows', true],
        ['Safari, iPhone', false],
      ]);
      clock.advance(9 * 3_600_000);
      const later = await fetchToken(app, '1');
      expect(await list(later)).toHaveLength(1);
    });

    it('stores the last use of a session at most once a minute [specification §7.193]', async () => {
      const readUse = async () => {
        const other = await signInFrom(EDGE, '1');
        const use = (await list(other)).find(({ device }) => device === 'Firefox, Windows')?.lastUsedAt;
        return use === undefined ? NaN : Date.parse(use);
      };
      const first = clock.read().getTime();
      clock.advance(59_000);
      await status(token);
      expect(await readUse()).toBe(first);
      clock.advance(1_000);
      await status(token);
      // The request does not wait for the change.
      while ((await readUse()) !== first + 60_000) await pause(10);
    });

    it('ends one session, or all others, only with the current password, and with an event for each [specification §7.192, ASVS 7.5.2]', async () => {
      const [phone, tablet, desk] = [
        await signInFrom(SAFARI),
        await signInFrom(EDGE),
        await signInFrom(FIREFOX),
      ];
      const stranger = await signInFrom(FIREFOX, '2');
      const id = (await list()).find(({ device }) => device === 'Safari, iPhone')?.id;
      const wrong = await end({ id, currentPassword: 'outra' });
      expect([wrong.statusCode, wrong.json()]).toEqual([
        422,
        { message: 'A senha atual não confere.', reason: 'wrong-password' },
      ]);
      expect(await status(phone)).toBe(200);
      const own = (await list(stranger)).find(({ isCurrent }) => isCurrent)?.id;
      expect((await end({ id: own })).statusCode).toBe(204);
      expect(await status(stranger)).toBe(200);
      expect(await events()).toEqual([]);

      expect((await end({ id })).statusCode).toBe(204);
      expect([await status(phone), await status(tablet)]).toEqual([401, 200]);
      expect((await end({})).statusCode).toBe(204);
      expect([await status(tablet), await status(desk), await status(token), await status(stranger)]).toEqual(
        [401, 401, 200, 200],
      );
      expect(await list()).toHaveLength(1);
      const found = await events();
      expect(found.map(({ action, changes }) => [action, changes[0]?.[2]]).sort()).toEqual([
        ['session-ended', 'Edge, Android'],
        ['session-ended', 'Firefox, Windows'],
        ['session-ended', 'Safari, iPhone'],
      ]);
      expect(found[0]).toMatchObject({ userName: 'Ana Souza', subjectName: 'Ana Souza' });
    });

    it('counts wrong passwords like failed sign-ins [specification §7.192]', async () => {
      for (let count = 0; count < 5; count += 1) await end({ currentPassword: 'outra' });
      expect((await end({})).statusCode).toBe(429);
    });

    it('changes the own name, with an event, and refuses an empty one [specification §7.194]', async () => {
      const response = await call('PUT', '/account', { name: '  Ana Lima ' });
      expect([response.statusCode, response.json()]).toEqual([200, { name: 'Ana Lima' }]);
      expect((await call('GET', '/session')).json()).toMatchObject({ name: 'Ana Lima', role: 'editor' });
      expect(await events()).toMatchObject([
        { action: 'user-changed', subjectName: 'Ana Lima', changes: [['name', 'Ana Souza', 'Ana Lima']] },
      ]);
      const refused = await call('PUT', '/account', { name: ' ', role: 'admin' });
      expect([refused.statusCode, refused.json<{ problems: object[] }>().problems]).toEqual([
        422,
        [{ field: 'name', reason: 'missing' }],
      ]);
    });
  },
);
