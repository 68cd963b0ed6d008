import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import {
  buildTestApp,
  makeTestClock,
  parseLogLine,
  signInWith,
  TEST_TOKEN_SECRET,
} from '../../test/support/backend/app';
import { describeRaces } from '../../test/support/backend/bothDatabases';
import { emptyDatabase } from '../../test/support/backend/database';
import { makeKeyedHash } from '../auth/keyedHash';
import { MIN_COST } from '../auth/passwords';
import { readSetupSecret } from '../auth/setup';
import { addUserIfAbsent, listUsers, removeUser } from '../auth/users';
import { accessEvents } from '../database/accessEvents';
import { refusedAttempts } from '../database/refusedAttempts';

const PERSON = { login: '52998224725', name: ' Rita Prado ', password: 'uma senha bem longa' };
const COMPANY = { name: ' Oficina do Zé ', timeZone: 'America/Manaus' };

describeRaces(
  'the setup of a new installation',
  () => Promise.resolve(),
  (database) => {
    let app: FastifyInstance;
    let secret: string;
    const lines: string[] = [];
    const clock = makeTestClock();
    const build = (demonstration: 'none' | 'offered' = 'none') =>
      buildTestApp(database(), {
        clock: clock.read,
        // Of two requests at the same time, both are checked before the first one has its hash.
        settings: { logLevel: 'info', demonstration, passwordCost: MIN_COST },
        logStream: { write: (line) => void lines.push(line) },
      });
    const readSecret = () => readSetupSecret(database(), makeKeyedHash(TEST_TOKEN_SECRET));

    beforeEach(async () => {
      await emptyDatabase(database());
      lines.length = 0;
      app = await build();
      secret = (await readSecret()) ?? '';
    });
    afterEach(() => app.close());

    const ask = async (at = app) =>
      (await at.inject({ url: '/api/setup' })).json<{ isOpen: boolean }>().isOpen;
    const setUp = (changes: object = {}, { at = app, from = '192.0.2.1' } = {}) =>
      at.inject({
        method: 'POST',
        url: '/api/setup',
        payload: { secret, ...PERSON, company: COMPANY, ...changes },
        remoteAddress: from,
      });
    const readCompany = async () => {
      const response = await signInWith(app, PERSON);
      const { ds_Token: token } = response.json<{ ds_Token: string }>();
      const headers = { authorization: `Bearer ${token}` };
      return (await app.inject({ url: '/api/company', headers })).json<object>();
    };

    it('makes the first administrator and the company once, with an event and without the secret in the log [specification §7.189, §7.190]', async () => {
      expect(await ask()).toBe(true);
      expect((await setUp()).statusCode).toBe(204);
      expect(await listUsers(database())).toMatchObject([
        { login: PERSON.login, name: 'Rita Prado', role: 'admin', isBlocked: false },
      ]);
      expect(await readCompany()).toMatchObject({
        ...{ name: 'Oficina do Zé', timeZone: 'America/Manaus', openingOn: null, version: 0 },
      });
      const isSetup = eq(accessEvents.action, 'installation-set-up');
      expect(await database().queries.select().from(accessEvents).where(isSetup)).toMatchObject([
        {
          action: 'installation-set-up',
          userName: 'Rita Prado',
          changes: [
            ['name', null, 'Oficina do Zé'],
            ['timeZone', null, 'America/Manaus'],
          ],
        },
      ]);
      expect(await ask()).toBe(false);
      const again = await setUp({ login: '1' });
      expect([again.statusCode, again.json()]).toEqual([
        409,
        expect.objectContaining({ reason: 'set-up-already' }),
      ]);
      expect(lines.map(parseLogLine)).toContainEqual(
        expect.objectContaining({ event: 'setup', outcome: 'done' }),
      );
      for (const text of [secret, PERSON.password, PERSON.login]) expect(lines.join('')).not.toContain(text);
    });

    it('stores an opening balance with its day, or none of both [specification §7.189]', async () => {
      const alone = await setUp({ company: { ...COMPANY, openingCents: 100 } });
      expect([alone.statusCode, alone.json<{ problems: object[] }>().problems]).toEqual([
        422,
        [{ field: 'company.openingOn', reason: 'missing' }],
      ]);
      const opening = { openingCents: -100, openingOn: '2026-01-01' };
      expect((await setUp({ company: { ...COMPANY, ...opening } })).statusCode).toBe(204);
      expect(await readCompany()).toMatchObject({ ...opening, version: 1 });
    });

    it('refuses values, and stores nothing [specification §7.189]', async () => {
      const company = { ...COMPANY, name: ' ', timeZone: 'Europe/Lisbon' };
      const response = await setUp({ name: '', company });
      expect(response.json()).toMatchObject({
        problems: [
          { field: 'name', reason: 'missing' },
          { field: 'company.name', reason: 'missing' },
          { field: 'company.timeZone', reason: 'unknown' },
        ],
      });
      expect((await setUp({ password: '1234567' })).statusCode).toBe(400);
      expect((await setUp({ login: 'rita' })).statusCode).toBe(400);
      expect(await listUsers(database())).toEqual([]);
      expect(await ask()).toBe(true);
    });

    it('answers each wrong secret with the same words, before it looks at a value, and counts them for each network [specification §7.191]', async () => {
      const typed = ['x', ` ${secret.slice(1)}`, secret.toLowerCase(), `${secret}a`, '0'.repeat(22)];
      const responses = [];
      for (const wrong of typed) responses.push(await setUp({ secret: wrong, name: '' }));
      const rows = await database().queries.select().from(refusedAttempts);
      // Counted also if they were throttled [specification §7.214].
      expect(rows).toMatchObject([{ action: 'setup-refused', attempts: 5, key: '', userId: null }]);
      for (const response of responses)
        expect([response.statusCode, response.json()]).toEqual([
          422,
          { message: 'O código não confere.', reason: 'wrong-secret' },
        ]);
      // Not even the right one, although the address is forwarded by nobody.
      const waiting = await setUp();
      expect([waiting.statusCode, waiting.headers['retry-after']]).toEqual([429, '1']);
      expect((await setUp({}, { from: '198.51.100.7' })).statusCode).toBe(204);
    });

    it('lets one of two win who are at two replicas at the same time [specification §7.190]', async () => {
      const replica = await build();
      const responses = await Promise.all([
        setUp({ login: '1' }),
        setUp({ login: '2' }, { at: replica, from: '198.51.100.7' }),
      ]);
      expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409]);
      expect(await listUsers(database())).toHaveLength(1);
      await replica.close();
    });

    it('has one secret at all replicas and after a restart, and none after the first user, whoever adds it and even if it is removed [specification §7.191]', async () => {
      const secrets = await Promise.all([readSecret(), readSecret()]);
      expect(secrets).toEqual([secret, secret]);
      expect(secret).toMatch(/^[\w-]{22}$/);
      const user = { ...PERSON, role: 'admin' as const, dashboard: null, passwordHash: 'x' };
      await addUserIfAbsent(database(), { ...user, isBlocked: false, isDemonstration: false });
      await removeUser(database(), PERSON.login);
      expect(await readSecret()).toBeNull();
      expect(await ask()).toBe(false);
      expect((await setUp()).statusCode).toBe(409);
    });

    it('is not open in a demonstration, whose users do not close it for later [specification §7.189]', async () => {
      const demonstration = await build('offered');
      const user = { ...PERSON, role: 'admin' as const, dashboard: null, passwordHash: 'x' };
      await addUserIfAbsent(database(), { ...user, isBlocked: false, isDemonstration: true });
      expect(await ask(demonstration)).toBe(false);
      expect((await setUp({}, { at: demonstration })).statusCode).toBe(409);
      await removeUser(database(), PERSON.login);
      expect(await ask()).toBe(true);
      await demonstration.close();
    });
  },
);
