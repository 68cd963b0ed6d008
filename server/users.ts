import { and, eq, sql } from 'drizzle-orm';
import type { Database } from './database/open';
import { users } from './database/tables';

export type Role = 'editor' | 'admin';

export type User = {
  id: string;
  login: string;
  name: string;
  role: Role;
  /** The dashboard's code; `null` means the default one. */
  dashboard: string | null;
  passwordHash: string;
  isBlocked: boolean;
};

export type NewUser = Omit<User, 'id'> & { isDemonstration: boolean };

const columns = {
  id: users.id,
  login: users.login,
  name: users.name,
  role: users.role,
  dashboard: users.dashboard,
  passwordHash: users.passwordHash,
  isBlocked: users.isBlocked,
};

// Every function takes the database first and fails with the database's own error when it is away.

export async function findUserByLogin({ queries }: Database, login: string): Promise<User | null> {
  const [user] = await queries.select(columns).from(users).where(eq(users.login, login));
  return user ?? null;
}

export async function findUserById({ queries }: Database, id: string): Promise<User | null> {
  const [user] = await queries.select(columns).from(users).where(eq(users.id, id));
  return user ?? null;
}

/** Adds a user, or brings the one with the same login to what is given. */
export async function saveUser({ queries }: Database, user: NewUser): Promise<void> {
  await queries.insert(users).values(user).onConflictDoUpdate({ target: users.login, set: user });
}

/** Adds a user unless the login is taken. */
export async function addUserIfAbsent({ queries }: Database, user: NewUser): Promise<void> {
  await queries.insert(users).values(user).onConflictDoNothing({ target: users.login });
}

/** Replaces a password's hash, unless it has been replaced by another since it was read. */
export async function replaceHash({ queries }: Database, user: User, newHash: string): Promise<void> {
  await queries
    .update(users)
    .set({ passwordHash: newHash })
    .where(and(eq(users.id, user.id), eq(users.passwordHash, user.passwordHash)));
}

export async function setBlocked({ queries }: Database, login: string, isBlocked: boolean): Promise<void> {
  await queries.update(users).set({ isBlocked }).where(eq(users.login, login));
}

export async function removeUser({ queries }: Database, login: string): Promise<void> {
  await queries.delete(users).where(eq(users.login, login));
}

export async function removeDemonstrationUsers({ queries }: Database): Promise<void> {
  await queries.delete(users).where(sql`${users.isDemonstration}`);
}
