import type { Authenticate } from '../auth/authenticate';
import type { Passwords } from '../auth/passwords';
import type { QueueOptions } from '../auth/queue';
import type { RateLimiter } from '../auth/rateLimiter';
import { changeOwnPassword, findUserByLogin } from '../auth/users';
import type { Database } from '../database/database';
import { Refusal, type RefusalReason } from '../errors/refusal';
import type { Handler } from '../http/operations';
import type { Metrics } from '../monitoring/metrics';

type PasswordChangeDependencies = {
  authenticate: Authenticate;
  database: Database;
  metrics: Metrics;
  passwords: Passwords;
  rateLimiter: RateLimiter;
};

/**
 * Changes the password of the token's user (204), and ends the user's other sessions. A wrong current password is a 422,
 * because the token is still valid. It counts as a failed sign-in of the login.
 */
export function changePassword({
  authenticate,
  database,
  metrics,
  passwords,
  rateLimiter,
}: PasswordChangeDependencies): Handler<'changePassword'> {
  return async ({ body: { currentPassword, newPassword }, caller: { user, session }, request, reply }) => {
    const count = (outcome: string) => {
      metrics.passwordChanges.inc({ outcome });
      return { event: 'password-change', outcome, user: user.id };
    };
    const refuse = (reason: RefusalReason, outcome: string = reason): never => {
      throw new Refusal(reason, { record: count(outcome) });
    };
    if (newPassword === currentPassword) return refuse('not-accepted');

    const changeIfMatching = async (options: QueueOptions) => {
      // Read within the queue, because an earlier change may have replaced the hash.
      const stored = await findUserByLogin(database, user.login);
      const matched = await passwords.verify(currentPassword, stored?.passwordHash ?? null, options);
      if (stored === null || !matched) return { matched: false, isChanged: false };
      const hash = await passwords.hash(newPassword, options);
      return { matched, isChanged: await changeOwnPassword(database, stored, session.id, hash) };
    };
    const { matched, isChanged } = await rateLimiter
      .guard(user.login, { address: request.ip, connection: request.raw.socket }, changeIfMatching)
      .catch((error: unknown) => {
        if (!(error instanceof Refusal)) throw error;
        throw error.recording(count(error.reason === 'throttled' ? 'throttled' : 'shed'));
      });

    if (!matched) return refuse('wrong-password');
    if (!isChanged) {
      // The user was changed while the password was verified. This ends the request, unless the session goes on.
      await authenticate(request.headers.authorization);
      return refuse('wrong-password', 'overtaken');
    }
    request.log.info({ ...count('changed'), address: request.ip }, 'password change');
    return reply.code(204).send();
  };
}
