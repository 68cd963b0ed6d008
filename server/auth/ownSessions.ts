import { and, desc, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import type { Queries } from '../database/database';
import { sessions, users } from '../database/tables';

/** A session that a person can end. */
type OwnSession = Pick<
  typeof sessions.$inferSelect,
  'id' | 'device' | 'beganAt' | 'lastUsedAt' | 'expiresAt'
>;

/** A session of a user that has neither ended nor expired. */
const isRunning = (userId: string, now: Date) =>
  and(eq(sessions.userId, userId), isNull(sessions.endedAt), gt(sessions.expiresAt, now));

/** Lists the running sessions of a user, the one that was used last first. */
export async function listOwnSessions(queries: Queries, userId: string, now: Date): Promise<OwnSession[]> {
  const { id, device, beganAt, lastUsedAt, expiresAt } = sessions;
  return queries
    .select({ id, device, beganAt, lastUsedAt, expiresAt })
    .from(sessions)
    .innerJoin(users, and(eq(users.id, sessions.userId), eq(users.sessionGeneration, sessions.generation)))
    .where(isRunning(userId, now))
    .orderBy(desc(sql`coalesce(${lastUsedAt}, ${beganAt}, ${expiresAt})`), id);
}

/**
 * Ends one session of a user, or all but one. Returns the ended ones.
 * @param which `id`: the one to end. `kept`: the one that continues.
 */
export async function endOwnSessions(
  queries: Queries,
  userId: string,
  which: { id: string } | { kept: string },
  now: Date,
): Promise<Pick<OwnSession, 'id' | 'device'>[]> {
  const isMeant = 'id' in which ? eq(sessions.id, which.id) : ne(sessions.id, which.kept);
  return queries
    .update(sessions)
    .set({ endedAt: now })
    .where(and(isRunning(userId, now), isMeant))
    .returning({ id: sessions.id, device: sessions.device });
}
