import type { Database, Queries } from '../database/database';
import { Refusal } from '../errors/refusal';
import { makeFindUserBySession } from './sessions';
import { TokenRefused, type IssuedToken, type Tokens } from './tokens';
import type { Demonstration, SignedInUser } from './users';

/** The user and the session of a request. */
export type Caller = {
  user: SignedInUser;
  session: IssuedToken & { userId: string };
};

export type Authenticate = {
  /**
   * Returns the caller of a request from its header `Authorization`.
   * @param admit called with the user of a correct token, before the database is asked.
   * @throws Refusal `not-signed-in` unless the token is valid, its session has not ended, and its user is not blocked.
   */
  (authorization: string | undefined, admit?: (userId: string) => Promise<void>): Promise<Caller>;
  /**
   * Returns the user of a session that was valid before. In a transaction the user cannot be changed before its end.
   * @throws Refusal `not-signed-in`
   */
  again: (session: { id: string; userId: string }, queries?: Queries) => Promise<SignedInUser>;
};

/** Why a session is over, for its owner: the text of the response by the reason in the log. */
const REPORTED: Readonly<Record<string, string>> = {
  blocked: 'user-blocked',
  ended: 'session-ended',
  'all-ended': 'session-ended',
  expired: 'session-expired',
};

export function makeAuthenticate(
  database: Database,
  tokens: Tokens,
  options: { demonstration: Demonstration; clock: () => Date },
): Authenticate {
  const findUserBySession = makeFindUserBySession(database, options);
  const refuse = (reason: string, user?: string): never => {
    const why = REPORTED[reason];
    throw new Refusal('not-signed-in', {
      record: { event: 'token-refused', reason, user },
      fields: why === undefined ? {} : { reason: why },
    });
  };
  const again: Authenticate['again'] = async (session, queries) => {
    const user = await findUserBySession(session.id, queries);
    return typeof user === 'string' ? refuse(user, session.userId) : user;
  };
  const authenticate = async (
    authorization: string | undefined,
    admit?: (userId: string) => Promise<void>,
  ): Promise<Caller> => {
    if (authorization === undefined) throw new Refusal('not-signed-in');
    // Schemes are case-insensitive (RFC 9110, 11.1). Two headers arrive joined by a comma, so they do not match.
    const bearer = /^Bearer +([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(authorization)?.[1] ?? '';
    const session = await tokens.read(bearer).catch((error: unknown) => {
      if (error instanceof TokenRefused) return refuse(error.reason, error.userId);
      throw error;
    });
    await admit?.(session.userId);
    return { user: await again(session), session };
  };
  return Object.assign(authenticate, { again });
}
