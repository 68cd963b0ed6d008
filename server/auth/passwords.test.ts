import * as argon2 from '@node-rs/argon2';
import { DEFAULT_COST, MIN_COST, makePasswords } from './passwords';

jest.mock('@node-rs/argon2', () => {
  const actual = jest.requireActual<typeof argon2>('@node-rs/argon2');
  return { ...actual, hash: jest.fn(actual.hash) };
});

it('hashes with argon2id and the given cost', async () => {
  expect(await makePasswords(MIN_COST).hash('x')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

it('hashes by default with at least the minimum cost', () => {
  expect(DEFAULT_COST.memoryKiB).toBeGreaterThanOrEqual(MIN_COST.memoryKiB);
  expect(DEFAULT_COST.passes).toBeGreaterThanOrEqual(MIN_COST.passes);
  expect(DEFAULT_COST.lanes).toBeGreaterThanOrEqual(MIN_COST.lanes);
});

it('never accepts a password for an unknown user, not even that of the placeholder hash', async () => {
  const passwords = makePasswords(MIN_COST);
  for (const password of ['', 'x', 'nobody has this password']) {
    expect(await passwords.verify(password, null)).toBe(false);
  }
});

it('creates the placeholder hash once, and again only after a failure', async () => {
  const { hash } = jest.mocked(argon2);
  const passwords = makePasswords(MIN_COST);
  hash.mockClear().mockRejectedValueOnce(new Error('no memory'));
  await expect(passwords.verify('x', null)).rejects.toThrow('no memory');
  for (let i = 0; i < 3; i += 1) expect(await passwords.verify('x', null)).toBe(false);
  expect(hash).toHaveBeenCalledTimes(2);
});
