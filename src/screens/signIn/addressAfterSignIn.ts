import { getDashboardCode } from '../../api/userRecord';
import type { UserRecord } from '../../api/userRecord';
import { isInApp, paths } from '../../config/paths';

/**
 * Returns where a sign-in on the login leads: the address that the guard or a 401 redirected from, or the user's
 * dashboard. `state` is the state of the login's history entry.
 */
export function addressAfterSignIn(state: unknown, user: UserRecord): string {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : null;
  return isInApp(from) ? from : paths.dashboard.to(getDashboardCode(user));
}
