import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { makeTurns, type Turn, type Turns } from './turns';

/** argon2id's three figures. Floor (OWASP): 19456 KiB, 2 passes, 1 lane. */
export type PasswordCost = {
  memoryKiB: number;
  passes: number;
  lanes: number;
};

export const DEFAULT_COST: PasswordCost = { memoryKiB: 65_536, passes: 3, lanes: 1 };
export const LEAST_COST: PasswordCost = { memoryKiB: 19_456, passes: 2, lanes: 1 };

/** In characters, as the API description has it. */
export const LONGEST_PASSWORD = 1024;
/** For passwords that are set from now on; a shorter one that exists goes on working. */
export const SHORTEST_NEW_PASSWORD = 8;

export type Passwords = {
  /** @throws Problem 503 when the turn does not come in time; without a turn it waits as long as it takes. */
  hash(password: string, turn?: Turn): Promise<string>;
  /**
   * Compares a password with a stored hash. `null` (nobody has this login) costs the same work, so that neither words
   * nor time tell a stranger which logins exist.
   * @throws Problem 503 when the turn does not come in time; without a turn it waits as long as it takes.
   */
  verify(password: string, storedHash: string | null, turn?: Turn): Promise<boolean>;
  /** Whether the hash was made with other figures than today's, so that it is to be made anew at the next sign-in. */
  isOutdated(storedHash: string): boolean;
  /** How much work runs and waits. */
  load: Pick<Turns, 'countWaiting' | 'countRunning'>;
};

export type PasswordOptions = {
  /** Called after each comparison with its seconds, also when the login is unknown. */
  onVerified?: (seconds: number) => void;
  /** At most 4, each holds its memory while it runs. More than the cores would only wait for each other. */
  atOnce?: number;
};

/** Hashes passwords with argon2id, a few at a time. */
export function makePasswords(cost: PasswordCost, options: PasswordOptions = {}): Passwords {
  const { onVerified = () => undefined } = options;
  const turns = makeTurns(options.atOnce ?? Math.min(4, availableParallelism()));
  // The library's default algorithm is argon2id; its enum cannot be imported from a single-file transpiler.
  const figures = { memoryCost: cost.memoryKiB, timeCost: cost.passes, parallelism: cost.lanes };
  const prefix = `$argon2id$v=19$m=${cost.memoryKiB},t=${cost.passes},p=${cost.lanes}$`;
  let nobodysHash: Promise<string> | undefined;

  return {
    hash: (password, turn) => turns.take(() => hash(password, figures), turn),
    async verify(password, storedHash, turn) {
      nobodysHash ??= hash('nobody has this password', figures).catch((error: unknown) => {
        // The next comparison tries again.
        nobodysHash = undefined;
        throw error;
      });
      const against = storedHash ?? (await nobodysHash);
      const matches = await turns.take(async () => {
        const begun = performance.now();
        const isMatch = await verify(against, password);
        onVerified((performance.now() - begun) / 1000);
        return isMatch;
      }, turn);
      return matches && storedHash !== null;
    },
    isOutdated: (storedHash) => !storedHash.startsWith(prefix),
    load: turns,
  };
}
