import type { Role } from './roles';

/** Who may see a row: everybody, every session, or the sessions of these roles. */
export type Access = 'open' | GuardedAccess;
/** The access of a row behind the guard. */
export type GuardedAccess = 'signedIn' | readonly Role[];

const MEMBERS: readonly Role[] = ['editor', 'admin'];

/** Where a code is not one that an address can carry, the default dashboard is meant. */
export const DEFAULT_DASHBOARD = 'default';
const LONGEST_CODE = 200;

/** Every address of the portal: path, access under the guard (specification §2), link builder. */
export const paths = {
  home: { path: '/', access: 'signedIn', to: () => '/' },
  app: { path: '/app', access: MEMBERS, to: () => '/app' },
  dashboard: {
    path: '/app/dashboards/:code',
    access: MEMBERS,
    to: (code: string | null) => `/app/dashboards/${segmentOf(code)}`,
  },
  settings: { path: '/app/settings', access: MEMBERS, to: () => '/app/settings' },
  user: { path: '/user', access: 'open', to: () => '/user' },
  userLogin: { path: '/user/login', access: 'open', to: () => '/user/login' },
  forgotPassword: { path: '/user/forgot-password', access: 'open', to: () => '/user/forgot-password' },
  register: { path: '/user/register', access: 'open', to: () => '/user/register' },
  resetPassword: { path: '/user/reset-password', access: 'open', to: () => '/user/reset-password' },
  error: { path: '/error', access: 'open', to: () => '/error' },
  unauthorized: { path: '/unauthorized', access: 'open', to: () => '/unauthorized' },
} as const satisfies Record<string, { path: string; access: Access; to: (code: string | null) => string }>;

// `encodeURIComponent('..')` is still `..`, and a lone surrogate makes it throw.
function segmentOf(code: string | null): string {
  const isUsable =
    code !== null &&
    !['', '.', '..', 'null', 'undefined'].includes(code) &&
    code.length <= LONGEST_CODE &&
    !/\p{Surrogate}/u.test(code);
  return isUsable ? encodeURIComponent(code) : DEFAULT_DASHBOARD;
}

/** Whether a role may see a row; null is a stored value that is no role. */
export const isFor = (access: Access, role: Role | null): boolean =>
  typeof access === 'string' || (role !== null && access.includes(role));

/** Whether an address (path, query, fragment) lies in the area that a sign-in may return to. */
export function isInApp(address: unknown): address is string {
  return typeof address === 'string' && /^\/app(?:[/?#]|$)/.test(address);
}
