import type { FastifyRequest } from 'fastify';
import { countIfRefused, type RecordRefused } from '../audit/recordRefused';
import type { Caller } from '../auth/authenticate';
import type { Passwords } from '../auth/passwords';
import type { RateLimiter } from '../auth/rateLimiter';
import { findUserByLogin } from '../auth/users';
import type { Database } from '../database/database';

export type OwnPasswordDependencies = {
  database: Database;
  passwords: Passwords;
  rateLimiter: RateLimiter;
  recordRefused: RecordRefused;
};

/** A request whose caller types the own password. `operation`: of the API description. */
export type OwnPasswordCall = { caller: Caller; request: FastifyRequest; operation: string };

/**
 * Returns whether a typed password is that of the caller. A wrong one counts as a failed sign-in of the login, and is an event.
 * @throws Refusal after too many wrong ones, or if too many passwords are verified at once.
 */
export async function isOwnPassword(
  { database, passwords, rateLimiter, recordRefused }: OwnPasswordDependencies,
  { caller: { user }, request, operation }: OwnPasswordCall,
  typed: string,
): Promise<boolean> {
  const client = { address: request.ip, connection: request.raw.socket };
  const attempt = rateLimiter.guard(user.login, client, async (options) => {
    const storedUser = await findUserByLogin(database, user.login);
    return { isCorrect: await passwords.verify(typed, storedUser?.passwordHash ?? null, options) };
  });
  const { isCorrect } = await countIfRefused(attempt, () =>
    recordRefused.ownPassword(user.id, operation, request.id),
  );
  return isCorrect;
}
