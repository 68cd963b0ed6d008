import { and, eq, exists, gt, inArray, sql } from 'drizzle-orm';
import { entries, series } from '../database/tables';
import type { Change } from '../entries/recordChange';
import { recordSeries } from './recordSeries';

/**
 * A series goes on if a deletion has ended it before one of these restored entries. An administrator has ended it, so no editor
 * resumes it.
 */
export async function resumeSeries(change: Change, restoredIds: readonly number[]): Promise<void> {
  if (change.actor.user.role !== 'admin') return;
  const { queries } = change;
  const restored = queries
    .select({ one: sql`1` })
    .from(entries)
    .where(
      and(
        inArray(entries.id, [...restoredIds]),
        eq(entries.seriesId, series.id),
        gt(entries.occurrence, series.endedAfter),
      ),
    );
  const ended = await queries.select().from(series).where(exists(restored)).orderBy(series.id).for('update');
  for (const one of ended) {
    await queries.update(series).set({ endedAfter: null }).where(eq(series.id, one.id));
    await recordSeries(change, 'restored', { before: one, after: { ...one, endedAfter: null } });
  }
}
