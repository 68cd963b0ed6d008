import { availableParallelism } from 'node:os';
import * as argon2 from '@node-rs/argon2';
import { DEFAULT_COST, MIN_COST, makePasswords } from './passwords';

jest.mock('@node-rs/argon2', () => {
  const actual = jest.requireActual<typeof argon2>('@node-rs/argon2');
  return { ...actual, hash: jest.fn(actual.hash) };
});

it.each([
  [MIN_COST, /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/],
  [{ memoryKiB: 20_000, passes: 3, lanes: 2 }, /^\$argon2id\$v=19\$m=20000,t=3,p=2\$/],
])(
  'hashes with argon2id and the given cost, and reports hashes of another cost: %j',
  async (cost, pattern) => {
    const passwords = makePasswords(cost);
    const hash = await passwords.hash('x');
    expect(hash).toMatch(pattern);
    expect(passwords.isOutdated(hash)).toBe(false);
    expect(makePasswords({ ...cost, passes: 4 }).isOutdated(hash)).toBe(true);
  },
);

it('hashes by default with at least the minimum cost', () => {
  expect(DEFAULT_COST.memoryKiB).toBeGreaterThanOrEqual(MIN_COST.memoryKiB);
  expect(DEFAULT_COST.passes).toBeGreaterThanOrEqual(MIN_COST.passes);
  expect(DEFAULT_COST.lanes).toBeGreaterThanOrEqual(MIN_COST.lanes);
});

it('never accepts a password for an unknown user, not even that of the placeholder hash', async () => {
  const { hash } = jest.mocked(argon2);
  hash.mockClear();
  const passwords = makePasswords(MIN_COST);
  expect(await passwords.verify('x', null)).toBe(false);
  const placeholder = String(hash.mock.calls[0]?.[0]);
  for (const password of ['', placeholder]) expect(await passwords.verify(password, null)).toBe(false);
});

it('reports the seconds of each comparison', async () => {
  const reported: number[] = [];
  const passwords = makePasswords(MIN_COST, { onVerified: (seconds) => reported.push(seconds) });
  const hash = await passwords.hash('x');
  const begun = performance.now();
  await passwords.verify('x', hash);
  const maxSeconds = (performance.now() - begun) / 1000;
  expect(reported).toHaveLength(1);
  expect(reported[0]).toBeGreaterThan(0);
  expect(reported[0]).toBeLessThan(maxSeconds);
});

it('runs at most one hash per core and at most four, because each one needs much memory', async () => {
  const passwords = makePasswords(MIN_COST);
  const all = Array.from({ length: 6 }, () => passwords.hash('x'));
  expect(passwords.load.countRunning()).toBe(Math.min(4, availableParallelism()));
  await Promise.all(all);
});

it('creates the placeholder hash once, and again only after a failure', async () => {
  const { hash } = jest.mocked(argon2);
  const passwords = makePasswords(MIN_COST);
  hash.mockClear().mockRejectedValueOnce(new Error('no memory'));
  await expect(passwords.verify('x', null)).rejects.toThrow('no memory');
  for (let i = 0; i < 3; i += 1) expect(await passwords.verify('x', null)).toBe(false);
  expect(hash).toHaveBeenCalledTimes(2);
});
