import type { FastifyRequest } from 'fastify';
import type { Database } from './database/open';
import { Problem } from './problem';
import type { Tokens } from './tokens';
import { findUserById, type User } from './users';

/** Who makes a call, and until when their token is good. */
export type Caller = {
  user: User;
  expiresAt: Date;
};

/** @throws Problem 401 unless the call carries a valid token of a user who is still there and not blocked. */
export type Authenticate = (request: FastifyRequest) => Promise<Caller>;

export function makeAuthenticate(database: Database, tokens: Tokens): Authenticate {
  return async (request) => {
    // Schemes are case-insensitive (RFC 9110, 11.1); two headers reach us joined by a comma and so match nothing.
    const bearer = /^Bearer +([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(request.headers.authorization ?? '')?.[1];
    const session = bearer === undefined ? null : await tokens.read(bearer);
    const user = session && (await findUserById(database, session.userId));
    if (!session || !user || user.isBlocked) throw new Problem(401, { 'www-authenticate': 'Bearer' });
    return { user, expiresAt: session.expiresAt };
  };
}
