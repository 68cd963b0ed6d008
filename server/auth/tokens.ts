import { hkdfSync, randomBytes } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';

const ISSUER = 'portaria';
const AUDIENCE = 'portaria-api';
const TYPE = 'portaria-session+jwt';
/** Limits the memory that verified tokens take. */
const MAX_VERIFIED = 10_000;
// The clocks of replicas differ a little. A token of one replica must be valid at the others.
const CLOCK_SKEW_SECONDS = 30;

/** The id of a token, which is the id of its session, and the token's expiry. */
export type IssuedToken = { id: string; expiresAt: Date };

/** The reason for a refused token, and the user's id if the signature is correct. */
export class TokenRefused extends Error {
  constructor(
    readonly reason: 'malformed' | 'algorithm' | 'key' | 'signature' | 'expired' | 'claims',
    readonly userId?: string,
  ) {
    super(`the token is refused: ${reason}`);
  }
}

export type Tokens = {
  /** Returns a new token for a user, different at each call. */
  issue(userId: string): Promise<IssuedToken & { token: string }>;
  /**
   * Verifies a token and returns its content.
   * @throws TokenRefused if the token is not valid now.
   */
  read(token: string): Promise<IssuedToken & { userId: string }>;
};

/**
 * Issues and verifies session tokens: JWT with HS256.
 * @param secrets the first one signs. Tokens of all of them are valid.
 * @param ttlSeconds lifetime of a session. There is no renewal.
 * @param clock the current time, for signing and for verification.
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
  // A signature stays correct, so it is verified once. Ended sessions and blocked users are refused by their rows.
  const verified = new Map<string, { validFrom: Date; content: IssuedToken & { userId: string } }>();
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
      const now = clock();
      const verifiedToken = verified.get(token);
      if (verifiedToken && verifiedToken.validFrom <= now && now < verifiedToken.content.expiresAt)
        return verifiedToken.content;
      verified.delete(token);
      try {
        const { payload } = await jwtVerify(token, findKey, {
          algorithms: ['HS256'],
          issuer: ISSUER,
          audience: AUDIENCE,
          typ: TYPE,
          requiredClaims: ['iat', 'nbf'],
          currentDate: now,
        });
        const { sub: userId, jti: id, nbf, exp } = payload;
        if (userId === undefined || id === undefined || nbf === undefined || exp === undefined) {
          throw new TokenRefused('claims', userId);
        }
        const content = { id, userId, expiresAt: new Date(exp * 1000) };
        const [oldest] = verified.size < MAX_VERIFIED ? [] : verified.keys();
        if (oldest !== undefined) verified.delete(oldest);
        // A copy, because the text is a part of the header and would keep all of it in memory.
        verified.set(Buffer.from(token).toString(), { validFrom: new Date(nbf * 1000), content });
        return content;
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

/** Derives the signing key from a secret, and the key id for the header of a token. */
function deriveKey(secret: string): { id: string; key: Uint8Array } {
  // Other keys are derived from the same secret, so each use needs its own label.
  const derive = (use: string, bytes: number) => new Uint8Array(hkdfSync('sha256', secret, '', use, bytes));
  return {
    id: Buffer.from(derive('portaria session token key id', 9)).toString('base64url'),
    key: derive('portaria session tokens', 32),
  };
}
