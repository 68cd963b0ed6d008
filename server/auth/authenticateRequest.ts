import type { FastifyRequest } from 'fastify';
import type { Database } from '../database/open';
import { HttpError } from '../http/httpError';
import { findUserBySession } from './sessions';
import { TokenRefused, type IssuedToken, type Tokens } from './tokens';
import type { Demonstration, SignedInUser } from './users';

/** The user and the session of a request. */
export type Caller = {
  user: SignedInUser;
  session: IssuedToken;
};

/** @throws HttpError 401 unless the token is valid, its session has not ended, and its user is not blocked. */
export type Authenticate = (request: FastifyRequest) => Promise<Caller>;

export function makeAuthenticate(
  database: Database,
  tokens: Tokens,
  demonstration: Demonstration,
): Authenticate {
  return async (request) => {
    const { authorization } = request.headers;
    const refusal = new HttpError(401, { 'www-authenticate': 'Bearer' });
    if (authorization === undefined) throw refusal;
    const refuse = (reason: string, user?: string): never => {
      throw refusal.recording({ event: 'token-refused', reason, user });
    };
    // Schemes are case-insensitive (RFC 9110, 11.1). Two headers arrive joined by a comma, so they do not match.
    const bearer = /^Bearer +([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(authorization)?.[1] ?? '';
    const session = await tokens.read(bearer).catch((error: unknown) => {
      if (error instanceof TokenRefused) return refuse(error.reason, error.userId);
      throw error;
    });
    const found = await findUserBySession(database, session.id, demonstration);
    return typeof found === 'string' ? refuse(found, session.userId) : { user: found, session };
  };
}
