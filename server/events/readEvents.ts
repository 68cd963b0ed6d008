// One list of the events of the books, of the door, and of refused attempts.
import { and, asc, desc, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { operations } from '../../api-spec/schema.gen';
import { USER_ID_PATTERN } from '../auth/users';
import type { Queries } from '../database/database';
import { refusedAttempts } from '../database/refusedAttempts';
import { accessEvents } from '../database/accessEvents';
import { activity, entries, type FieldChange } from '../database/tables';
import { readId } from '../entries/filter';
import { isOfEntry } from '../entries/readHistory';
import { EVENT_GROUPS } from './eventGroups';
import { compareNewestFirst, rank, SOURCES, type Place, type Source } from './eventPlace';
import { nameObjects, type Event, type Objects, type Row } from './nameObjects';
import { isOfCompany, isOfPresentCompany, readAction } from '../audit/recordEvents';

export type EventFilter = Omit<
  NonNullable<operations['listEvents']['parameters']['query']>,
  'after' | 'limit'
>;

const NO_OBJECTS: Objects = { entryId: null, importId: null, seriesId: null, accountId: null };

export type ReadOptions = {
  filter: EventFilter;
  /** Of the company. It decides when a day of the filter begins. */
  timeZone: string;
  limit: number;
  /** The last event before the page. Null: the page is the first one. */
  after: Place | null;
};

type Page = {
  events: Event[];
  /** The last event of the page if there are more. */
  next: Place | null;
  /** The event before the previous page. Undefined: the previous page is the first one, or there is none. */
  previous?: Place;
};

/** Reads the newest events of a filter after a place. Each table is read by an index, and its page is as long as the whole one. */
export async function readEvents(
  queries: Queries,
  { limit, after, ...options }: ReadOptions & { hasPrevious?: boolean },
): Promise<Page> {
  // No user has another id, and the database reads no other one.
  if (options.filter.user !== undefined && !USER_ID_PATTERN.test(options.filter.user))
    return { events: [], next: null };
  const rows = await readRows(queries, options, { limit, from: after, way: 'older' });
  const page = rows.slice(0, limit);
  const [first] = page;
  const last = rows.length > limit ? page[page.length - 1] : undefined;
  const newer =
    options.hasPrevious === true && after !== null && first !== undefined
      ? await readRows(queries, options, { limit, from: first, way: 'newer' })
      : [];
  const before = newer[limit];
  return {
    events: await nameObjects(queries, page),
    next: last === undefined ? null : toPlace(last),
    ...(before !== undefined && { previous: toPlace(before) }),
  };
}

const toPlace = ({ at, source, id }: Place): Place => ({ at, source, id });

type Direction = 'older' | 'newer';

/** Reads one row more than `limit` in a direction from a place, and the nearest ones first. */
async function readRows(
  queries: Queries,
  { filter, timeZone }: Pick<ReadOptions, 'filter' | 'timeZone'>,
  { limit, from, way }: { limit: number; from: Place | null; way: Direction },
): Promise<Row[]> {
  const read = { books: readBooks, door: readDoor, refused: readRefused };
  const rows: Row[] = [];
  for (const source of SOURCES) {
    const narrow = (columns: TimeColumns) =>
      and(
        ...limitDays(columns, filter, timeZone),
        from === null ? undefined : isBeyond(columns, source, from, way),
      );
    const order = way === 'older' ? desc : asc;
    const sort = ({ happenedAt, id }: TimeColumns) => [order(happenedAt), order(id)];
    rows.push(...(await read[source](queries, filter, { narrow, sort, limit: limit + 1 })));
  }
  const sign = way === 'older' ? 1 : -1;
  return rows.sort((one, other) => sign * compareNewestFirst(one, other)).slice(0, limit + 1);
}

type TimeColumns = { happenedAt: PgColumn; id: PgColumn };
type Part = {
  narrow: (columns: TimeColumns) => SQL | undefined;
  sort: (columns: TimeColumns) => SQL[];
  limit: number;
};

/** A day is one of the company. */
function limitDays({ happenedAt }: TimeColumns, { from, to }: EventFilter, timeZone: string) {
  return [
    from === undefined ? undefined : sql`${happenedAt} >= (${from}::timestamp at time zone ${timeZone})`,
    to === undefined
      ? undefined
      : sql`${happenedAt} < ((${to}::timestamp + interval '1 day') at time zone ${timeZone})`,
  ];
}

/** Whether an event of a table is older, or newer, than a place in the list. */
function isBeyond({ happenedAt, id }: TimeColumns, source: Source, place: Place, way: Direction): SQL {
  const moment = sql`(timestamptz 'epoch' + ${place.at}::bigint * interval '1 microsecond')`;
  const [beyond, atOrBeyond] = way === 'older' ? [sql`<`, sql`<=`] : [sql`>`, sql`>=`];
  if (source === place.source) return sql`(${happenedAt}, ${id}) ${beyond} (${moment}, ${place.id}::bigint)`;
  const isBeyondAtOnce = rank(source) < rank(place.source) === (way === 'older');
  return sql`${happenedAt} ${isBeyondAtOnce ? atOrBeyond : beyond} ${moment}`;
}

/** A moment of JavaScript has no microseconds. */
const readAt = (happenedAt: PgColumn) =>
  sql<string>`(extract(epoch from ${happenedAt}) * 1000000)::bigint::text`;

async function readBooks(
  queries: Queries,
  filter: EventFilter,
  { narrow, sort, limit }: Part,
): Promise<Row[]> {
  const actions = filter.group && EVENT_GROUPS[filter.group].books;
  if (filter.group !== undefined && actions === undefined) return [];
  const rows = await queries
    .select({ at: readAt(activity.happenedAt), row: activity })
    .from(activity)
    .where(
      and(
        isOfPresentCompany,
        narrow(activity),
        actions && inArray(activity.action, [...actions]),
        filter.user === undefined ? undefined : eq(activity.userId, filter.user),
        filter.entry === undefined ? undefined : await isOf(queries, filter.entry),
      ),
    )
    .orderBy(...sort(activity))
    .limit(limit);
  return rows.map(({ at, row }) => {
    const { id, happenedAt, userId, userName, userRole, requestId, changes } = row;
    const { entryId, importId, seriesId, accountId } = row;
    return {
      ...{ at, id, source: 'books', objects: { entryId, importId, seriesId, accountId } },
      event: {
        ...{ happenedAt: happenedAt.toISOString(), userName, action: readAction(row) },
        ...(userId !== null && { userId }),
        ...(userRole !== null && { userRole }),
        ...(requestId !== null && { requestId }),
        changes: changes.map(toChange).map((change) => nameLines(row.action, change)),
      },
    };
  });
}

/** The numbers of a statement are those of its lines, and its amounts have a sign. */
const OF_LINES: Readonly<Record<string, string>> = {
  added: 'addedLines',
  removed: 'removedLines',
  amountCents: 'lineCents',
};

function nameLines(action: string, change: Event['changes'][number]): Event['changes'][number] {
  const isOfLines = /^(?:line|statement)-/.test(action);
  return isOfLines ? { ...change, field: OF_LINES[change.field] ?? change.field } : change;
}

/** A deleted entry has events too. */
async function isOf(queries: Queries, entry: string): Promise<SQL | undefined> {
  const id = readId(entry);
  const [origin] = await queries
    .select({ importId: entries.importId, seriesId: entries.seriesId })
    .from(entries)
    .where(eq(entries.id, id));
  return isOfEntry(queries, id, origin ?? { importId: null, seriesId: null });
}

async function readDoor(
  queries: Queries,
  filter: EventFilter,
  { narrow, sort, limit }: Part,
): Promise<Row[]> {
  const actions = filter.group && EVENT_GROUPS[filter.group].door;
  if (filter.entry !== undefined || (filter.group !== undefined && actions === undefined)) return [];
  const { user } = filter;
  const rows = await queries
    .select({ at: readAt(accessEvents.happenedAt), row: accessEvents })
    .from(accessEvents)
    .where(
      and(
        isOfCompany(accessEvents),
        narrow(accessEvents),
        actions && inArray(accessEvents.action, [...actions]),
        user === undefined ? undefined : or(eq(accessEvents.userId, user), eq(accessEvents.subjectId, user)),
      ),
    )
    .orderBy(...sort(accessEvents))
    .limit(limit);
  return rows.map(({ at, row }) => {
    const { id, happenedAt, userId, userName, userRole, requestId, action, changes } = row;
    const { subjectId, subjectName } = row;
    return {
      ...{ at, id, source: 'door', objects: NO_OBJECTS },
      event: {
        ...{ happenedAt: happenedAt.toISOString(), userName, action },
        ...(userId !== null && { userId }),
        ...(userRole !== null && { userRole }),
        ...(requestId !== null && { requestId }),
        ...(subjectId !== null && { subjectId }),
        ...(subjectName !== null && { subjectName }),
        changes: changes.map(toChange),
      },
    };
  });
}

/** Refused attempts of a minute are listed at the first one, after what has caused it. */
const LISTED = { happenedAt: refusedAttempts.listedAt, id: refusedAttempts.id };

async function readRefused(
  queries: Queries,
  filter: EventFilter,
  { narrow, sort, limit }: Part,
): Promise<Row[]> {
  const actions = filter.group && EVENT_GROUPS[filter.group].refused;
  if (filter.entry !== undefined || (filter.group !== undefined && actions === undefined)) return [];
  const rows = await queries
    .select({ at: readAt(LISTED.happenedAt), row: refusedAttempts })
    .from(refusedAttempts)
    .where(
      and(
        isOfCompany(refusedAttempts),
        narrow(LISTED),
        actions && inArray(refusedAttempts.action, [...actions]),
        filter.user === undefined ? undefined : eq(refusedAttempts.userId, filter.user),
      ),
    )
    .orderBy(...sort(LISTED))
    .limit(limit);
  return rows.map(({ at, row }) => {
    const { id, listedAt, userId, userName, requestId, action, attempts, operation } = row;
    return {
      ...{ at, id, source: 'refused', objects: NO_OBJECTS },
      event: {
        ...{ happenedAt: listedAt.toISOString(), userName, action, attempts },
        ...(userId !== null && { userId }),
        ...(requestId !== null && { requestId }),
        changes: operation === null ? [] : [{ field: 'operation', before: null, after: operation }],
      },
    };
  });
}

/** A fact of a category or of a holiday is recorded with its id or day in the name of the field. */
const OF_PART = /^(category|holiday) (\S+)(?: (\w+))?$/;

function toChange([field, before, after]: FieldChange): Event['changes'][number] {
  const [, part, of, fact] = OF_PART.exec(field) ?? [];
  if (part === undefined || of === undefined) return { field, before, after };
  return { field: fact === undefined ? part : `${part}.${fact}`, of, before, after };
}
