import { and, eq, inArray, isNotNull, not, or, sql, type SQL } from 'drizzle-orm';
import type { components } from '../../api-spec/schema.gen';
import { listFieldChanges, recordEvents } from '../audit/recordEvents';
import { moveDueDaysOfCategory } from '../company/moveDueDays';
import { ROWS_PER_STATEMENT } from '../database/rowsPerStatement';
import type { Queries } from '../database/database';
import { categories, categoryMoves, entries, series } from '../database/tables';
import { KIND_OF_GROUP } from '../../api-spec/categoryGroups';
import { followMerges, readCategories, type Category } from '../entries/listCategories';
import { Refusal } from '../errors/refusal';
import { fitsKinds, type ChartEdit } from './changeChart';
import { readUses, refuseOtherVersion } from './chart';

type Schemas = components['schemas'];

/**
 * Moves the entries and series of a category to another one, and hides it (specification §7.119).
 * @throws Refusal `changed-meanwhile` or `invalid-values`
 */
export async function mergeCategory(
  edit: ChartEdit,
  { version, id, intoId }: Schemas['CategoryMerge'],
): Promise<void> {
  const { queries } = edit;
  await refuseOtherVersion(queries, version);
  const rows = await readCategories(queries);
  const [from, into] = [id, intoId].map((one) =>
    rows.find((row) => String(row.id) === one && row.mergedIntoId === null),
  );
  if (from === undefined) throw makeRefusal('id', 'unknown');
  if (into === undefined) throw makeRefusal('intoId', 'unknown');
  if (from === into) throw makeRefusal('intoId', 'repeated');
  const kinds = (await readUses(queries)).get(from.id)?.kinds;
  if (!fitsKinds(into.incomeStatementGroup, kinds)) throw makeRefusal('intoId', 'other-kind');
  const changes = listFieldChanges({ category: from.name }, { category: into.name });
  const [eventId = 0] = await recordEvents(queries, edit, [{ action: 'categories-merged', changes }]);
  const ofFrom = { entries: eq(entries.categoryId, from.id), series: eq(series.categoryId, from.id) };
  // The name in an open form means the other category from now on, so the form is not outdated.
  await move(queries, ofFrom, { from, into, eventId, addedVersions: 0 });
  await queries
    .update(categories)
    .set({ mergedIntoId: into.id, mergeEventId: eventId })
    .where(eq(categories.id, from.id));
}

/**
 * Offers a merged category again, and moves back what the merge has moved (specification §7.120). What has got a category from
 * a person since, or is of the other kind now, stays.
 * @throws Refusal `changed-meanwhile` or `invalid-values`
 */
export async function undoMerge(edit: ChartEdit, { version, id }: Schemas['UndoneMerge']): Promise<void> {
  const { queries } = edit;
  await refuseOtherVersion(queries, version);
  const rows = await readCategories(queries);
  const merged = rows.find((row) => String(row.id) === id);
  const mergeEventId = merged?.mergeEventId ?? null;
  if (merged === undefined || mergeEventId === null) throw makeRefusal('id', 'unknown');
  const target = followMerges(rows, merged);
  const changes = listFieldChanges({ category: target.name }, { category: merged.name });
  const [eventId = 0] = await recordEvents(queries, edit, [{ action: 'merge-undone', changes }]);
  const movedBy = (column: typeof categoryMoves.entryId | typeof categoryMoves.seriesId) =>
    queries
      .select({ id: column })
      .from(categoryMoves)
      .where(and(eq(categoryMoves.eventId, mergeEventId), isNotNull(column)));
  const kind = KIND_OF_GROUP[merged.incomeStatementGroup];
  // An entry that the server has added to a moved series since belongs to the series.
  const ofMovedSeries = and(
    inArray(entries.seriesId, movedBy(categoryMoves.seriesId)),
    eq(entries.isSeparate, false),
  );
  const isChosenSince = sql`exists (
    select from activity
    where activity.entry_id = ${entries.id} and activity.id > ${mergeEventId} and activity.user_id is not null
      and activity.changes @> '[["category"]]'
  )`;
  const stillThere = {
    entries: and(
      eq(entries.categoryId, target.id),
      or(inArray(entries.id, movedBy(categoryMoves.entryId)), ofMovedSeries),
      kind === null ? undefined : eq(entries.kind, kind),
      not(isChosenSince),
    ),
    series: and(
      eq(series.categoryId, target.id),
      inArray(series.id, movedBy(categoryMoves.seriesId)),
      kind === null ? undefined : eq(series.kind, kind),
    ),
  };
  // A form that is open would store the other category again, so it is refused as outdated.
  await move(queries, stillThere, { from: target, into: merged, eventId, addedVersions: 1 });
  await queries
    .update(categories)
    .set({ mergedIntoId: null, mergeEventId: null })
    .where(eq(categories.id, merged.id));
}

const makeRefusal = (field: string, reason: string) =>
  new Refusal('invalid-values', { fields: { problems: [{ field, reason }] } });

/** Moves entries and series from one category to another one, and records which. */
async function move(
  queries: Queries,
  where: { entries: SQL | undefined; series: SQL | undefined },
  {
    from,
    into,
    eventId,
    addedVersions,
  }: { from: Category; into: Category; eventId: number; addedVersions: 0 | 1 },
): Promise<void> {
  const movedEntries = await queries.select({ id: entries.id }).from(entries).where(where.entries);
  for (let start = 0; start < movedEntries.length; start += ROWS_PER_STATEMENT) {
    const ids = movedEntries.slice(start, start + ROWS_PER_STATEMENT).map(({ id }) => id);
    await queries
      .update(entries)
      .set({ categoryId: into.id, version: sql`${entries.version} + ${addedVersions}` })
      .where(inArray(entries.id, ids));
    await queries.insert(categoryMoves).values(ids.map((entryId) => ({ eventId, entryId })));
  }
  const movedSeries = await queries
    .update(series)
    .set({ categoryId: into.id })
    .where(where.series)
    .returning({ seriesId: series.id });
  if (movedSeries.length > 0)
    await queries.insert(categoryMoves).values(movedSeries.map((one) => ({ ...one, eventId })));
  if (from.isTax !== into.isTax) await moveDueDaysOfCategory(queries, into);
}
