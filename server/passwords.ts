import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { Problem } from './problem';

/** argon2id's three figures. Floor (OWASP): 19456 KiB, 2 passes, 1 lane. */
export type PasswordCost = {
  memoryKiB: number;
  passes: number;
  lanes: number;
};

export const DEFAULT_COST: PasswordCost = { memoryKiB: 65_536, passes: 3, lanes: 1 };
export const LEAST_COST: PasswordCost = { memoryKiB: 19_456, passes: 2, lanes: 1 };

export type Passwords = {
  hash(password: string): Promise<string>;
  /**
   * Compares a password with a stored hash. `null` (nobody has this login) costs the same work, so that neither words
   * nor time tell a stranger which logins exist.
   * @throws Problem 503 when too many others are waiting.
   */
  verify(password: string, storedHash: string | null): Promise<boolean>;
  /** Whether the hash was made with other figures than today's, so that it is to be made anew at the next sign-in. */
  isOutdated(storedHash: string): boolean;
};

export type PasswordOptions = {
  /** Told after each comparison, the ones against nobody's hash included. */
  onVerified?: () => void;
  /** At most 4, each holds its memory while it runs. More than the cores would only wait for each other. */
  atOnce?: number;
  /** How many may wait for their turn before the next one is turned away. */
  queueLength?: number;
};

/** Hashes passwords with argon2id, a few at a time. */
export function makePasswords(cost: PasswordCost, options: PasswordOptions = {}): Passwords {
  const { onVerified = () => undefined, queueLength = 32 } = options;
  const inTurn = makeGate(options.atOnce ?? Math.min(4, availableParallelism()), queueLength);
  // The library's default algorithm is argon2id; its enum cannot be imported from a single-file transpiler.
  const figures = { memoryCost: cost.memoryKiB, timeCost: cost.passes, parallelism: cost.lanes };
  const prefix = `$argon2id$v=19$m=${cost.memoryKiB},t=${cost.passes},p=${cost.lanes}$`;
  let nobodysHash: Promise<string> | undefined;

  return {
    hash: (password) => inTurn(() => hash(password, figures)),
    async verify(password, storedHash) {
      nobodysHash ??= hash('nobody has this password', figures);
      const against = storedHash ?? (await nobodysHash);
      const matches = await inTurn(() => verify(against, password));
      onVerified();
      return matches && storedHash !== null;
    },
    isOutdated: (storedHash) => !storedHash.startsWith(prefix),
  };
}

function makeGate(atOnce: number, queueLength: number) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) {
      if (waiting.length >= queueLength) throw new Problem(503, { 'retry-after': '2' });
      // Whoever finishes hands its place over, so `running` stays as it is.
      await new Promise<void>((start) => waiting.push(start));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
