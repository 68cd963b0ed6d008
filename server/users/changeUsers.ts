// How administrators and the command change users. Each change is recorded in its transaction.
import { createHash } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import { LIMITS } from '../../api-spec/limits.gen';
import type { components } from '../../api-spec/schema.gen';
import { listFieldChanges, type State } from '../audit/recordEvents';
import { recordAccess, type AccessActor } from '../audit/recordAccess';
import {
  addUserIfAbsent,
  endAllSessions,
  ENDING_SESSIONS,
  LOGIN_PATTERN,
  NEXT_VERSION,
  NO_LINK,
  removeUser,
  setBlocked,
  setPasswordHash,
  USER_ID_PATTERN,
  type NewUser,
} from '../auth/users';
import type { Queries } from '../database/database';
import { isRole } from '../database/roles';
import { users } from '../database/tables';
import { Refusal } from '../errors/refusal';
import { checkName, refuseProblems, type Problem } from '../rules/fieldRules';

type Schemas = components['schemas'];
type StoredUser = typeof users.$inferSelect;

/** Who changes users, and when. `queries`: of a transaction. */
export type UserEdit = { queries: Queries; actor: AccessActor; now: Date };

/** A user who is changed. `version`: the one that the caller saw. Absent: any. */
export type Target = { id: string; version?: number };

/** What an administrator's request says about a user. `isConfirmed`: the caller's own password was right. */
type Input = {
  values: Omit<Schemas['UserChange'], 'version' | 'currentPassword'>;
  dashboards: readonly string[];
  isConfirmed: boolean;
};

const LINK_MS = 24 * 3_600_000;

/** Returns what is stored of the secret of a link. The secret is random, so its hash needs no key and no cost. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/**
 * Returns a user for a change. Locks all administrators, so that one change of users runs at a time and the last
 * administrator stays.
 * @throws Refusal `unknown-user` or `changed-meanwhile`
 */
async function openUser({ queries }: UserEdit, { id, version }: Target) {
  const administrators = await queries
    .select()
    .from(users)
    .where(eq(users.role, 'admin'))
    .orderBy(users.id)
    .for('update');
  const [user] = USER_ID_PATTERN.test(id)
    ? await queries.select().from(users).where(eq(users.id, id)).for('update')
    : [];
  if (user === undefined) throw new Refusal('unknown-user');
  if (version !== undefined && version !== user.version) throw new Refusal('changed-meanwhile');
  const usableAdministrators = administrators.filter(
    ({ isBlocked, hasPassword, isDemonstration }) => !isBlocked && hasPassword && !isDemonstration,
  );
  return { user, isLast: usableAdministrators.length === 1 && usableAdministrators[0]?.id === user.id };
}

/** Opens a user whom the change may leave without access. @throws Refusal `own-user` or `last-administrator` too */
async function openOther(edit: UserEdit, target: Target): Promise<StoredUser> {
  if (edit.actor.user?.id === target.id) throw new Refusal('own-user');
  const { user, isLast } = await openUser(edit, target);
  if (isLast) throw new Refusal('last-administrator');
  return user;
}

/** Returns the problems of the values. `before`: the stored user, or null for a new one. */
function findProblems({ values, dashboards, isConfirmed }: Input, before: StoredUser | null): Problem[] {
  const { name, role, dashboard = null } = values;
  const isKnown = dashboard === null || dashboard === before?.dashboard || dashboards.includes(dashboard);
  const needsPassword = role === 'admin' && before?.role !== 'admin' && !isConfirmed;
  return [
    ...checkName('name', name, LIMITS.nameLength),
    ...(isRole(role) ? [] : [{ field: 'role', reason: 'unknown' }]),
    ...(isKnown ? [] : [{ field: 'dashboard', reason: 'unknown' }]),
    ...(needsPassword ? [{ field: 'currentPassword', reason: 'missing' }] : []),
  ];
}

const toState = ({ name, role, dashboard }: Pick<StoredUser, 'name' | 'role' | 'dashboard'>): State => ({
  ...{ name, role, dashboard },
});

/** Adds a user whose login is not taken, and returns the id. Null: the login is taken. */
export async function addUser(edit: UserEdit, user: NewUser): Promise<string | null> {
  const { queries } = edit;
  const id = await addUserIfAbsent({ queries }, user);
  if (id === null) return null;
  const changes = listFieldChanges(null, toState(user));
  await recordAccess(queries, edit, { action: 'user-added', subject: { id, name: user.name }, changes });
  return id;
}

/**
 * Adds the user of an administrator's request, who waits for a first password.
 * @param unusableHash the hash of a password that nobody knows.
 * @throws Refusal `invalid-values`
 */
export async function addWaitingUser(
  edit: UserEdit,
  { login, unusableHash, ...input }: Input & { login: string; unusableHash: string },
): Promise<string> {
  const { role, dashboard = null, name } = input.values;
  const problems = findProblems(input, null);
  const isLogin = LOGIN_PATTERN.test(login);
  refuseProblems([...(isLogin ? [] : [{ field: 'login', reason: 'invalid' }]), ...problems]);
  if (!isRole(role)) throw new Refusal('invalid-values');
  const values = { login, role, dashboard, name: name.trim(), passwordHash: unusableHash };
  const state = { hasPassword: false, isBlocked: false, isDemonstration: false };
  const id = await addUser(edit, { ...values, ...state });
  if (id === null) refuseProblems([{ field: 'login', reason: 'repeated' }]);
  return id ?? '';
}

/** Replaces name, role and dashboard. @throws Refusal `own-user`, `last-administrator` or `invalid-values` too */
export async function changeUser(edit: UserEdit, target: Target, input: Input): Promise<void> {
  const { queries, actor } = edit;
  const { user, isLast } = await openUser(edit, target);
  const { role, dashboard = null } = input.values;
  const name = input.values.name.trim();
  if (role !== user.role && actor.user?.id === user.id) throw new Refusal('own-user');
  if (role !== 'admin' && isLast) throw new Refusal('last-administrator');
  refuseProblems(findProblems(input, user));
  if (!isRole(role)) throw new Refusal('invalid-values');
  const values = { name, role, dashboard };
  await queries
    .update(users)
    .set({ ...values, version: NEXT_VERSION })
    .where(eq(users.id, user.id));
  const changes = listFieldChanges(toState(user), toState(values));
  await recordAccess(queries, edit, { action: 'user-changed', subject: { id: user.id, name }, changes });
}

export type AccessChange = Schemas['UserAccessChange']['change'] | 'remove';

const ACCESS_CHANGES = {
  block: { action: 'user-blocked', apply: (one, login) => setBlocked(one, login, true) },
  unblock: { action: 'user-unblocked', apply: (one, login) => setBlocked(one, login, false) },
  'end-sessions': { action: 'sessions-ended', apply: endAllSessions },
  remove: { action: 'user-removed', apply: removeUser },
} as const satisfies Record<
  AccessChange,
  { action: string; apply: (one: Pick<UserEdit, 'queries'>, login: string) => Promise<boolean> }
>;

/** Changes the access of a user. The last administrator stays. @throws Refusal */
export async function changeAccess(edit: UserEdit, target: Target, change: AccessChange): Promise<void> {
  const { queries, actor } = edit;
  if (actor.user?.id === target.id) throw new Refusal('own-user');
  const { user, isLast } = await openUser(edit, target);
  if (isLast && (change === 'block' || change === 'remove')) throw new Refusal('last-administrator');
  const { action, apply } = ACCESS_CHANGES[change];
  await apply({ queries }, user.login);
  await recordAccess(queries, edit, { action, subject: user });
}

/** Sets the password that an operator has typed. */
export async function setTypedPassword(edit: UserEdit, target: Target, passwordHash: string): Promise<void> {
  const { queries, now } = edit;
  const { user } = await openUser(edit, target);
  await setPasswordHash({ queries }, user.login, passwordHash, now);
  await recordAccess(queries, edit, { action: 'password-set', subject: user });
}

/**
 * Stores the link of a user, and ends the old password and all sessions.
 * @returns the user's login, and the end of the link.
 * @throws Refusal
 */
export async function makeLink(
  edit: UserEdit,
  target: Target,
  { secret, unusableHash, isConfirmed }: { secret: string; unusableHash: string; isConfirmed: boolean },
): Promise<{ login: string; expiresAt: Date }> {
  const { queries, now } = edit;
  const user = await openOther(edit, target);
  if (user.isBlocked) throw new Refusal('user-blocked');
  refuseProblems(
    user.role === 'admin' && !isConfirmed ? [{ field: 'currentPassword', reason: 'missing' }] : [],
  );
  const expiresAt = new Date(now.getTime() + LINK_MS);
  await queries
    .update(users)
    .set({
      ...{ passwordHash: unusableHash, hasPassword: false, linkHash: hashSecret(secret) },
      ...{ linkExpiresAt: expiresAt, version: NEXT_VERSION, ...ENDING_SESSIONS },
      // A user without a password is not reset. An earlier reset was not reported yet.
      resetAt: user.hasPassword ? now : user.resetAt,
    })
    .where(eq(users.id, user.id));
  const action = user.hasPassword ? 'password-reset' : 'link-made';
  await recordAccess(queries, edit, { action, subject: user });
  return { login: user.login, expiresAt };
}

/** The users whom a link admits: it is neither used nor expired, and the user is not blocked. */
const isOfLink = (secret: string, now: Date) =>
  and(eq(users.linkHash, hashSecret(secret)), gt(users.linkExpiresAt, now), eq(users.isBlocked, false));

/** Returns the user whose password the link can set now. */
export async function findLinkUser(
  queries: Queries,
  secret: string,
  now: Date,
): Promise<{ name: string } | null> {
  const [user] = await queries.select({ name: users.name }).from(users).where(isOfLink(secret, now));
  return user ?? null;
}

/** Sets the password of the link's user, and uses the link up. Null: another request has used it. */
export async function useLink(
  { queries, now, actor }: UserEdit,
  secret: string,
  passwordHash: string,
): Promise<{ id: string; login: string } | null> {
  const [user] = await queries
    .update(users)
    .set({ passwordHash, hasPassword: true, ...NO_LINK, ...ENDING_SESSIONS })
    .where(isOfLink(secret, now))
    .returning({ id: users.id, login: users.login, name: users.name, role: users.role });
  if (user === undefined) return null;
  // Nobody is signed in, and the person with the link sets the password.
  const own = { user, requestId: actor.requestId };
  await recordAccess(queries, { actor: own, now }, { action: 'password-set', subject: user });
  return user;
}
