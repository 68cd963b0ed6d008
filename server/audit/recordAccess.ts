import type { SignedInUser } from '../auth/users';
import type { Queries } from '../database/database';
import { accessEvents } from '../database/accessEvents';
import { type FieldChange } from '../database/tables';

/** Who does something at the door, and in which request. The user is null before a sign-in and for a command. */
export type AccessActor = {
  user: Pick<SignedInUser, 'id' | 'name' | 'role'> | null;
  requestId: string | null;
};

type AccessEvent = {
  action: (typeof accessEvents.$inferInsert)['action'];
  /** The user to whom it is done. */
  subject?: { id: string; name: string };
  changes?: FieldChange[];
};

/** Records what happens at the door, in the transaction of the change. An event never contains a login or a secret. */
export async function recordAccess(
  queries: Queries,
  { actor: { user, requestId }, now }: { actor: AccessActor; now: Date },
  { action, subject, changes = [] }: AccessEvent,
): Promise<void> {
  await queries.insert(accessEvents).values({
    happenedAt: now,
    requestId,
    action,
    changes,
    ...(user && { userId: user.id, userName: user.name, userRole: user.role }),
    ...(subject && { subjectId: subject.id, subjectName: subject.name }),
  });
}
