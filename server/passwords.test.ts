import { DEFAULT_COST, LEAST_COST, makePasswords } from './passwords';

it('hashes with argon2id and the given figures', async () => {
  expect(await makePasswords(LEAST_COST).hash('x')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

it('hashes by default with no figure below the floor', () => {
  expect(DEFAULT_COST.memoryKiB).toBeGreaterThanOrEqual(LEAST_COST.memoryKiB);
  expect(DEFAULT_COST.passes).toBeGreaterThanOrEqual(LEAST_COST.passes);
  expect(DEFAULT_COST.lanes).toBeGreaterThanOrEqual(LEAST_COST.lanes);
});

it('never matches nobody, not even with the words nobody’s hash was made of', async () => {
  const passwords = makePasswords(LEAST_COST);
  for (const password of ['', 'x', 'nobody has this password']) {
    expect(await passwords.verify(password, null)).toBe(false);
  }
});
