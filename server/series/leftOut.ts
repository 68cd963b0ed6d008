// What a change of several entries of a series leaves as it is, and how an end deletes the others.
import { inArray, sql } from 'drizzle-orm';
import type { components } from '../../api-spec/schema.gen';
import type { Queries } from '../database/database';
import { entries } from '../database/tables';
import { findWithPayments } from '../entries/payments';

type StoredEntry = typeof entries.$inferSelect;
type LeftOut = components['schemas']['LeftOutEntry'][];

/** Entries with a payment, and those that a person has changed alone, stay. The chosen one may be changed again. */
export async function leaveOut<T extends StoredEntry>(
  queries: Queries,
  rows: readonly T[],
  chosen?: T,
): Promise<{ changed: T[]; leftOut: LeftOut }> {
  const paidIds = await findWithPayments(
    queries,
    rows.map(({ id }) => id),
  );
  const findReason = ({ id, isSeparate }: T): LeftOut[number]['reason'] | null => {
    if (paidIds.has(id)) return 'paid';
    return isSeparate && id !== chosen?.id ? 'separate' : null;
  };
  return {
    changed: rows.filter((entry) => findReason(entry) === null),
    leftOut: rows.flatMap((entry) => {
      const reason = findReason(entry);
      return reason === null ? [] : [{ id: String(entry.id), dueOn: entry.dueOn, reason }];
    }),
  };
}

/** Deletes entries after the end of their series, so that a later end restores them. */
export async function deleteByEnd(queries: Queries, ids: number[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await queries
    .update(entries)
    .set({ deletedAt: now, removedByEnd: true, version: sql`${entries.version} + 1` })
    .where(inArray(entries.id, ids));
}
