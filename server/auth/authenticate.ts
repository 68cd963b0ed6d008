import type { Database } from '../database/database';
import { Refusal } from '../errors/refusal';
import { makeFindUserBySession } from './sessions';
import { TokenRefused, type IssuedToken, type Tokens } from './tokens';
import type { Demonstration, SignedInUser } from './users';

/** The user and the session of a request. */
export type Caller = {
  user: SignedInUser;
  session: IssuedToken;
};

/**
 * Returns the caller of a request from its header `Authorization`.
 * @throws Refusal `not-signed-in` unless the token is valid, its session has not ended, and its user is not blocked.
 */
export type Authenticate = (authorization: string | undefined) => Promise<Caller>;

export function makeAuthenticate(
  database: Database,
  tokens: Tokens,
  demonstration: Demonstration,
): Authenticate {
  const findUserBySession = makeFindUserBySession(database, demonstration);
  return async (authorization) => {
    if (authorization === undefined) throw new Refusal('not-signed-in');
    const refuse = (reason: string, user?: string): never => {
      throw new Refusal('not-signed-in', { record: { event: 'token-refused', reason, user } });
    };
    // Schemes are case-insensitive (RFC 9110, 11.1). Two headers arrive joined by a comma, so they do not match.
    const bearer = /^Bearer +([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(authorization)?.[1] ?? '';
    const session = await tokens.read(bearer).catch((error: unknown) => {
      if (error instanceof TokenRefused) return refuse(error.reason, error.userId);
      throw error;
    });
    const user = await findUserBySession(session.id);
    return typeof user === 'string' ? refuse(user, session.userId) : { user, session };
  };
}
