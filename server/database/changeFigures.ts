import { figuresVersion } from './tables';
import type { Database, Queries } from './database';

/** Runs `work` in a transaction that may change entries or the company's data. */
export function changeFigures<T>(database: Database, work: (queries: Queries) => Promise<T>): Promise<T> {
  return database.inTransaction('write', async (queries) => {
    await lockFigures(queries);
    return work(queries);
  });
}

/**
 * Begins a change of entries or of the company's data in a transaction. One such transaction runs at a time, also of several
 * replicas. So a due day that is computed from the holidays is still correct when it is stored.
 *
 * Every change locks the row of `figures_version` sooner or later, because triggers count there. Locked first, it
 * cannot cause a deadlock with another lock.
 */
export async function lockFigures(queries: Queries): Promise<void> {
  await queries.select().from(figuresVersion).for('update');
}
