import { makeQueue, type Queue } from '../turns/queue';
import { Refusal } from '../errors/refusal';
import type { Database, Queries } from './database';
import { isLockTimeout, readClosedUntil } from './databaseErrors';
import { figuresVersion } from './figuresVersion';

/** Time for a change to begin, in ms. Reading a large file may take 10 s more, and the portal waits 30 s. */
const WAIT_MS = 15_000;

/** Another replica changes figures for longer than a lock may wait. */
class FiguresLocked extends Error {}

// The changes of this process wait here, because each one that waits in the database keeps a connection.
const queues = new WeakMap<Database, Queue>();

/**
 * Runs `work` in a transaction that may change entries or the company's data. One such transaction runs at a time, also of
 * several replicas. So a due day that is computed from the holidays is still correct when it is stored. Triggers refuse each
 * change of the money of a closed month, whatever its path.
 * @throws Refusal `busy` if others change figures for too long, or `month-closed`.
 */
export function changeFigures<T>(database: Database, work: (queries: Queries) => Promise<T>): Promise<T> {
  const queue = queues.get(database) ?? makeQueue(1);
  queues.set(database, queue);
  const latest = performance.now() + WAIT_MS;
  const change = () =>
    database.inTransaction('write', async (queries) => {
      await lockFigures(queries);
      return work(queries);
    });
  const changeUntilLatest = async (): Promise<T> => {
    for (;;) {
      try {
        return await change();
      } catch (error) {
        const closedUntil = readClosedUntil(error);
        if (closedUntil !== null) throw new Refusal('month-closed', { fields: { closedUntil } });
        if (!(error instanceof FiguresLocked)) throw error;
        if (performance.now() >= latest) throw new Refusal('busy', { record: { limit: 'figures' } });
      }
    }
  };
  return queue.run(changeUntilLatest, { latest, priority: 0 });
}

/**
 * Every change locks the row of `figures_version` sooner or later, because triggers count there. Locked first, it
 * cannot cause a deadlock with another lock.
 */
async function lockFigures(queries: Queries): Promise<void> {
  try {
    await queries.select().from(figuresVersion).for('update');
  } catch (error) {
    throw isLockTimeout(error) ? new FiguresLocked() : error;
  }
}
