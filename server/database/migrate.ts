import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from './open';

// Any number will do, as long as no other program takes the same advisory lock in the same database.
const MIGRATION_LOCK = 727_001;

/**
 * Brings the tables up to date: each file of `folder` named `001-….sql` once, in the order of its number, in a
 * transaction of its own. Safe when several replicas start at once: they take turns by an advisory lock.
 * @returns the names that were applied now.
 * @throws when the database was written by a newer release than this one.
 */
export async function migrate(database: Database, folder: string): Promise<string[]> {
  const files = (await readdir(folder)).filter((name) => /^\d{3}-[a-z0-9-]+\.sql$/.test(name)).sort();
  const lock = `select pg_advisory_xact_lock(${MIGRATION_LOCK});`;
  await database.inTransaction((run) =>
    run(`${lock}
      create table if not exists applied_migrations (
        name text primary key,
        applied_at timestamptz not null default now()
      );`),
  );

  const appliedNow: string[] = [];
  for (const file of files) {
    const sql = await readFile(join(folder, file), 'utf8');
    const isNew = await database.inTransaction(async (run) => {
      await run(lock);
      const rows = await run(`select name from applied_migrations where name = '${file}'`);
      if (rows.length > 0) return false;
      await run(sql);
      await run(`insert into applied_migrations (name) values ('${file}')`);
      return true;
    });
    if (isNew) appliedNow.push(file);
  }

  const known = await database.inTransaction((run) => run('select name from applied_migrations'));
  const stranger = known.find((row) => !files.includes(String(row['name'])));
  if (stranger !== undefined) {
    throw new NewerDatabase(
      `The database holds the migration ${String(stranger['name'])}, which this release does not know.`,
    );
  }
  return appliedNow;
}

/** The database was brought up to date by a newer release; running on it could damage its data. */
export class NewerDatabase extends Error {}
