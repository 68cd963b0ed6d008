import { recordAccess } from '../audit/recordAccess';
import { countIfRefused, type RecordRefused } from '../audit/recordRefused';
import type { Authenticate } from '../auth/authenticate';
import type { Passwords } from '../auth/passwords';
import type { QueueOptions } from '../turns/queue';
import type { RateLimiter } from '../auth/rateLimiter';
import { changeOwnPassword, findUserByLogin } from '../auth/users';
import type { Database } from '../database/database';
import { Refusal, type RefusalReason } from '../errors/refusal';
import type { Handler } from '../http/operations';
import type { Metrics } from '../monitoring/metrics';

type PasswordChangeDependencies = {
  authenticate: Authenticate;
  clock: () => Date;
  database: Database;
  metrics: Metrics;
  passwords: Passwords;
  rateLimiter: RateLimiter;
  recordRefused: RecordRefused;
};

/** Another change of the user was faster, so this one is not stored. */
class Overtaken extends Error {}

/**
 * Changes the password of the token's user (204), and ends the user's other sessions. A wrong current password is a 422,
 * because the token is still valid. It counts as a failed sign-in of the login.
 */
export function changePassword({
  authenticate,
  clock,
  database,
  metrics,
  passwords,
  rateLimiter,
  recordRefused,
}: PasswordChangeDependencies): Handler<'changePassword'> {
  return async ({ body: { currentPassword, newPassword }, caller: { user, session }, request, write }) => {
    /** Counts an outcome, and returns its log record. */
    const recordOutcome = (outcome: string) => {
      metrics.passwordChanges.inc({ outcome });
      return { event: 'password-change', outcome, user: user.id };
    };
    const refuse = (reason: RefusalReason, outcome: string = reason): never => {
      throw new Refusal(reason, { record: recordOutcome(outcome) });
    };
    if (newPassword === currentPassword) return refuse('not-accepted');

    const changeIfCorrect = async (options: QueueOptions) => {
      // Read within the queue, because an earlier change may have replaced the hash.
      const storedUser = await findUserByLogin(database, user.login);
      const storedHash = storedUser?.passwordHash ?? null;
      const isCorrect = await passwords.verify(currentPassword, storedHash, options);
      if (storedUser === null || !isCorrect) return { isCorrect: false, isChanged: false };
      const hash = await passwords.hash(newPassword, options);
      const isChanged = await write('account', async (queries) => {
        if (!(await changeOwnPassword({ queries }, storedUser, session.id, hash))) throw new Overtaken();
        const actor = { user, requestId: request.id };
        await recordAccess(queries, { actor, now: clock() }, { action: 'password-changed' });
        return null;
      }).then(
        () => true,
        (error: unknown) => {
          if (error instanceof Overtaken) return false;
          throw error;
        },
      );
      return { isCorrect, isChanged };
    };
    const client = { address: request.ip, connection: request.raw.socket };
    const { isCorrect, isChanged } = await countIfRefused(
      rateLimiter.guard(user.login, client, changeIfCorrect),
      () => recordRefused.ownPassword(user.id, 'changePassword', request.id),
    ).catch((error: unknown) => {
      if (!(error instanceof Refusal)) throw error;
      throw error.withRecord(recordOutcome(error.reason === 'throttled' ? 'throttled' : 'shed'));
    });

    if (!isCorrect) return refuse('wrong-password');
    if (!isChanged) {
      // The user was changed while the password was verified. This ends the request, unless the session goes on.
      await authenticate(request.headers.authorization);
      return refuse('wrong-password', 'overtaken');
    }
    request.log.info({ ...recordOutcome('changed'), address: request.ip }, 'password change');
    return null;
  };
}
