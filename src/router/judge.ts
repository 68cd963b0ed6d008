import { isFor } from '../config/paths';
import type { GuardedAccess } from '../config/paths';
import type { Role } from '../config/roles';

/** Where a visitor belongs: here, or at one of two other pages. */
export type Verdict = 'allow' | 'userLogin' | 'unauthorized';

/** The guard's decision (specification §4, §6). `role` is null for a stored value that is no role. */
export function judge(access: GuardedAccess, isSignedIn: boolean, role: Role | null): Verdict {
  if (!isSignedIn) return 'userLogin';
  return isFor(access, role) ? 'allow' : 'unauthorized';
}
