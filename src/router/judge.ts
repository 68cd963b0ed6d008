import { isFor } from '../config/paths';
import type { Access } from '../config/paths';
import type { Role } from '../config/roles';

/** Where a visitor belongs: here, or at one of two other pages. */
export type Verdict = 'allow' | 'userLogin' | 'unauthorized';

/** The guard's decision (specification §4, §6). `role` is null for a stored value that is no role. */
export function judge(access: Access, isSignedIn: boolean, role: Role | null): Verdict {
  if (access === 'open') return 'allow';
  if (!isSignedIn) return 'userLogin';
  return isFor(access, role) ? 'allow' : 'unauthorized';
}
