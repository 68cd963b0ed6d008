import type { FastifyReply, FastifyRequest } from 'fastify';
import type { components } from '../../api-spec/schema.gen';
import type { Authenticate } from '../auth/authenticateRequest';
import type { Passwords } from '../auth/passwords';
import type { QueueOptions } from '../auth/queue';
import type { RateLimiter } from '../auth/rateLimiter';
import { changeOwnPassword, findUserByLogin } from '../auth/users';
import type { Database } from '../database/open';
import { HttpError, type Reason } from '../http/httpError';
import type { Metrics } from '../monitoring/metrics';

type PasswordChange = components['schemas']['PasswordChange'];

export type PasswordChangeDependencies = {
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
}: PasswordChangeDependencies) {
  return async (
    request: FastifyRequest<{ Body: PasswordChange }>,
    reply: FastifyReply,
  ): Promise<FastifyReply> => {
    const { user, session } = await authenticate(request);
    const { currentPassword, newPassword } = request.body;
    const count = (outcome: string) => {
      metrics.passwordChanges.inc({ outcome });
      return { event: 'password-change', outcome, user: user.id };
    };
    const refuse = (reason: Reason, outcome: string = reason): never => {
      throw new HttpError(422, {}, { reason, record: count(outcome) });
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
        if (!(error instanceof HttpError)) throw error;
        throw error.recording(count(error.statusCode === 429 ? 'throttled' : 'shed'));
      });

    if (!matched) return refuse('wrong-password');
    if (!isChanged) {
      // The user was changed while the password was verified. This ends the request, unless the session goes on.
      await authenticate(request);
      return refuse('wrong-password', 'overtaken');
    }
    request.log.info({ ...count('changed'), address: request.ip }, 'password change');
    return reply.code(204).send();
  };
}
