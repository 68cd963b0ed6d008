/** The roles, and the only list of them. The position is the number that the earlier portal stores (specification §3). */
export const ROLES = ['editor', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** The role if none is stored (specification §6.1). It decides what the portal shows, and no permission of the backend. */
export const DEFAULT_ROLE: Role = 'admin';

export const isRole = (name: unknown): name is Role => ROLES.some((role) => role === name);

/** Reads the name of a role. Any other role than those of this portal gives no access. */
export const readRoleName = (name: string): Role | 'none' => (isRole(name) ? name : 'none');

export const writeRole = (role: Role): string => String(ROLES.indexOf(role));

/** Reads a stored role. Returns 'none' for any text that is not in the enumeration. */
export const readRole = (stored: string): Role | 'none' =>
  ROLES.find((role) => writeRole(role) === stored) ?? 'none';
