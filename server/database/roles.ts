/** The roles of users, and the only list of them beside the description and the checks of the tables. */
export const ROLES = ['editor', 'admin'] as const;
export type Role = (typeof ROLES)[number];

export const isRole = (name: string): name is Role => ROLES.some((role) => role === name);
