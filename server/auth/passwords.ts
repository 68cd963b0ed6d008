import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { makeQueue, type Queue, type QueueOptions } from '../turns/queue';

/** Cost parameters of argon2id. Minimum by OWASP: 19456 KiB, 2 passes, 1 lane. */
export type PasswordCost = {
  memoryKiB: number;
  passes: number;
  lanes: number;
};

export const DEFAULT_COST: PasswordCost = { memoryKiB: 65_536, passes: 3, lanes: 1 };
export const MIN_COST: PasswordCost = { memoryKiB: 19_456, passes: 2, lanes: 1 };

/** In characters, as in the API description. */
export const MAX_PASSWORD_LENGTH = 1024;
/** Applies to new passwords only. Shorter stored passwords still work. */
export const MIN_NEW_PASSWORD_LENGTH = 8;

export type Passwords = {
  /** @throws Refusal `busy` if the queue does not run it in time. Without `options` it waits without a limit. */
  hash(password: string, options?: QueueOptions): Promise<string>;
  /**
   * Compares a password with a stored hash. `null` means that the login is unknown. It costs the same time, so the
   * duration does not reveal which logins exist.
   * @throws Refusal `busy` if the queue does not run it in time. Without `options` it waits without a limit.
   */
  verify(password: string, storedHash: string | null, options?: QueueOptions): Promise<boolean>;
  /** Whether the hash has another cost. The next sign-in replaces it. */
  isOutdated(storedHash: string): boolean;
  /** Number of hashes that run and that wait. */
  load: Pick<Queue, 'countWaiting' | 'countRunning'>;
};

export type PasswordOptions = {
  /** Called after each comparison with its seconds, also when the login is unknown. */
  onVerified?: (seconds: number) => void;
  /** Number of concurrent hashes. Default: one per core, at most 4, because each one needs `memoryKiB`. */
  concurrency?: number;
};

/** Hashes passwords with argon2id, a few at a time. */
export function makePasswords(
  cost: PasswordCost,
  { onVerified = () => undefined, concurrency }: PasswordOptions = {},
): Passwords {
  const queue = makeQueue(concurrency ?? Math.min(4, availableParallelism()));
  // argon2id is the library's default. A single-file transpiler cannot import the library's enum of algorithms.
  const parameters = { memoryCost: cost.memoryKiB, timeCost: cost.passes, parallelism: cost.lanes };
  const prefix = `$argon2id$v=19$m=${cost.memoryKiB},t=${cost.passes},p=${cost.lanes}$`;
  let unknownUserHash: Promise<string> | undefined;

  return {
    hash: (password, options) => queue.run(() => hash(password, parameters), options),
    async verify(password, storedHash, options) {
      unknownUserHash ??= hash('no user has this password', parameters).catch((error: unknown) => {
        // The next call retries.
        unknownUserHash = undefined;
        throw error;
      });
      const comparedHash = storedHash ?? (await unknownUserHash);
      const matches = await queue.run(async () => {
        const startedAt = performance.now();
        const isMatch = await verify(comparedHash, password);
        onVerified((performance.now() - startedAt) / 1000);
        return isMatch;
      }, options);
      return matches && storedHash !== null;
    },
    isOutdated: (storedHash) => !storedHash.startsWith(prefix),
    load: queue,
  };
}
