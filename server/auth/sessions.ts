import { and, eq, gt, inArray, isNull, lte, ne, or, sql } from 'drizzle-orm';
import type { Database, Queries } from '../database/database';
import { buildOnce } from '../database/statements';
import { sessions, users } from '../database/tables';
import type { IssuedToken } from './tokens';
import { isAdmitted, signedInUserColumns, type Demonstration, type SignedInUser, type User } from './users';

// A token is valid while its row exists, has not ended, and has the generation of its user.
// Every function throws the driver's error if the database is unavailable.

/** A session in which the user was told of a reset of the password. */
const isAfterReset = and(eq(sessions.userId, users.id), gt(sessions.beganAt, users.resetAt));

/** Deletes expired sessions, in no transaction, because the removal of a user locks the same rows in another order. */
export const deleteExpiredSessions = async ({ queries }: Database, now: Date): Promise<void> => {
  const isExpired = lte(sessions.expiresAt, now);
  await queries.update(users).set({ resetAt: null }).from(sessions).where(and(isAfterReset, isExpired));
  await queries.delete(sessions).where(isExpired);
};

/**
 * Stores the session of a new token with the time of the sign-in.
 * @param user the row that was read before the password was verified.
 * @returns false if the user was removed since then, or if all of their sessions were ended.
 */
export async function beginSession(
  { queries }: Pick<Database, 'queries'>,
  user: User,
  { id, expiresAt }: IssuedToken,
  now: Date,
  device: string | null,
): Promise<boolean> {
  const row = queries
    .select({
      id: sql<string>`${id}`.as('id'),
      userId: users.id,
      generation: users.sessionGeneration,
      expiresAt: sql<Date>`${expiresAt.toISOString()}::timestamptz`.as('expires_at'),
      endedAt: sql<null>`null::timestamptz`.as('ended_at'),
      beganAt: sql<Date>`${now.toISOString()}::timestamptz`.as('began_at'),
      lastUsedAt: sql<Date>`${now.toISOString()}::timestamptz`.as('last_used_at'),
      device: sql<string | null>`${device}::text`.as('device'),
    })
    .from(users)
    .where(and(eq(users.id, user.id), eq(users.sessionGeneration, user.sessionGeneration)));
  const inserted = await queries.insert(sessions).select(row).returning({ id: sessions.id });
  if (inserted.length === 0) return false;
  const isOfEarlier = and(isAfterReset, ne(sessions.id, id));
  const told = queries.select({ id: sessions.id }).from(sessions).where(isOfEarlier);
  await queries
    .update(users)
    .set({ lastSignInAt: now, resetAt: sql`case when exists ${told} then null else ${users.resetAt} end` })
    .where(eq(users.id, user.id));
  return true;
}

/** Reason why a session is refused. A removed user's sessions are deleted, so they are unknown. */
export type SessionRefusal = 'unknown-session' | 'ended' | 'blocked' | 'all-ended' | 'demonstration';

const selectSession = (queries: Queries) => {
  const { generation, endedAt, lastUsedAt } = sessions;
  const { isBlocked, isDemonstration, sessionGeneration } = users;
  return queries
    .select({
      ...{ user: signedInUserColumns, isDemonstration, isBlocked },
      ...{ sessionGeneration, generation, endedAt, lastUsedAt },
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.id, sql.placeholder('sessionId')));
};
const sessionStatement = buildOnce(selectSession);
const lockingStatement = buildOnce((queries) => selectSession(queries).for('share'));

/**
 * Returns a function that finds the user of a session, or the reason for the refusal. With the queries of a transaction,
 * a change of the user or of the session waits for its end.
 */
export function makeFindUserBySession(
  { queries }: Database,
  { demonstration, clock }: { demonstration: Demonstration; clock: () => Date },
) {
  return async (sessionId: string, transaction?: Queries): Promise<SignedInUser | SessionRefusal> => {
    const statement = transaction ? lockingStatement(transaction) : sessionStatement(queries);
    const [session] = await statement.execute({ sessionId });
    if (session === undefined) return 'unknown-session';
    if (session.endedAt !== null) return 'ended';
    if (session.isBlocked) return 'blocked';
    if (session.generation !== session.sessionGeneration) return 'all-ended';
    if (!isAdmitted(session, demonstration)) return 'demonstration';
    if (!transaction && isOlder(session.lastUsedAt, clock())) recordUse(queries, sessionId, clock());
    return session.user;
  };
}

/** The last use of a session is stored this often, in ms. */
const USE_STEP_MS = 60_000;

const isOlder = (lastUsedAt: Date | null, now: Date): boolean =>
  lastUsedAt === null || lastUsedAt.getTime() <= now.getTime() - USE_STEP_MS;

/** Stores that a session is used. The request does not wait for it, and it never waits for a lock. A failure is no loss. */
function recordUse(queries: Queries, sessionId: string, now: Date): void {
  const free = queries
    .select({ id: sessions.id })
    .from(sessions)
    .where(
      and(
        eq(sessions.id, sessionId),
        or(isNull(sessions.lastUsedAt), lte(sessions.lastUsedAt, new Date(now.getTime() - USE_STEP_MS))),
      ),
    )
    .for('update', { skipLocked: true });
  queries
    .update(sessions)
    .set({ lastUsedAt: now })
    .where(inArray(sessions.id, free))
    .catch(() => undefined);
}

/** Ends one session. Does nothing if it has ended already. */
export async function endSession({ queries }: Database, sessionId: string, now: Date): Promise<void> {
  await queries
    .update(sessions)
    .set({ endedAt: now })
    .where(and(eq(sessions.id, sessionId), isNull(sessions.endedAt)));
}
