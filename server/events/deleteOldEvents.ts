import { count, lt, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { dayInZone, type Day } from '../company/days';
import type { Database, Queries } from '../database/database';
import { refusedAttempts } from '../database/refusedAttempts';
import { accessEvents } from '../database/accessEvents';
import { activity } from '../database/tables';
import { recordAccess } from '../audit/recordAccess';

/** How long events are kept. */
export type EventMonths = { books: number; door: number };

type Work = { months: EventMonths; now: Date; timeZone: string };
type Old = { before: Day; count: number };
export type OldEvents = { books: Old; door: Old };

type EventTable = PgTable & { happenedAt: PgColumn };

/** The tables with the triggers that refuse a deletion. */
const BOOKS = [{ table: activity, name: 'activity', trigger: 'activity_kept' }] as const;
const DOOR = [
  { table: accessEvents, name: 'access_events', trigger: 'access_events_kept' },
  { table: refusedAttempts, name: 'refused_attempts', trigger: 'refused_attempts_kept' },
] as const;

/** Counts the events that are old enough to be deleted. */
export async function countOldEvents(queries: Queries, work: Work): Promise<OldEvents> {
  const countIn = async (tables: readonly { table: EventTable }[], before: Day) => {
    let all = 0;
    for (const { table } of tables) {
      const [row] = await queries
        .select({ count: count() })
        .from(table)
        .where(isBefore(table, before, work));
      all += row?.count ?? 0;
    }
    return { before, count: all };
  };
  const { books, door } = findDays(work);
  return { books: await countIn(BOOKS, books), door: await countIn(DOOR, door) };
}

/**
 * Deletes old events in one transaction, and records that as an event. Only the owner of the tables may do this, because
 * triggers refuse it to everyone.
 */
export const deleteOldEvents = (database: Database, work: Work): Promise<OldEvents> =>
  database.inTransaction('write', async (queries) => {
    const old = await countOldEvents(queries, work);
    const days = findDays(work);
    for (const { table, name, trigger } of [...BOOKS, ...DOOR]) {
      const before = table === activity ? days.books : days.door;
      await queries.execute(sql.raw(`alter table ${name} disable trigger ${trigger}`));
      await queries.delete(table).where(isBefore(table, before, work));
      await queries.execute(sql.raw(`alter table ${name} enable trigger ${trigger}`));
    }
    await recordAccess(
      queries,
      { actor: { user: null, requestId: null }, now: work.now },
      {
        action: 'events-deleted',
        changes: [
          ['bookEvents', null, old.books.count],
          ['bookEventsBefore', null, old.books.before],
          ['doorEvents', null, old.door.count],
          ['doorEventsBefore', null, old.door.before],
        ],
      },
    );
    return old;
  });

const isBefore = ({ happenedAt }: { happenedAt: PgColumn }, before: Day, { timeZone }: Work) =>
  lt(happenedAt, sql`(${before}::timestamp at time zone ${timeZone})`);

/** Returns the first days whose events stay. */
function findDays({ months, now, timeZone }: Work): { books: Day; door: Day } {
  const today = dayInZone(timeZone, now);
  return { books: moveBack(today, months.books), door: moveBack(today, months.door) };
}

/** A month without the day ends earlier. */
function moveBack(day: Day, months: number): Day {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month - months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 - months, Math.min(date, last))).toISOString().slice(0, 10);
}
