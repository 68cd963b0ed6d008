import { and, count, eq, gt, isNull, sql, type SQL } from 'drizzle-orm';
import type { components } from '../../api-spec/schema.gen';
import type { Queries } from '../database/database';
import { sessions, users } from '../database/tables';
import { Refusal } from '../errors/refusal';

type User = components['schemas']['User'];

/** Returns the users as administrators see them, or the one with an id, in the order of their names. */
export async function readUsers(queries: Queries, now: Date, id?: string): Promise<User[]> {
  const isOpen = and(
    eq(sessions.userId, users.id),
    eq(sessions.generation, users.sessionGeneration),
    isNull(sessions.endedAt),
    gt(sessions.expiresAt, now),
  );
  // An earlier release does not store when a session was used.
  const used: SQL<Date | null> = sql`max(coalesce(${sessions.lastUsedAt}, ${sessions.beganAt}))`.mapWith(
    sessions.lastUsedAt,
  );
  const rows = await queries
    .select({ user: users, openSessions: count(sessions.id), lastUsedAt: used })
    .from(users)
    .leftJoin(sessions, isOpen)
    .where(id === undefined ? undefined : eq(users.id, id))
    .groupBy(users.id)
    .orderBy(users.name, users.id);
  return rows.map(({ user, openSessions, lastUsedAt }) => {
    const { login, name, role, dashboard, isBlocked, hasPassword, isDemonstration, version } = user;
    const { lastSignInAt, linkExpiresAt, resetAt } = user;
    const hasLink = linkExpiresAt !== null && linkExpiresAt > now;
    return {
      ...{ id: user.id, login, name, role, dashboard, isBlocked, hasPassword, isDemonstration },
      ...(lastSignInAt && { lastSignInAt: lastSignInAt.toISOString() }),
      openSessions,
      ...(lastUsedAt && { lastUsedAt: lastUsedAt.toISOString() }),
      ...(hasLink && { linkExpiresAt: linkExpiresAt.toISOString() }),
      ...(!hasPassword && resetAt && { passwordResetAt: resetAt.toISOString() }),
      version,
    };
  });
}

/** Returns one user as administrators see it. @throws Refusal `unknown-user` */
export async function readUser(queries: Queries, now: Date, id: string): Promise<User> {
  const [user] = await readUsers(queries, now, id);
  if (user === undefined) throw new Refusal('unknown-user');
  return user;
}
