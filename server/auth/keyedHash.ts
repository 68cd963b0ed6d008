import { createHmac, hkdfSync } from 'node:crypto';

/** Replaces personal data (a login, an address) by a keyed hash. Equal inputs have equal hashes. */
export type KeyedHash = (kind: string, ...parts: string[]) => string;

/** Returns the name of a login in the log, if no user is known. `npm run users -- hash` prints the same name. */
export const nameInLog = (keyedHash: KeyedHash, login: string): string => `login:${keyedHash('log', login)}`;

/**
 * Replicas with the same secret compute the same hashes, so they share counters.
 * A hash without a key is not enough, because all 10^11 logins can be tried in minutes.
 */
export function makeKeyedHash(secret: string): KeyedHash {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'portaria pseudonyms', 32));
  return (...parts) =>
    createHmac('sha256', key).update(JSON.stringify(parts)).digest('base64url').slice(0, 22);
}
