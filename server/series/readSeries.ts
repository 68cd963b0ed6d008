import { desc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Calendar } from '../../api-spec/calendar';
import { addDays } from '../../api-spec/days';
import type { components } from '../../api-spec/schema.gen';
import { isOfPresentCompany } from '../audit/recordEvents';
import { readCalendar } from '../company/company';
import type { Day } from '../company/days';
import type { Queries } from '../database/database';
import { activity, categories, entries, series } from '../database/tables';
import { readId } from '../entries/filter';
import { MAX_EVENTS, toEvent } from '../entries/readHistory';
import { Refusal } from '../errors/refusal';
import { dueDayOf, endOf, type Series } from './occurrences';

type Schemas = components['schemas'];

/** Selects series with what their entries say on a day. Each one reads its own entries by an index. */
export function selectSeries(queries: Queries, today: Day) {
  const { seriesId, occurrence, dueOn, effectiveDueOn, deletedAt, paidOn, version } = entries;
  const ofEntries = queries
    .select({
      firstDueOn: sql<Day | null>`min(${dueOn}) filter (where ${occurrence} = 1)`.as('first_due_on'),
      nextDueOn: sql<Day | null>`min(${dueOn}) filter (
        where ${deletedAt} is null and ${paidOn} is null and ${effectiveDueOn} >= ${today})`.as(
        'next_due_on',
      ),
      storedUntil: sql<Day | null>`max(${dueOn}) filter (where ${deletedAt} is null)`.as('stored_until'),
      entryCount: sql<number>`count(*) filter (where ${deletedAt} is null)`.mapWith(Number).as('entry_count'),
      last: sql<number>`coalesce(max(${occurrence}), 0)`.mapWith(Number).as('last'),
      versions: sql<number>`coalesce(sum(${version}), 0)`.mapWith(Number).as('versions'),
    })
    .from(entries)
    .where(eq(seriesId, series.id))
    .as('of_entries');
  const isRunning = sql<boolean>`(coalesce(${ofEntries.storedUntil} >= ${today}, false)
    or (${series.endedAfter} is null
      and coalesce(${series.lastDueOn} >= ${today}, true)
      and coalesce(${series.lastOccurrence} > ${ofEntries.last}, true)))`;
  const { firstDueOn, nextDueOn, storedUntil, entryCount, versions } = ofEntries;
  const query = queries
    .select({
      series: getTableColumns(series),
      ...{ category: categories.name, firstDueOn, nextDueOn, storedUntil, entryCount, versions },
      isRunning: isRunning.as('is_running'),
      total: sql<number>`count(*) over ()`.mapWith(Number),
    })
    .from(series)
    .innerJoin(categories, eq(categories.id, series.categoryId))
    .crossJoinLateral(ofEntries)
    .$dynamic();
  return { query, isRunning };
}

export type SeriesRow = Awaited<ReturnType<typeof selectSeries>['query']>[number];

/** Returns a series of the API. Its version grows with each change of the series and of its entries. */
export function toSeries(calendar: Calendar, row: SeriesRow): Schemas['RecurringSeries'] {
  const { series: one, category, nextDueOn, storedUntil, entryCount, versions, isRunning } = row;
  const { kind, counterparty, form, document, amountCents, rhythm, businessDay, anchorOn } = one;
  const firstDueOn = firstDueOf(calendar, row);
  const endsOn = findEnd(calendar, one, firstDueOn);
  const occurrences = endOf(one);
  return {
    ...{ id: String(one.id), version: one.version + versions },
    ...{ kind, counterparty, category, form, document, amountCents },
    ...{ rhythm, anchorOn, firstDueOn, entryCount, isEnded: !isRunning },
    ...(businessDay !== null && { businessDay }),
    ...(nextDueOn !== null && { nextDueOn }),
    ...(storedUntil !== null && { storedUntil }),
    ...(endsOn !== null && { endsOn }),
    ...(occurrences !== null && occurrences > 0 && { occurrences }),
  };
}

/** Returns the due day of the first entry, which may be deleted. */
export const firstDueOf = (calendar: Calendar, { series: one, firstDueOn }: SeriesRow): Day =>
  firstDueOn ?? dueDayOf(calendar, one, 1);

/** Returns the last day on which an entry may be due. Null: no day. */
function findEnd(calendar: Calendar, one: Series, firstDueOn: Day): Day | null {
  const last = endOf(one);
  const ofCount = last === null ? null : last === 0 ? addDays(firstDueOn, -1) : dueDayOf(calendar, one, last);
  return [one.lastDueOn, ofCount].filter((day) => day !== null).sort()[0] ?? null;
}

/** @throws Refusal `unknown-series` */
export async function findSeries(queries: Queries, id: string, today: Day): Promise<SeriesRow> {
  const [row] = await selectSeries(queries, today).query.where(eq(series.id, readId(id)));
  if (row === undefined) throw new Refusal('unknown-series');
  return row;
}

/**
 * Returns a series with its last events.
 * @throws Refusal `unknown-series`
 */
export async function readSeries(
  queries: Queries,
  id: string,
  today: Day,
): Promise<Schemas['RecurringSeries']> {
  const row = await findSeries(queries, id, today);
  const events = await queries
    .select()
    .from(activity)
    .where(sql`${eq(activity.seriesId, row.series.id)} and ${isOfPresentCompany}`)
    .orderBy(desc(activity.id))
    .limit(MAX_EVENTS);
  return { ...toSeries(await readCalendar(queries), row), asOf: today, events: events.map(toEvent) };
}

type Page = { state?: 'running' | 'ended' | undefined; after?: string | undefined; limit: number };

/**
 * Returns a page of series in the order of their names. The cursor is the number of series before the page.
 * @throws Refusal `invalid-request` for an invalid cursor.
 */
export async function listSeries(
  queries: Queries,
  { state, after = '0', limit }: Page,
  today: Day,
): Promise<Schemas['SeriesList']> {
  if (!/^\d{1,9}$/.test(after)) throw new Refusal('invalid-request');
  const offset = Number(after);
  const readFrom = (start: number) => {
    const { query, isRunning } = selectSeries(queries, today);
    return query
      .where(state === undefined ? undefined : sql`${isRunning} = ${state === 'running'}`)
      .orderBy(sql`fold_text(${series.counterparty})`, series.id)
      .limit(limit)
      .offset(start);
  };
  const rows = await readFrom(offset);
  // Each row has the total, so a page after the last series has none.
  const [first] = rows.length > 0 ? rows : await readFrom(0);
  const calendar = await readCalendar(queries);
  const count = first?.total ?? 0;
  return {
    series: rows.map((row) => toSeries(calendar, row)),
    total: { count },
    next: offset + rows.length < count ? String(offset + limit) : null,
    previous: offset === 0 ? null : String(Math.max(offset - limit, 0)),
    offset,
    asOf: today,
  };
}
