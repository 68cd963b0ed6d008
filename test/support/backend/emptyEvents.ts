import { gt, sql } from 'drizzle-orm';
import type { Database } from '../../../server/database/database';
import { activity } from '../../../server/database/tables';

/** Deletes the events with a larger id, which only the owner of the tables can do. */
export const emptyEvents = (database: Database, lastId = 0): Promise<void> =>
  database.inTransaction('write', async (queries) => {
    await queries.execute(sql`alter table activity disable trigger activity_kept`);
    await queries.delete(activity).where(gt(activity.id, lastId));
    await queries.execute(sql`alter table activity enable trigger activity_kept`);
  });
