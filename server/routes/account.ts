import { eq } from 'drizzle-orm';
import { LIMITS } from '../../api-spec/limits.gen';
import { recordAccess } from '../audit/recordAccess';
import { listFieldChanges } from '../audit/recordEvents';
import { endOwnSessions, listOwnSessions } from '../auth/ownSessions';
import { NEXT_VERSION } from '../auth/users';
import { users } from '../database/tables';
import { Refusal } from '../errors/refusal';
import type { Handlers } from '../http/operations';
import { checkName, refuseProblems } from '../rules/fieldRules';
import { isOwnPassword, type OwnPasswordDependencies } from '../users/ownPassword';

type Dependencies = OwnPasswordDependencies & { clock: () => Date };

const writeTime = (time: Date | null) => time?.toISOString() ?? null;

/** What each person may do with the own account: change the name, and see and end the own sessions. */
export function accountHandlers({
  clock,
  ...ownPassword
}: Dependencies): Handlers<'changeAccount' | 'listOwnSessions' | 'endOwnSessions'> {
  const { database } = ownPassword;
  return {
    changeAccount: async ({ body, caller: { user }, request, write }) => {
      const name = body.name.trim();
      refuseProblems(checkName('name', name, LIMITS.nameLength));
      return write('account', async (queries) => {
        await queries.update(users).set({ name, version: NEXT_VERSION }).where(eq(users.id, user.id));
        const subject = { id: user.id, name };
        const changes = listFieldChanges({ name: user.name }, { name });
        await recordAccess(
          queries,
          { actor: { user: { ...user, name }, requestId: request.id }, now: clock() },
          { action: 'user-changed', subject, changes },
        );
        return { name };
      });
    },

    listOwnSessions: async ({ caller: { user, session } }) => ({
      sessions: (await listOwnSessions(database.queries, user.id, clock())).map(
        ({ id, device, beganAt, lastUsedAt, expiresAt }) => ({
          ...{ id, device, beganAt: writeTime(beganAt), lastUsedAt: writeTime(lastUsedAt) },
          expiresAt: expiresAt.toISOString(),
          isCurrent: id === session.id,
        }),
      ),
    }),

    endOwnSessions: async ({ body: { currentPassword, id }, caller, request, write }) => {
      const { user, session } = caller;
      if (
        !(await isOwnPassword(ownPassword, { caller, request, operation: 'endOwnSessions' }, currentPassword))
      )
        throw new Refusal('wrong-password', { record: { event: 'sessions-end', user: user.id } });
      return write('account', async (queries) => {
        const which = id === undefined ? { kept: session.id } : { id };
        for (const { device } of await endOwnSessions(queries, user.id, which, clock()))
          await recordAccess(
            queries,
            { actor: { user, requestId: request.id }, now: clock() },
            {
              action: 'session-ended',
              subject: { id: user.id, name: user.name },
              changes: [['device', null, device]],
            },
          );
        return null;
      });
    },
  };
}
