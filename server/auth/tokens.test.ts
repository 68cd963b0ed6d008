import { createHmac, hkdfSync } from 'node:crypto';
import { decodeProtectedHeader } from 'jose';
import { makeTokens, TokenRefused } from './tokens';

const secret = 'a secret that only the tests know, long enough';
const now = new Date('2026-11-20T12:00:00.000Z');
const seconds = now.getTime() / 1000;
const otherSecret = 'another secret that only the tests know, long enough';
const clock = () => now;
const tokens = makeTokens({ secrets: [secret], ttlSeconds: 3600, clock });

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const key = Buffer.from(hkdfSync('sha256', secret, '', 'portaria session tokens', 32));
const kid = Buffer.from(hkdfSync('sha256', secret, '', 'portaria session token key id', 9)).toString(
  'base64url',
);

/** A token made by hand with the right key, so that each claim can be wrong alone. */
function forge({
  header = {},
  claims = {},
  hash = 'sha256',
  signingKey = key,
}: {
  header?: Record<string, unknown>;
  claims?: Record<string, unknown>;
  hash?: string;
  signingKey?: Buffer | string;
} = {}): string {
  const head = encode({ alg: 'HS256', typ: 'portaria-session+jwt', kid, ...header });
  const body = encode({
    sub: 'someone',
    iss: 'portaria',
    aud: 'portaria-api',
    jti: 'x',
    iat: seconds,
    nbf: seconds,
    exp: seconds + 60,
    ...claims,
  });
  const signature = createHmac(hash, signingKey).update(`${head}.${body}`).digest('base64url');
  return `${head}.${body}.${signature}`;
}

it('reads its own tokens', async () => {
  const { token, ...issued } = await tokens.issue('someone');
  expect(issued.expiresAt).toEqual(new Date('2026-11-20T13:00:00.000Z'));
  expect(await tokens.read(token)).toEqual({ ...issued, userId: 'someone' });
});

it('reads a valid token from another source', async () => {
  expect(await tokens.read(forge())).toMatchObject({ id: 'x' });
});

it('an internal error is not a refusal', async () => {
  const failing = makeTokens({
    secrets: [secret],
    ttlSeconds: 3600,
    clock: () => {
      throw new RangeError('no clock');
    },
  });
  await expect(failing.read(forge())).rejects.toThrow('no clock');
});

describe('while the secret is replaced [specification §9.13]', () => {
  const before = makeTokens({ secrets: [secret], ttlSeconds: 3600, clock });
  const during = makeTokens({ secrets: [otherSecret, secret], ttlSeconds: 3600, clock });
  const after = makeTokens({ secrets: [otherSecret], ttlSeconds: 3600, clock });

  it('tokens of both secrets are valid, and new tokens use the new secret', async () => {
    const [old, recent] = [await before.issue('someone'), await during.issue('someone')];
    expect(await during.read(old.token)).toMatchObject({ id: old.id });
    expect(await during.read(recent.token)).toMatchObject({ id: recent.id });
    expect(await after.read(recent.token)).toMatchObject({ id: recent.id });
    await expect(after.read(old.token)).rejects.toThrow(TokenRefused);
    await expect(before.read(recent.token)).rejects.toThrow(TokenRefused);
  });

  it('a token contains the id of its key, but no part of the secret', async () => {
    const headers = [await before.issue('a'), await during.issue('a')].map(({ token }) =>
      decodeProtectedHeader(token),
    );
    expect(headers.map((header) => header.kid)).toEqual([kid, expect.stringMatching(/^[\w-]{12}$/)]);
    expect(headers[1]?.kid).not.toBe(kid);
  });
});

it('each token has its own 128 random bits', async () => {
  const ids = [await tokens.issue('a'), await tokens.issue('a')].map(({ id }) => id);
  expect(ids.map((id) => Buffer.from(id, 'base64url').length)).toEqual([16, 16]);
  expect(new Set(ids).size).toBe(2);
});

it.each([
  ['no algorithm', `${encode({ alg: 'none', typ: 'portaria-session+jwt' })}.${forge().split('.')[1]}.`],
  ['another algorithm with the right key', forge({ header: { alg: 'HS512' }, hash: 'sha512' })],
  ['an asymmetric algorithm’s name', forge({ header: { alg: 'RS256' } })],
  ['no key id', forge({ header: { kid: undefined } })],
  ['the id of a key that is not there', forge({ header: { kid: 'other' } })],
  ['a key id that is no text', forge({ header: { kid: [kid] } })],
  ['another key', forge({ signingKey: 'another key' })],
  ['the bare secret as key', forge({ signingKey: secret })],
  ['a key of its own in the header', forge({ header: { jwk: { kty: 'oct', k: 'YQ' } }, signingKey: 'a' })],
  ['a critical extension', forge({ header: { crit: ['x'], x: 1 } })],
  ['another type', forge({ header: { typ: 'JWT' } })],
  ['another issuer', forge({ claims: { iss: 'other' } })],
  ['another audience', forge({ claims: { aud: 'other' } })],
  ['no subject', forge({ claims: { sub: undefined } })],
  ['no number of its own', forge({ claims: { jti: undefined } })],
  ['no expiry', forge({ claims: { exp: undefined } })],
  ['an expiry that is text', forge({ claims: { exp: 'never' } })],
  ['an expiry that is now', forge({ claims: { exp: seconds } })],
  ['no beginning', forge({ claims: { nbf: undefined } })],
  ['a beginning still to come', forge({ claims: { nbf: seconds + 1 } })],
  ['a changed claim', forge().replace(/\.[^.]+\./, `.${encode({ sub: 'admin', exp: seconds + 60 })}.`)],
  ['a changed signature', forge().replace(/.$/, (last) => (last === 'A' ? 'E' : 'A'))],
  ['four parts', `${forge()}.x`],
  ['nothing', ''],
])('refuses %s', async (_what, token) => {
  await expect(tokens.read(token)).rejects.toThrow(TokenRefused);
});
