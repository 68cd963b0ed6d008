export type Role = 'editor' | 'admin';

/** The role if none is stored (specification §6.1). It decides what the portal shows, and no permission of the backend. */
export const DEFAULT_ROLE: Role = 'admin';

/** The numbers of the role enumeration, as the earlier portal stores them (specification §3). */
export const STORED_ROLES: Readonly<Record<Role, string>> = { editor: '0', admin: '1' };

/** Reads the name of a role. Any other role than those of this portal gives no access. */
export const readRoleName = (name: string): Role | 'none' =>
  name === 'editor' || name === 'admin' ? name : 'none';

/** Reads a stored role. Returns 'none' for any text that is not in the enumeration. */
export function readRole(stored: string): Role | 'none' {
  if (stored === STORED_ROLES.editor) return 'editor';
  return stored === STORED_ROLES.admin ? 'admin' : 'none';
}
