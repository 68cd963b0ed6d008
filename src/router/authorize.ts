import { mayAccess } from '../config/access';
import type { GuardedAccess } from '../config/access';
import type { Role } from '../config/roles';

/** The guard's decision: show the page, or navigate to the login or to the access-denied page. */
export type Decision = 'allow' | 'userLogin' | 'unauthorized';

/** Returns the guard's decision (specification §4, §6). `role` is null if the stored text is no role. */
export function authorize(access: GuardedAccess, isSignedIn: boolean, role: Role | null): Decision {
  if (!isSignedIn) return 'userLogin';
  return mayAccess(access, role) ? 'allow' : 'unauthorized';
}
