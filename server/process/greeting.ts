import { DEMONSTRATION_COMPANY, DEMONSTRATION_USERS } from '../auth/seed';
import type { Demonstration } from '../auth/users';
import { formatTable } from './table';

/** Returns the text after a start: the address and the demonstration logins. */
export function makeGreeting(
  { address, demonstration }: { address: string; demonstration: Demonstration },
  { portal }: { portal: boolean },
): string {
  const addressLine = portal ? `Portaria: ${address}` : `Portaria's API: ${address}/api/`;
  if (demonstration === 'none') return `\n${addressLine}\n\n`;
  if (demonstration === 'withheld') {
    return `\n${addressLine}\n\nThere are no demonstration users, because other machines can reach this HOST.\nTo add a user, stop this and run: npm run users -- add\n\n`;
  }
  const rows = DEMONSTRATION_USERS.map((user) => [
    `  ${user.login}`,
    user.password,
    user.name,
    user.isBlocked ? `${user.role}, blocked` : user.role,
    user.dashboard ?? '(none)',
  ]);
  return `\n${addressLine}\n\n${DEMONSTRATION_COMPANY}: demonstration users\n\n${formatTable([
    ['  login', 'password', 'name', 'role', 'dashboard'],
    ...rows,
  ])}\n\n`;
}
