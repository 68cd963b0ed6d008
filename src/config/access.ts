import { ROLES } from './roles';
import type { Role } from './roles';

/** Who may see a page: all visitors, all signed-in users, or users with these roles. */
export type Access = 'open' | GuardedAccess;
/** The access of a page behind the guard. */
export type GuardedAccess = 'signedIn' | readonly Role[];

/** The roles that may enter the app area. */
export const APP_ROLES: readonly Role[] = ROLES;

/** Whether a role may see a page. Null means that the stored value is no role. */
export const mayAccess = (access: Access, role: Role | null): boolean =>
  typeof access === 'string' || (role !== null && access.includes(role));
