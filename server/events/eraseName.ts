import { and, eq, ne, sql } from 'drizzle-orm';
import { recordAccess } from '../audit/recordAccess';
import { accessEvents } from '../database/accessEvents';
import type { Database, Queries } from '../database/database';
import { refusedAttempts } from '../database/refusedAttempts';
import { activity, imports, users } from '../database/tables';

/** `events` counts the events that had another name. `name` is what they have now. */
export type Erased = { events: number; name: string };

/** The tables of the events, each with the trigger that refuses a change. */
const TRIGGERS = {
  activity: 'activity_kept',
  access_events: 'access_events_kept',
  refused_attempts: 'refused_attempts_counted',
};

/**
 * Replaces the name of a person in all events, in one transaction, and records that as an event. A present user has the
 * present name. Only the owner of the tables may do this. Returns null if no event has another name of this person.
 */
export const eraseName = (database: Database, id: string, now: Date): Promise<Erased | null> =>
  database.inTransaction('write', async (queries) => {
    const [user] = await queries.select({ name: users.name }).from(users).where(eq(users.id, id));
    // Different people stay different.
    const name = user?.name ?? `#${id.slice(0, 8)}`;
    for (const [table, trigger] of Object.entries(TRIGGERS))
      await queries.execute(sql.raw(`alter table ${table} disable trigger ${trigger}`));
    const events = await replaceNames(queries, id, name);
    for (const [table, trigger] of Object.entries(TRIGGERS))
      await queries.execute(sql.raw(`alter table ${table} enable trigger ${trigger}`));
    if (events === 0) return null;
    const actor = { user: null, requestId: null };
    await recordAccess(queries, { actor, now }, { action: 'name-erased', subject: { id, name } });
    return { events, name };
  });

/** Returns the number of events that had another name. */
async function replaceNames(queries: Queries, id: string, name: string): Promise<number> {
  let events = 0;
  for (const table of [activity, accessEvents, refusedAttempts]) {
    const hasOther = and(eq(table.userId, id), ne(table.userName, name));
    const rows = await queries
      .update(table)
      .set({ userName: name })
      .where(hasOther)
      .returning({ id: table.id });
    events += rows.length;
  }
  const { subjectId, subjectName, changes } = accessEvents;
  const hasOtherSubject = and(eq(subjectId, id), ne(subjectName, name));
  const subjects = await queries
    .update(accessEvents)
    .set({ subjectName: name })
    .where(hasOtherSubject)
    .returning({ id: accessEvents.id });
  // A change of the name has the earlier one and the later one.
  await queries
    .update(accessEvents)
    .set({
      changes: sql`(select jsonb_agg(case when change ->> 0 = 'name'
        then jsonb_build_array('name', null, ${name}::text) else change end)
        from jsonb_array_elements(${changes}) as change)`,
    })
    .where(and(eq(subjectId, id), sql`${changes} @> '[["name"]]'`));
  await queries.update(imports).set({ userName: name }).where(eq(imports.userId, id));
  return events + subjects.length;
}
