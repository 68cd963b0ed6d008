import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CannotStart, during, explainFile } from '../errors/cannotStart';
import type { Database, RunScript } from './open';
import { databaseCode, isWorthTryingLater } from './unavailable';

// Any number will do, as long as no other program takes the same advisory lock in the same database.
const MIGRATION_LOCK = 727_001;

const FILE_NAME = /^\d{3}-[a-z0-9-]+\.sql$/;

/** The database was migrated by a newer release, whose tables this release cannot work with. */
export class NewerDatabase extends CannotStart {}

/** A migration cannot be applied to the rows that are there. The message is a sentence without any of their values. */
export class MigrationFailed extends CannotStart {}

type Applied = { name: string; requires: string | null };

/**
 * Brings the tables up to date: each file of `folder` named `001-….sql` once, in the order of its number, in a
 * transaction of its own. Safe when several replicas start at once: they take turns by an advisory lock.
 *
 * A migration with the line `-- requires: NAME.sql` stops releases that do not have the file NAME.sql. Every other one
 * lets the releases before it run on the newer tables (docs/database.md).
 * @returns the names that were applied now.
 * @throws NewerDatabase, MigrationFailed, or the database's own error when it is away or keeps a lock.
 */
export async function migrate(database: Database, folder: string): Promise<string[]> {
  const names = await fromRelease(() => readdir(folder));
  const files = names.filter((name) => FILE_NAME.test(name)).sort();
  const applied = await database.inMigration(readApplied);
  refuseNewer(applied, files);
  const missing = files.filter((file) => applied.every(({ name }) => name !== file));
  // A user without the right to make tables can start on tables that are up to date.
  if (missing.length === 0) return [];

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
  for (const file of missing) {
    const sql = await fromRelease(() => readFile(join(folder, file), 'utf8'));
    const requires = readRequirement(file, sql, files);
    const isNew = await database.inMigration(async (run) => {
      await run(lock);
      // Another replica may have applied it in the meantime.
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

// Else the data folder would be blamed for a file that the release lacks.
const fromRelease = <T>(read: () => Promise<T>): Promise<T> =>
  during((_code, error) => explainFile(error), read);

async function readApplied(run: RunScript): Promise<Applied[]> {
  const [found] = await run(`select to_regclass('applied_migrations') is not null as is_there`);
  if (found?.['is_there'] !== true) return [];
  // As JSON, because releases up to 0.1 made the table without the column.
  const rows = await run(
    `select name, to_jsonb(row) ->> 'requires' as requires from applied_migrations as row`,
  );
  return rows.map(({ name, requires }) => ({
    name: String(name),
    requires: typeof requires === 'string' ? requires : null,
  }));
}

function refuseNewer(applied: Applied[], files: string[]): void {
  const stranger = applied.find(
    ({ name, requires }) => !files.includes(name) && requires !== null && !files.includes(requires),
  );
  if (stranger === undefined) return;
  throw new NewerDatabase(
    `The database was migrated by a newer release (${stranger.name}), and this release cannot run on it. Start the newer release, or restore a backup that was made before it.`,
  );
}

/** Reads which migration a release has to know in order to run once this file is applied; `null`: any release runs. */
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
    // A missing right is the account's fault and not the migration's.
    if (isWorthTryingLater(error) || databaseCode(error) === '42501') throw error;
    throw new MigrationFailed(
      `The migration ${file} failed with SQLSTATE ${databaseCode(error)}, and nothing of it was applied. The log of PostgreSQL says more. Start the release before until it is mended.`,
      { cause: error },
    );
  }
}
