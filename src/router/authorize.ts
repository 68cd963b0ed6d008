import { isFor } from '../config/access';
import type { GuardedAccess } from '../config/access';
import type { Role } from '../config/roles';

/** What the guard does with a visitor: shows the page, or sends the visitor to one of two others. */
export type Decision = 'allow' | 'userLogin' | 'unauthorized';

/** The guard's decision (specification §4, §6). `role` is null for a stored value that is no role. */
export function authorize(access: GuardedAccess, isSignedIn: boolean, role: Role | null): Decision {
  if (!isSignedIn) return 'userLogin';
  return isFor(access, role) ? 'allow' : 'unauthorized';
}
