import type { FastifyRequest } from 'fastify';
import type { Database } from './database/open';
import { Problem } from './problem';
import { findPersonBySession } from './sessions';
import type { Demonstration } from './settings';
import { TokenRefused, type IssuedToken, type Tokens } from './tokens';
import type { Person } from './users';

/** Who makes a call, and with which session. */
export type Caller = {
  user: Person;
  session: IssuedToken;
};

/** @throws Problem 401 unless the call carries a valid token whose session has not ended, of a user who is not blocked. */
export type Authenticate = (request: FastifyRequest) => Promise<Caller>;

export function makeAuthenticate(
  database: Database,
  tokens: Tokens,
  demonstration: Demonstration,
): Authenticate {
  return async (request) => {
    // Schemes are case-insensitive (RFC 9110, 11.1); two headers reach us joined by a comma and so match nothing.
    const bearer = /^Bearer +([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(request.headers.authorization ?? '')?.[1];
    const refusal = new Problem(401, { 'www-authenticate': 'Bearer' });
    if (request.headers.authorization === undefined) throw refusal;
    const refuse = (reason: string, user?: string): never => {
      throw refusal.recording({ event: 'token-refused', reason, user });
    };
    if (bearer === undefined) return refuse('malformed');
    const session = await tokens.read(bearer).catch((error: unknown) => {
      if (error instanceof TokenRefused) return refuse(error.reason, error.userId);
      throw error;
    });
    const found = await findPersonBySession(database, session.id, demonstration);
    return typeof found === 'string' ? refuse(found, session.userId) : { user: found, session };
  };
}
