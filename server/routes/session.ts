import { endSession } from '../auth/sessions';
import { readResetAt } from '../auth/users';
import { readCompanyOfSession } from '../company/letterhead';
import type { Database } from '../database/database';
import type { Description } from '../http/description';
import type { Handlers } from '../http/operations';

type Dependencies = { clock: () => Date; database: Database; description: Pick<Description, 'routes'> };

/** Returns the signed-in user, and ends the session of the token. Other sessions of the user continue. */
export function sessionHandlers({
  clock,
  database,
  description: { routes },
}: Dependencies): Handlers<'getSession' | 'endSession'> {
  return {
    getSession: async ({ caller: { user, session } }) => {
      const resetAt = await readResetAt(database.queries, user.id);
      return {
        login: user.login,
        name: user.name,
        role: user.role,
        expiresAt: session.expiresAt.toISOString(),
        // A random UUID, so it reveals nothing about the login.
        id: user.id,
        canChangePassword: true,
        operations: routes
          .filter(({ roles }) => roles === null || roles.includes(user.role))
          .map(({ id }) => id),
        idempotencyKey: true,
        ...(await readCompanyOfSession(database.queries)),
        ...(resetAt && { passwordResetAt: resetAt.toISOString() }),
      };
    },
    endSession: async ({ caller: { user, session }, request, reply }) => {
      await endSession(database, session.id, clock());
      request.log.info({ event: 'sign-out', user: user.id, address: request.ip }, 'sign-out');
      return reply.code(204).send();
    },
  };
}
