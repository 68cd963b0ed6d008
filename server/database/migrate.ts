import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CannotStart, explainErrors, explainFile } from '../errors/cannotStart';
import type { Database, RunScript } from './database';
import { databaseCode, INSUFFICIENT_PRIVILEGE, isRetryable } from './databaseErrors';

// Number of the advisory lock. No other program may use the same one in the same database.
const MIGRATION_LOCK = 727_001;

const FILE_NAME = /^\d{3}-[a-z0-9-]+\.sql$/;

/** The database was migrated by a newer release, and this release cannot use its tables. */
export class NewerDatabase extends CannotStart {}

/** A migration cannot be applied to the existing rows. The message does not contain their values. */
export class MigrationFailed extends CannotStart {}

type AppliedMigration = { name: string; requires: string | null };

/**
 * Applies each file `001-….sql` of `folder` once, in the order of the numbers, each in its own transaction. Several
 * replicas may start at the same time, because an advisory lock lets one migrate at a time.
 *
 * After a migration with the line `-- requires: NAME.sql`, releases without the file NAME.sql refuse to start. After any
 * other migration, earlier releases still run (docs/database.md).
 * @returns the names of the files that were applied now.
 * @throws NewerDatabase, MigrationFailed, or the driver's error if the database is unavailable or a lock is not free.
 */
export async function migrate(database: Database, folder: string): Promise<string[]> {
  const names = await readFromRelease(() => readdir(folder));
  const files = names.filter((name) => FILE_NAME.test(name)).sort();
  const applied = await database.inMigration(readApplied);
  refuseNewer(applied, files);
  const missingFiles = files.filter((file) => applied.every(({ name }) => name !== file));
  // Returns before the first change, so a user without the right to create tables can start.
  if (missingFiles.length === 0) return [];

  const lock = `select pg_advisory_xact_lock(${MIGRATION_LOCK});`;
  await database.inMigration((run) =>
    run(`${lock}
      create table if not exists applied_migrations (
        name text primary key,
        applied_at timestamptz not null default now()
      );
      alter table applied_migrations add column if not exists requires text;`),
  );
  const appliedNow: string[] = [];
  for (const file of missingFiles) {
    const sql = await readFromRelease(() => readFile(join(folder, file), 'utf8'));
    const requires = readRequirement(file, sql, files);
    const isNew = await database.inMigration(async (run) => {
      await run(lock);
      // Another replica may have applied it meanwhile.
      if ((await readApplied(run)).some(({ name }) => name === file)) return false;
      await runFile(run, file, sql);
      const value = requires === null ? 'null' : `'${requires}'`;
      await run(`insert into applied_migrations (name, requires) values ('${file}', ${value})`);
      return true;
    });
    if (isNew) appliedNow.push(file);
  }
  return appliedNow;
}

// An error concerns a file of the release, and not the data folder.
const readFromRelease = <T>(read: () => Promise<T>): Promise<T> =>
  explainErrors((_code, error) => explainFile(error), read);

async function readApplied(run: RunScript): Promise<AppliedMigration[]> {
  const [table] = await run(`select to_regclass('applied_migrations') is not null as is_there`);
  if (table?.['is_there'] !== true) return [];
  // Read as JSON, because releases up to 0.1 created the table without the column.
  const rows = await run(
    `select name, to_jsonb(row) ->> 'requires' as requires from applied_migrations as row`,
  );
  return rows.map(({ name, requires }) => ({
    name: String(name),
    requires: typeof requires === 'string' ? requires : null,
  }));
}

function refuseNewer(applied: AppliedMigration[], files: string[]): void {
  const newerMigration = applied.find(
    ({ name, requires }) => !files.includes(name) && requires !== null && !files.includes(requires),
  );
  if (newerMigration === undefined) return;
  throw new NewerDatabase(
    `The database was migrated by a newer release (${newerMigration.name}), and this release cannot run on it. Start the newer release, or restore a backup that was made before it.`,
  );
}

/** Returns the migration that a release must have to run after this file, or `null` if any release runs. */
function readRequirement(file: string, sql: string, files: string[]): string | null {
  const requires = /^-- requires:(.*)$/m.exec(sql)?.[1]?.trim() ?? null;
  if (requires !== null && (!files.includes(requires) || requires > file)) {
    throw new MigrationFailed(`The migration ${file} requires ${requires}, which is no migration up to it.`);
  }
  return requires;
}

async function runFile(run: RunScript, file: string, sql: string): Promise<void> {
  try {
    await run(sql);
  } catch (error) {
    // A missing right is a problem of the account and not of the migration.
    if (isRetryable(error) || databaseCode(error) === INSUFFICIENT_PRIVILEGE) throw error;
    throw new MigrationFailed(
      `The migration ${file} failed with SQLSTATE ${databaseCode(error)}, and nothing of it was applied. The log of PostgreSQL says more. Start the release before until it is mended.`,
      { cause: error },
    );
  }
}
