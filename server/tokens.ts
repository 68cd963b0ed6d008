import { hkdfSync, randomBytes } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';

const ISSUER = 'portaria';
const AUDIENCE = 'portaria-api';
const TYPE = 'portaria-session+jwt';
// Replicas' clocks differ a little: a token of one must be good at the next.
const CLOCK_SKEW_SECONDS = 30;

/** A token's number, which names its session, and its end. */
export type IssuedToken = { id: string; expiresAt: Date };

/** Why a token is refused, and the user's id where the signature is right. */
export class TokenRefused extends Error {
  constructor(
    readonly reason: 'malformed' | 'algorithm' | 'key' | 'signature' | 'expired' | 'claims',
    readonly userId?: string,
  ) {
    super(`the token is refused: ${reason}`);
  }
}

export type Tokens = {
  /** A new token for a user, different at each call. */
  issue(userId: string): Promise<IssuedToken & { token: string }>;
  /**
   * Returns what a token says.
   * @throws TokenRefused for anything that is not a valid token of ours right now.
   */
  read(token: string): Promise<IssuedToken & { userId: string }>;
};

/**
 * Session tokens: JWT signed with HS256 under keys that only this backend has.
 * @param secrets the first one signs; tokens of all of them are accepted.
 * @param ttlSeconds absolute life of a session; there is no renewal.
 * @param clock says what time it is, for signing and for judging.
 */
export function makeTokens({
  secrets,
  ttlSeconds,
  clock,
}: {
  secrets: readonly [string, ...string[]];
  ttlSeconds: number;
  clock: () => Date;
}): Tokens {
  const signing = deriveKey(secrets[0]);
  const keys = new Map(secrets.map(deriveKey).map(({ id, key }) => [id, key]));
  const findKey = ({ kid }: { kid?: string }): Uint8Array => {
    const key = keys.get(kid ?? '');
    if (key === undefined) throw new errors.JWKSNoMatchingKey();
    return key;
  };

  return {
    async issue(userId) {
      const now = Math.floor(clock().getTime() / 1000);
      const id = randomBytes(16).toString('base64url');
      const token = await new SignJWT()
        .setProtectedHeader({ alg: 'HS256', typ: TYPE, kid: signing.id })
        .setSubject(userId)
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setJti(id)
        .setIssuedAt(now)
        .setNotBefore(now - CLOCK_SKEW_SECONDS)
        .setExpirationTime(now + ttlSeconds)
        .sign(signing.key);
      return { token, id, expiresAt: new Date((now + ttlSeconds) * 1000) };
    },
    async read(token) {
      try {
        const { payload } = await jwtVerify(token, findKey, {
          algorithms: ['HS256'],
          issuer: ISSUER,
          audience: AUDIENCE,
          typ: TYPE,
          requiredClaims: ['sub', 'jti', 'iat', 'nbf', 'exp'],
          currentDate: clock(),
        });
        const { sub: userId, jti: id, exp } = payload;
        if (userId === undefined || id === undefined || exp === undefined) throw new TokenRefused('claims');
        return { id, userId, expiresAt: new Date(exp * 1000) };
      } catch (error) {
        throw error instanceof errors.JOSEError ? refusalFor(error) : error;
      }
    },
  };
}

function refusalFor(error: errors.JOSEError): TokenRefused {
  // The signature is verified before the claims.
  if (error instanceof errors.JWTExpired) return new TokenRefused('expired', error.payload.sub);
  if (error instanceof errors.JWTClaimValidationFailed) return new TokenRefused('claims', error.payload.sub);
  if (error instanceof errors.JWSSignatureVerificationFailed) return new TokenRefused('signature');
  if (error instanceof errors.JWKSNoMatchingKey) return new TokenRefused('key');
  if (error instanceof errors.JOSEAlgNotAllowed) return new TokenRefused('algorithm');
  return new TokenRefused('malformed');
}

/** The signing key that is derived from a secret, and its id in the header of a token. */
function deriveKey(secret: string): { id: string; key: Uint8Array } {
  // The secret also keys pseudonyms, so each use derives a key of its own.
  const derive = (use: string, bytes: number) => new Uint8Array(hkdfSync('sha256', secret, '', use, bytes));
  return {
    id: Buffer.from(derive('portaria session token key id', 9)).toString('base64url'),
    key: derive('portaria session tokens', 32),
  };
}
