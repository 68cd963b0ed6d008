import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { makeKeyedHash } from '../auth/keyedHash';
import type { Passwords } from '../auth/passwords';
import { DEMONSTRATION_COMPANY, DEMONSTRATION_USERS, seedDemonstration, seedGivenUsers } from '../auth/seed';
import { readSetupSecret } from '../auth/setup';
import { explainDatabase } from '../database/explainDatabase';
import { migrate } from '../database/migrate';
import type { Database } from '../database/database';
import { isDatabaseUnavailable, isRetryable } from '../database/databaseErrors';
import { removeDemonstrationCompany, seedDemonstrationCompany } from '../demonstration/demonstration';
import { innerCode } from '../errors/cannotStart';
import type { Readiness } from '../monitoring/health';
import type { ProcessSettings } from '../settings/settings';

const RETRY_MS = 2_000;

/** Returns the folder of the migrations. */
export const migrationsFolder = (projectFolder: string): string =>
  join(projectFolder, 'server', 'database', 'migrations');

export type PrepareOptions = {
  database: Database;
  settings: ProcessSettings & { tokenSecret: string };
  passwords: Passwords;
  clock: () => Date;
  log: FastifyBaseLogger;
  /** `isMigrated` becomes true after a success. */
  readiness: Readiness;
  /** Called if a retry fails with an error that is not retryable. */
  giveUp: (error: unknown) => void;
  /** Called with the secret of the setup if no user was ever added. */
  onSetupOpen: (secret: string) => void;
};

/**
 * Migrates the database and adds the configured users, or the demonstration. If a database server is unavailable or a
 * lock is not free, it retries every 2 s in the background.
 * @returns a function that ends the retries.
 * @throws the error of the first attempt, unless a retry can succeed.
 */
export async function prepareDatabase({ giveUp, ...options }: PrepareOptions): Promise<() => Promise<void>> {
  const { database, log } = options;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  const tryLater = (error: unknown) => {
    const isUnavailable = isDatabaseUnavailable(error);
    const reason = explainDatabase(options.settings)(innerCode(error), error) ?? 'The database is away.';
    log.error(
      { event: isUnavailable ? 'database-unavailable' : 'migration-waits', err: error },
      isUnavailable ? `${reason} Trying until then.` : 'a migration waits for a lock; trying again',
    );
    timer = setTimeout(() => {
      migrateAndSeed(options).then(
        () => log.warn({ event: 'database-ready' }, 'the database is there'),
        (nextError: unknown) => {
          if (isStopped) return;
          if (isRetryable(nextError)) tryLater(nextError);
          else giveUp(nextError);
        },
      );
    }, RETRY_MS);
  };
  try {
    await migrateAndSeed(options);
  } catch (error) {
    if (database.kind === 'embedded' || !isRetryable(error)) throw error;
    tryLater(error);
  }
  return () => {
    isStopped = true;
    clearTimeout(timer);
    return Promise.resolve();
  };
}

async function migrateAndSeed({
  database,
  settings,
  passwords,
  clock,
  readiness,
  onSetupOpen,
}: Omit<PrepareOptions, 'giveUp'>): Promise<void> {
  await migrate(database, migrationsFolder(settings.projectFolder));
  if (settings.demonstration === 'offered') {
    await seedDemonstration(database, passwords);
    await seedDemonstrationCompany(database, {
      name: DEMONSTRATION_COMPANY,
      people: DEMONSTRATION_USERS.filter(({ isBlocked }) => !isBlocked).map(({ name }) => name),
      now: clock(),
    });
  }
  if (settings.demonstration === 'none') {
    await removeDemonstrationCompany(database);
    await seedGivenUsers(database, passwords, settings.seedUsers ?? []);
    const secret = await readSetupSecret(database, makeKeyedHash(settings.tokenSecret));
    if (secret !== null) onSetupOpen(secret);
  }
  readiness.isMigrated = true;
}
