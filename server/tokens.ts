import { hkdfSync, randomBytes } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';

const ISSUER = 'portaria';
const AUDIENCE = 'portaria-api';
const TYPE = 'portaria-session+jwt';
// Replicas' clocks differ a little: a token of one must be good at the next.
const CLOCK_SKEW_SECONDS = 30;

/** A token's number, which names its session, and its end. */
export type IssuedToken = { id: string; expiresAt: Date };

export type Tokens = {
  /** A new token for a user, different at each call. */
  issue(userId: string): Promise<IssuedToken & { token: string }>;
  /** What a token says, or `null` for anything that is not a valid token of ours right now. */
  read(token: string): Promise<IssuedToken | null>;
};

/**
 * Session tokens: JWT signed with HS256 under a key that only this backend has.
 * @param ttlSeconds absolute life of a session; there is no renewal.
 * @param clock says what time it is, for signing and for judging.
 */
export function makeTokens({
  secret,
  ttlSeconds,
  clock,
}: {
  secret: string;
  ttlSeconds: number;
  clock: () => Date;
}): Tokens {
  // The secret also names pseudonyms, so each use has a key of its own.
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'portaria session tokens', 32));

  return {
    async issue(userId) {
      const now = Math.floor(clock().getTime() / 1000);
      const id = randomBytes(16).toString('base64url');
      const token = await new SignJWT()
        .setProtectedHeader({ alg: 'HS256', typ: TYPE })
        .setSubject(userId)
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setJti(id)
        .setIssuedAt(now)
        .setNotBefore(now - CLOCK_SKEW_SECONDS)
        .setExpirationTime(now + ttlSeconds)
        .sign(key);
      return { token, id, expiresAt: new Date((now + ttlSeconds) * 1000) };
    },
    async read(token) {
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: ['HS256'],
          issuer: ISSUER,
          audience: AUDIENCE,
          typ: TYPE,
          requiredClaims: ['sub', 'jti', 'iat', 'nbf', 'exp'],
          currentDate: clock(),
        });
        if (payload.jti === undefined || payload.exp === undefined) return null;
        return { id: payload.jti, expiresAt: new Date(payload.exp * 1000) };
      } catch (error) {
        if (error instanceof errors.JOSEError) return null;
        throw error;
      }
    },
  };
}
