import { MIN_COST, makePasswords } from './passwords';
import { DEMONSTRATION_USERS, seedDemonstration, seedGivenUsers, type SeedUser } from './seed';
import { addUser } from '../../test/support/backend/app';
import { emptyDatabase, useTestDatabase } from '../../test/support/backend/database';
import { findUserByLogin, listUsers } from './users';

const passwords = makePasswords(MIN_COST);
const database = useTestDatabase();
beforeEach(() => emptyDatabase(database()));

const GIVEN: SeedUser = {
  login: '777',
  password: 'the seed’s password',
  name: 'Gil',
  role: 'editor',
  dashboard: 'vendas',
  isBlocked: false,
};

const seed = (...given: SeedUser[]) => seedGivenUsers(database(), passwords, given);
const find = (login: string) => findUserByLogin(database(), login);

it('the demonstration has its own users, who are marked', async () => {
  await seedDemonstration(database(), passwords);
  const users = await listUsers(database());
  expect(users.map(({ login }) => login).sort()).toEqual(
    DEMONSTRATION_USERS.map(({ login }) => login).sort(),
  );
  expect(users.every(({ isDemonstration }) => isDemonstration)).toBe(true);
});

describe('SEED_USERS [specification §9.14]', () => {
  it('adds the missing users', async () => {
    await seed(GIVEN);
    const user = await find('777');
    expect(user).toMatchObject({ name: 'Gil', role: 'editor', dashboard: 'vendas', isBlocked: false });
    expect(await passwords.verify('the seed’s password', user?.passwordHash ?? null)).toBe(true);
  });

  it('changes no existing user, and hashes no password for one', async () => {
    await addUser(database(), { login: '777', name: 'Gilda', role: 'admin', isBlocked: true });
    const before = await find('777');
    const hash = jest.fn((password: string) => passwords.hash(password));
    await seedGivenUsers(database(), { ...passwords, hash }, [GIVEN, { ...GIVEN, login: '888' }]);
    expect(await find('777')).toEqual(before);
    expect(await find('888')).not.toBeNull();
    expect(hash).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['an invalid login', { login: 'Gil' }, '23514'],
    ['a name with NUL', { name: 'Gil\u0000' }, '22021'],
  ])('with %s are refused with a message that names the setting', async (_what, change, code) => {
    await expect(seed({ ...GIVEN, ...change })).rejects.toThrow(
      `The database refuses a user of SEED_USERS (SQLSTATE ${code}). Correct SEED_USERS.`,
    );
  });

  it('are not named in an error with another reason', async () => {
    const failing = { ...passwords, hash: () => Promise.reject(new Error('no memory')) };
    await expect(seedGivenUsers(database(), failing, [GIVEN])).rejects.toThrow('no memory');
  });

  it('removes the demonstration users, including one with a listed login', async () => {
    await seedDemonstration(database(), passwords);
    const [first] = DEMONSTRATION_USERS;
    const login = first?.login ?? '';
    await seed({ ...GIVEN, login });
    const users = await listUsers(database());
    expect(users.map((user) => [user.login, user.name, user.isDemonstration])).toEqual([
      [login, 'Gil', false],
    ]);
  });

  it('adds one user when two replicas add the same login at once', async () => {
    await Promise.all([seed(GIVEN), seed(GIVEN)]);
    expect(await listUsers(database())).toHaveLength(1);
  });
});
