import { and, eq, gt, isNull, max, or, sql } from 'drizzle-orm';
import { companyDay, readCalendar, readCompany } from '../company/company';
import { changeFigures } from '../database/changeFigures';
import type { Database } from '../database/database';
import { entries, series } from '../database/tables';
import { prepareDueDays } from '../entries/prepareDueDays';
import { readStates } from '../entries/recordChange';
import { listFieldChanges, recordOwnEvents } from '../audit/recordEvents';
import { addOccurrences, listDueOccurrences } from './occurrences';

/**
 * Adds the entries of all series that are due until 12 months after the company's day. It may run twice and in several
 * replicas at once, because each occurrence is stored once.
 * @returns the number of added entries.
 */
export function extendSeries(database: Database, now: Date): Promise<number> {
  return changeFigures(database, async (queries) => {
    const today = companyDay(await readCompany(queries), now);
    // A subquery reads the last number of each series from an index. A join would read all entries of all series.
    const last = sql<number>`coalesce((${queries
      .select({ last: max(entries.occurrence) })
      .from(entries)
      .where(eq(entries.seriesId, series.id))}), 0)`.mapWith(Number);
    const running = await queries
      .select({ series, last })
      .from(series)
      .where(
        and(isNull(series.endedAfter), or(isNull(series.lastOccurrence), gt(series.lastOccurrence, last))),
      )
      .orderBy(series.id);
    const calendar = await readCalendar(queries);
    const days = { calendar, findDueDay: await prepareDueDays(queries) };
    const ids: number[] = [];
    for (const { series: one, last: stored } of running)
      ids.push(
        ...(await addOccurrences(queries, days, one, listDueOccurrences(calendar, one, stored + 1, today))),
      );
    const states = await readStates(queries, ids);
    await recordOwnEvents(
      queries,
      now,
      ids.map((entryId) => ({
        action: 'created',
        entryId,
        changes: listFieldChanges(null, states.get(entryId) ?? null),
      })),
    );
    return ids.length;
  });
}
