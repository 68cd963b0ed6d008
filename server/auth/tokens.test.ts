import { createHmac, hkdfSync } from 'node:crypto';
import { decodeProtectedHeader } from 'jose';
import { makeTokens, TokenRefused } from './tokens';

const secret = 'a secret that only the tests know, long enough';
const now = new Date('2026-11-20T12:00:00.000Z');
const seconds = now.getTime() / 1000;
const otherSecret = 'another secret that only the tests know, long enough';
const clock = () => now;
let tokens: ReturnType<typeof makeTokens>;
beforeEach(() => {
  tokens = makeTokens({ secrets: [secret], ttlSeconds: 3600, clock });
});

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const key = Buffer.from(hkdfSync('sha256', secret, '', 'portaria session tokens', 32));
const kid = Buffer.from(hkdfSync('sha256', secret, '', 'portaria session token key id', 9)).toString(
  'base64url',
);

/** Makes a token with the right key, so that a test can change one part alone. */
function makeToken({
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

describe('a token that was read before', () => {
  /** Reads a token at noon. Returns a function that reads it again at another time of the day. */
  async function readOnce() {
    let current = now;
    const own = makeTokens({ secrets: [secret], ttlSeconds: 3600, clock: () => current });
    const { token } = await own.issue('someone');
    await own.read(token);
    return (time: string) => {
      current = new Date(`2026-11-20T${time}Z`);
      return own.read(token);
    };
  }

  it('is valid until its expiry', async () => {
    const readAt = await readOnce();
    expect(await readAt('12:59:59.999')).toMatchObject({ userId: 'someone' });
    await expect(readAt('13:00:00.000')).rejects.toMatchObject({ reason: 'expired', userId: 'someone' });
  });

  it('is not valid before its start', async () => {
    const readAt = await readOnce();
    await expect(readAt('11:59:00.000')).rejects.toMatchObject({ reason: 'claims', userId: 'someone' });
  });

  it('is not verified again, unless 10,000 others were read since @long', async () => {
    const verify = jest.spyOn(crypto.subtle, 'verify');
    const token = makeToken({ claims: { jti: 'first' } });
    const others = Array.from({ length: 10_000 }, (_one, at) => makeToken({ claims: { jti: String(at) } }));
    const verified: number[] = [];
    for (const one of [token, token, ...others.slice(0, 9_999), token, ...others.slice(9_999), token]) {
      await tokens.read(one);
      if (one === token) verified.push(verify.mock.calls.length);
    }
    // 9,999 others keep the token in memory. The 10,000th removes it.
    expect(verified).toEqual([1, 1, 1 + 9_999, 1 + 10_000 + 1]);
    verify.mockRestore();
  });
});

it('reads a valid token that another program signed', async () => {
  expect(await tokens.read(makeToken())).toMatchObject({ id: 'x' });
});

it('an internal error is not a refusal', async () => {
  const failing = makeTokens({
    secrets: [secret],
    ttlSeconds: 3600,
    clock: () => {
      throw new RangeError('no clock');
    },
  });
  await expect(failing.read(makeToken())).rejects.toThrow('no clock');
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

  it('a token contains an id of its key, which is derived from the secret', async () => {
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
  ['no algorithm', 'algorithm', `${encode({ alg: 'none' })}.${makeToken().split('.')[1]}.`],
  [
    'another algorithm with the right key',
    'algorithm',
    makeToken({ header: { alg: 'HS512' }, hash: 'sha512' }),
  ],
  ['the name of an asymmetric algorithm', 'algorithm', makeToken({ header: { alg: 'RS256' } })],
  ['no key id', 'key', makeToken({ header: { kid: undefined } })],
  ['the id of an unknown key', 'key', makeToken({ header: { kid: 'other' } })],
  ['a key id that is no text', 'key', makeToken({ header: { kid: [kid] } })],
  ['another key', 'signature', makeToken({ signingKey: 'another key' })],
  ['the bare secret as key', 'signature', makeToken({ signingKey: secret })],
  [
    'a key in the header',
    'signature',
    makeToken({ header: { jwk: { kty: 'oct', k: 'YQ' } }, signingKey: 'a' }),
  ],
  [
    'a changed claim',
    'signature',
    makeToken().replace(/\.[^.]+\./, `.${encode({ sub: 'admin', exp: seconds + 60 })}.`),
  ],
  ['a changed signature', 'signature', makeToken().replace(/.$/, (last) => (last === 'A' ? 'E' : 'A'))],
  ['a critical extension', 'malformed', makeToken({ header: { crit: ['x'], x: 1 } })],
  ['four parts', 'malformed', `${makeToken()}.x`],
  ['nothing', 'malformed', ''],
] as const)('refuses %s for the reason %s, and names no user', async (_what, reason, token) => {
  await expect(tokens.read(token)).rejects.toMatchObject({ reason, userId: undefined });
});

it.each([
  ['an expiry that is now', 'expired', { claims: { exp: seconds } }],
  ['no expiry', 'claims', { claims: { exp: undefined } }],
  ['an expiry that is text', 'claims', { claims: { exp: 'never' } }],
  ['no id', 'claims', { claims: { jti: undefined } }],
  ['no start', 'claims', { claims: { nbf: undefined } }],
  ['a start in the future', 'claims', { claims: { nbf: seconds + 1 } }],
  ['no time of issue', 'claims', { claims: { iat: undefined } }],
  ['another issuer', 'claims', { claims: { iss: 'other' } }],
  ['another audience', 'claims', { claims: { aud: 'other' } }],
  ['another type', 'claims', { header: { typ: 'JWT' } }],
] as const)('refuses %s for the reason %s, and names the user', async (_what, reason, changes) => {
  await expect(tokens.read(makeToken(changes))).rejects.toMatchObject({ reason, userId: 'someone' });
});

it('refuses a token without a user', async () => {
  const token = makeToken({ claims: { sub: undefined } });
  await expect(tokens.read(token)).rejects.toMatchObject({ reason: 'claims', userId: undefined });
});
