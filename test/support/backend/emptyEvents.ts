import { gt, sql } from 'drizzle-orm';
import type { Database } from '../../../server/database/database';
import { refusedAttempts } from '../../../server/database/refusedAttempts';
import { accessEvents } from '../../../server/database/accessEvents';
import { activity } from '../../../server/database/tables';

/** Deletes the events of the books with a larger id, and all of the door. Only the owner of the tables can do this. */
export const emptyEvents = (database: Database, lastId = 0): Promise<void> =>
  database.inTransaction('write', async (queries) => {
    await queries.execute(sql`alter table activity disable trigger activity_kept`);
    await queries.delete(activity).where(gt(activity.id, lastId));
    await queries.execute(sql`alter table activity enable trigger activity_kept`);
    await queries.execute(sql`alter table access_events disable trigger access_events_kept`);
    await queries.delete(accessEvents);
    await queries.execute(sql`alter table access_events enable trigger access_events_kept`);
    await queries.execute(sql`alter table refused_attempts disable trigger refused_attempts_kept`);
    await queries.delete(refusedAttempts);
    await queries.execute(sql`alter table refused_attempts enable trigger refused_attempts_kept`);
  });
