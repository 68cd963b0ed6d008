import { and, eq, sql } from 'drizzle-orm';
import type { Database, Queries } from '../database/database';
import type { Role } from '../database/roles';
import { sessions, users } from '../database/tables';

/** The same pattern as in `server/database/migrations/001-users.sql`. */
export const LOGIN_PATTERN = /^[0-9]{1,11}$/;

/** A user's id. Another text in its place would be an error of the database. */
export const USER_ID_PATTERN = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The fields of the user that a request with a token needs. */
export type SignedInUser = {
  id: string;
  login: string;
  name: string;
  role: Role;
  /** The dashboard's code, or `null` for the default dashboard. */
  dashboard: string | null;
};

/** The fields of the user that a sign-in needs. */
export type User = SignedInUser & {
  passwordHash: string;
  isBlocked: boolean;
  sessionGeneration: number;
  isDemonstration: boolean;
};

/** `hasPassword` is false for a user who waits for a first password. */
export type NewUser = Omit<User, 'id' | 'sessionGeneration'> & { hasPassword?: boolean };

export const signedInUserColumns = {
  id: users.id,
  login: users.login,
  name: users.name,
  role: users.role,
  dashboard: users.dashboard,
};

const columns = {
  ...signedInUserColumns,
  passwordHash: users.passwordHash,
  isBlocked: users.isBlocked,
  sessionGeneration: users.sessionGeneration,
  isDemonstration: users.isDemonstration,
};

/**
 * Whether the demonstration users may sign in. `withheld`: no, because other machines can reach this one. `none`: no,
 * because the settings name other users.
 */
export type Demonstration = 'offered' | 'withheld' | 'none';

/** Whether a user may sign in. Demonstration users may only if the demonstration is offered. */
export const isAdmitted = (user: { isDemonstration: boolean }, demonstration: Demonstration): boolean =>
  !user.isDemonstration || demonstration === 'offered';

// Every function throws the driver's error if the database is unavailable.

export async function findUserByLogin({ queries }: Database, login: string): Promise<User | null> {
  const [user] = await queries.select(columns).from(users).where(eq(users.login, login));
  return user ?? null;
}

/** Returns when an administrator has reset the user's password, or null if the user was told of it. */
export async function readResetAt(queries: Queries, id: string): Promise<Date | null> {
  const [user] = await queries.select({ resetAt: users.resetAt }).from(users).where(eq(users.id, id));
  return user?.resetAt ?? null;
}

/** A user in the administrator's list. */
export type ListedUser = SignedInUser & { isBlocked: boolean; isDemonstration: boolean; createdAt: Date };

/** Returns all users, ordered by login. */
export async function listUsers({ queries }: Database): Promise<ListedUser[]> {
  const { isBlocked, isDemonstration, createdAt } = users;
  return queries
    .select({ ...signedInUserColumns, isBlocked, isDemonstration, createdAt })
    .from(users)
    .orderBy(users.login);
}

/**
 * Adds a user unless the login is taken.
 * @returns the new user's id, or `null` if the login is taken.
 */
export async function addUserIfAbsent({ queries }: WithQueries, user: NewUser): Promise<string | null> {
  const [added] = await queries.insert(users).values(user).onConflictDoNothing().returning({ id: users.id });
  return added?.id ?? null;
}

/** Replaces the password hash, unless it has changed since it was read. */
export async function replaceHash({ queries }: Database, user: User, newHash: string): Promise<void> {
  await queries
    .update(users)
    .set({ passwordHash: newHash })
    .where(and(eq(users.id, user.id), eq(users.passwordHash, user.passwordHash)));
}

/** Ends all sessions of a user. A sign-in that is running keeps the old generation, so its session is refused too. */
export const ENDING_SESSIONS = { sessionGeneration: sql`${users.sessionGeneration} + 1` };

export const NEXT_VERSION = sql`${users.version} + 1`;

export const NO_LINK = { linkHash: null, linkExpiresAt: null };

/** The database, or a transaction. */
type WithQueries = Pick<Database, 'queries'>;

/**
 * Sets the password that the user chose. Ends all sessions of the user except one.
 * @param user the row that was read before the password was verified.
 * @returns false if the user was removed since then, or if all of their sessions were ended.
 */
export async function changeOwnPassword(
  { queries }: WithQueries,
  user: User,
  keptSessionId: string,
  passwordHash: string,
): Promise<boolean> {
  const changed = queries.$with('changed').as(
    queries
      .update(users)
      .set({ passwordHash, ...ENDING_SESSIONS })
      .where(and(eq(users.id, user.id), eq(users.sessionGeneration, user.sessionGeneration)))
      .returning({ generation: users.sessionGeneration }),
  );
  const updatedSessions = await queries
    .with(changed)
    .update(sessions)
    .set({ generation: sql`${changed.generation}` })
    .from(changed)
    .where(eq(sessions.id, keptSessionId))
    .returning({ id: sessions.id });
  return updatedSessions.length > 0;
}

// Each of these returns whether a user with this login exists.

export async function setBlocked(database: WithQueries, login: string, isBlocked: boolean): Promise<boolean> {
  return change(database, login, isBlocked ? { isBlocked, ...NO_LINK, ...ENDING_SESSIONS } : { isBlocked });
}

/** Sets the password that an operator chose, of which the user is told. Ends all sessions and the link of the user. */
export async function setPasswordHash(
  database: WithQueries,
  login: string,
  passwordHash: string,
  now = new Date(),
): Promise<boolean> {
  const values = { passwordHash, hasPassword: true, resetAt: now, ...NO_LINK };
  return change(database, login, { ...values, ...ENDING_SESSIONS });
}

export async function endAllSessions(database: WithQueries, login: string): Promise<boolean> {
  return change(database, login, ENDING_SESSIONS);
}

/** Removes a user with all of their sessions. */
export async function removeUser({ queries }: WithQueries, login: string): Promise<boolean> {
  const removed = await queries.delete(users).where(eq(users.login, login)).returning({ id: users.id });
  return removed.length > 0;
}

async function change(
  { queries }: WithQueries,
  login: string,
  values: Parameters<ReturnType<Database['queries']['update']>['set']>[0],
): Promise<boolean> {
  const changed = await queries
    .update(users)
    .set({ ...values, version: NEXT_VERSION })
    .where(eq(users.login, login))
    .returning({ id: users.id });
  return changed.length > 0;
}

export async function removeDemonstrationUsers({ queries }: Database): Promise<void> {
  await queries.delete(users).where(sql`${users.isDemonstration}`);
}
