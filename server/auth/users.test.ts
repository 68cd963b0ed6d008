import { addUser } from '../../test/support/backend/app';
import { emptyDatabase, useTestDatabase } from '../../test/support/backend/database';
import {
  addUserIfAbsent,
  endAllSessions,
  findUserByLogin,
  isAdmitted,
  removeUser,
  setBlocked,
  setPasswordHash,
  type NewUser,
} from './users';

const database = useTestDatabase();
beforeEach(() => emptyDatabase(database()));

it.each([
  ['a block', (login: string) => setBlocked(database(), login, true)],
  ['an unblock', (login: string) => setBlocked(database(), login, false)],
  ['a new password', (login: string) => setPasswordHash(database(), login, 'a hash')],
  ['an end of all sessions', (login: string) => endAllSessions(database(), login)],
  ['a removal', (login: string) => removeUser(database(), login)],
])('%s reports whether the user exists', async (_what, change) => {
  await addUser(database(), { login: '777' });
  expect([await change('777'), await change('888')]).toEqual([true, false]);
});

it.each([
  ['offered', true],
  ['withheld', false],
  ['none', false],
] as const)('while the demonstration is %s, its users are admitted: %p', (demonstration, isAllowed) => {
  expect(isAdmitted({ isDemonstration: true }, demonstration)).toBe(isAllowed);
  expect(isAdmitted({ isDemonstration: false }, demonstration)).toBe(true);
});

it('an added user gets an id, and a taken login is left as it is', async () => {
  const user: NewUser = {
    login: '777',
    name: 'Gil',
    role: 'editor',
    dashboard: null,
    passwordHash: 'a hash',
    isBlocked: false,
    isDemonstration: false,
  };
  const id = await addUserIfAbsent(database(), user);
  const stored = await findUserByLogin(database(), '777');
  expect(stored).toEqual({ ...user, id, sessionGeneration: expect.any(Number) as unknown });
  expect(await addUserIfAbsent(database(), { ...user, name: 'Gilda' })).toBeNull();
  expect(await findUserByLogin(database(), '777')).toEqual(stored);
});
