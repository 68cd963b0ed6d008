import { createHmac, hkdfSync } from 'node:crypto';

/** Names something personal (a login, an address) without saying it: equal inputs, equal names, and no way back. */
export type Pseudonym = (kind: string, ...parts: string[]) => string;

/** Names a login in the log, where no user is known. `npm run users -- hash` gives the same name. */
export const nameInLog = (pseudonym: Pseudonym, login: string): string => `login:${pseudonym('log', login)}`;

/**
 * Replicas that share the secret give the same names, so their counters and logs agree.
 * A plain hash would not do: all 10^11 logins can be tried in minutes.
 */
export function makePseudonym(secret: string): Pseudonym {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'portaria pseudonyms', 32));
  return (...parts) =>
    createHmac('sha256', key).update(JSON.stringify(parts)).digest('base64url').slice(0, 22);
}
