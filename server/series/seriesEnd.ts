// The end of a series, in the transaction of `queries`. A later end, or none, brings back what the earlier end has deleted.
import { asc, desc, eq, sql } from 'drizzle-orm';
import type { Calendar } from '../../api-spec/calendar';
import { addDays } from '../../api-spec/days';
import { LIMITS } from '../../api-spec/limits.gen';
import type { components } from '../../api-spec/schema.gen';
import { isOfPresentCompany } from '../audit/recordEvents';
import { readCalendar } from '../company/company';
import type { Day } from '../company/days';
import type { Queries } from '../database/database';
import { activity, entries, series } from '../database/tables';
import { prepareDueDays } from '../entries/prepareDueDays';
import { readStates, recordChange, type Change } from '../entries/recordChange';
import { Refusal } from '../errors/refusal';
import { checkDay, refuseProblems } from '../rules/fieldRules';
import { deleteByEnd, leaveOut } from './leftOut';
import { addOccurrences, dueDayOf, listDueOccurrences, type Series } from './occurrences';
import { findSeries, firstDueOf, toSeries, type SeriesRow } from './readSeries';
import { recordSeries } from './recordSeries';

type Schemas = components['schemas'];
type StoredEntry = typeof entries.$inferSelect;

/** What an end changes. */
type Plan = {
  calendar: Calendar;
  before: Series;
  after: Series;
  removed: StoredEntry[];
  kept: Schemas['EndOfSeries']['kept'];
  /** Entries that an earlier end has deleted. */
  restored: StoredEntry[];
  /** The numbers of new entries. */
  added: number[];
};

/**
 * Returns what an end would change. Null: the series has no end.
 * @throws Refusal `unknown-series` or `invalid-values`
 */
export async function previewEnd(
  queries: Queries,
  id: string,
  lastDueOn: Day | null,
  today: Day,
): Promise<Schemas['EndOfSeries']> {
  const row = await findSeries(queries, id, today);
  return toEffect(await planEnd(queries, row, lastDueOn, today));
}

/**
 * Changes the end of a series. It deletes the later entries that are open and as the series made them, and names the others.
 * @throws Refusal `unknown-series`, `changed-meanwhile` or `invalid-values`
 */
export async function changeEnd(
  change: Change,
  id: string,
  { version, lastDueOn }: Schemas['SeriesEndChange'],
): Promise<Schemas['ChangedSeriesEnd']> {
  const { queries, today, now } = change;
  const row = await findSeries(queries, id, today);
  if (version !== row.series.version + row.versions)
    throw new Refusal('changed-meanwhile', { fields: { changedBy: await findLastUser(queries, row) } });
  const plan = await planEnd(queries, row, lastDueOn, today);
  const { before, after, removed, restored } = plan;
  const removedIds = listIds(removed);
  const states = await readStates(queries, [...removedIds, ...listIds(restored)]);
  await deleteByEnd(queries, removedIds, now);
  const addedIds = await addPlanned(queries, plan);
  const { lastOccurrence, endedAfter } = after;
  if (isOtherEnd(before, after))
    await queries
      .update(series)
      .set({ lastDueOn, lastOccurrence, endedAfter })
      .where(eq(series.id, before.id));
  await recordSeries(change, findAction(row, plan), { before, after });
  await recordChange(change, 'deleted', removedIds, states);
  await recordChange(change, 'restored', listIds(restored), states);
  await recordChange(change, 'created', addedIds, new Map());
  return {
    ...toEffect(plan),
    series: toSeries(plan.calendar, await findSeries(queries, id, today)),
  };
}

const listIds = (rows: readonly StoredEntry[]): number[] => rows.map(({ id }) => id);

const isOtherEnd = (before: Series, after: Series): boolean =>
  (['lastDueOn', 'lastOccurrence', 'endedAfter'] as const).some((field) => before[field] !== after[field]);

/** @throws Refusal `invalid-values` for an end before the first entry, or one that needs too many new ones. */
async function planEnd(queries: Queries, row: SeriesRow, lastDueOn: Day | null, today: Day): Promise<Plan> {
  const calendar = await readCalendar(queries);
  const before = row.series;
  if (lastDueOn !== null) {
    refuseProblems(checkDay('lastDueOn', lastDueOn));
    if (lastDueOn < firstDueOf(calendar, row)) refuseProblems([TOO_EARLY]);
  }
  const after: Series = { ...before, lastDueOn, lastOccurrence: null, endedAfter: null };
  const stored = await queries
    .select()
    .from(entries)
    .where(eq(entries.seriesId, before.id))
    .orderBy(asc(entries.occurrence));
  const isWithin = (day: Day): boolean => lastDueOn === null || day <= lastDueOn;
  const later = stored.filter(({ deletedAt, dueOn }) => deletedAt === null && !isWithin(dueOn));
  const { changed: removed, leftOut: kept } = await leaveOut(queries, later);
  const last = stored.at(-1)?.occurrence ?? 0;
  const added = listDueOccurrences(calendar, after, last + 1, today);
  if (added.length > LIMITS.installments) refuseProblems([{ field: 'lastDueOn', reason: 'range' }]);
  return {
    ...{ calendar, before, after, removed, kept, added },
    restored: stored.filter(
      ({ deletedAt, removedByEnd, occurrence }) =>
        deletedAt !== null && removedByEnd && isWithin(dueDayOf(calendar, after, occurrence ?? 0)),
    ),
  };
}

const TOO_EARLY = { field: 'lastDueOn', reason: 'before-first' };

/** Restores the entries of a plan with the present values of the series, and stores the new ones. Returns the ids of these. */
async function addPlanned(queries: Queries, { calendar, after, restored, added }: Plan): Promise<number[]> {
  const findDueDay = await prepareDueDays(queries);
  const { counterparty, categoryId, form, document, amountCents, leadDays } = after;
  for (const entry of restored) {
    const dueOn = dueDayOf(calendar, after, entry.occurrence ?? 0);
    await queries
      .update(entries)
      .set({
        ...{ counterparty, categoryId, form, document, amountCents, dueOn },
        issuedOn: addDays(dueOn, -leadDays),
        effectiveDueOn: findDueDay({ categoryId, form, dueOn }),
        ...{ deletedAt: null, removedByEnd: false, isSeparate: false, version: sql`${entries.version} + 1` },
      })
      .where(eq(entries.id, entry.id));
  }
  return addOccurrences(queries, { calendar, findDueDay }, after, added);
}

function toEffect({ calendar, after, removed, kept, restored, added }: Plan): Schemas['EndOfSeries'] {
  const occurrences = [...restored.map(({ occurrence }) => occurrence ?? 0), ...added];
  return {
    ...{ removed: removed.map(({ dueOn }) => dueOn), kept },
    added: occurrences.map((occurrence) => dueDayOf(calendar, after, occurrence)),
  };
}

/** An earlier end ends the series, no end resumes it, and a later one changes it. */
function findAction(row: SeriesRow, { calendar, after }: Plan): 'deleted' | 'restored' | 'changed' {
  if (after.lastDueOn === null) return 'restored';
  const { endsOn } = toSeries(calendar, row);
  return endsOn === undefined || after.lastDueOn < endsOn ? 'deleted' : 'changed';
}

/** Returns the user who changed the series or one of its entries last. */
async function findLastUser(queries: Queries, { series: { id } }: SeriesRow): Promise<string | undefined> {
  const ofEntries = queries.select({ id: entries.id }).from(entries).where(eq(entries.seriesId, id));
  const [last] = await queries
    .select({ userName: activity.userName })
    .from(activity)
    .where(
      sql`(${eq(activity.seriesId, id)} or ${activity.entryId} = any(array(${ofEntries}))) and ${isOfPresentCompany}`,
    )
    .orderBy(desc(activity.id))
    .limit(1);
  return last?.userName;
}
