import type { FastifyRequest } from 'fastify';
import type { Database } from '../database/database';
import type { Caller } from './authenticate';
import type { Passwords } from './passwords';
import type { RateLimiter } from './rateLimiter';
import { findUserByLogin } from './users';

type Dependencies = { database: Database; passwords: Passwords; rateLimiter: RateLimiter };

/**
 * Returns whether a typed password is that of the caller. A wrong one counts as a failed sign-in of the login.
 * @throws Refusal after too many wrong ones, or if too many passwords are verified at once.
 */
export async function isOwnPassword(
  { database, passwords, rateLimiter }: Dependencies,
  { caller: { user }, request }: { caller: Caller; request: FastifyRequest },
  typed: string,
): Promise<boolean> {
  const client = { address: request.ip, connection: request.raw.socket };
  const { isCorrect } = await rateLimiter.guard(user.login, client, async (options) => {
    const storedUser = await findUserByLogin(database, user.login);
    return { isCorrect: await passwords.verify(typed, storedUser?.passwordHash ?? null, options) };
  });
  return isCorrect;
}
