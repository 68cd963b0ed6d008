import { and, asc, desc, eq, sql, type SQL } from 'drizzle-orm';
import { PgDialect, type SelectedFields } from 'drizzle-orm/pg-core';
import type { components } from '../../api-spec/schema.gen';
import type { Database, Queries } from '../database/open';
import { categories, entries } from '../database/tables';
import { HttpError } from '../http/httpError';
import { companyDay, readCompany } from './company';
import { countDays, type Day } from './days';
import { isOneOf, matches, type EntryFilter, type EntryQuery } from './filter';
import { listSums, NO_ENTRIES, type ListSum } from './sums';

type EntryList = components['schemas']['EntryList'];
export type Entry = ReturnType<typeof toEntry>;
type Sort = NonNullable<EntryQuery['sort']>;

export type ListOptions = {
  filter: EntryFilter;
  sort: Sort;
  /** `next` or `previous` of another page. */
  after?: string | undefined;
  limit: number;
  now: Date;
};

/**
 * Returns a page of entries and the totals of all pages. Pages do not shift when entries are added.
 * @throws HttpError 400 for an invalid cursor.
 */
export async function listEntries(
  database: Database,
  { filter, sort, after, limit, now }: ListOptions,
): Promise<EntryList> {
  const cursor = after === undefined ? null : readCursor(sort, after);
  const read = async (queries: Queries): Promise<EntryList> => {
    const company = await readCompany(queries);
    const today = companyDay(company, now);
    const condition = matches(filter, today);
    const page = await readPageWithTotal(queries, condition, { sort, limit, cursor });
    const [first, last] = [page.rows[0], page.rows.at(-1)];
    return {
      entries: page.rows.map(({ entry }) => toEntry(entry, today)),
      total: page.total,
      next: last && !page.isLast ? writeCursor('after', last) : null,
      previous: first && !page.isFirst ? writeCursor('before', first) : null,
      asOf: today,
      weekStartsOn: company.weekStartsOn,
      ...(first && { offset: page.isFirst ? 0 : await countBefore(queries, condition, sort, first) }),
    };
  };
  // Only the position of a later page needs another query on the same rows.
  return cursor === null ? read(database.queries) : database.inTransaction('read', read);
}

/** Which entries to read, and in which order. `ids`: only these of the filter. */
export type Choice = Pick<ListOptions, 'filter' | 'sort'> & { ids?: readonly string[] | undefined };

/** Reads all entries of a choice, page by page, so memory does not grow with their number. */
export async function* readEntries(
  queries: Queries,
  { filter, ids, sort, limit, today }: Choice & { limit: number; today: Day },
): AsyncGenerator<Entry[]> {
  const condition = and(matches(filter, today), ids && isOneOf(ids));
  let cursor: Cursor | null = null;
  for (;;) {
    const page: Page = await readPage(queries, condition, { sort, limit, cursor });
    yield page.rows.map(({ entry }) => toEntry(entry, today));
    const last = page.rows.at(-1);
    if (!last || page.isLast) return;
    cursor = { side: 'after', key: last.key, id: last.entry.id };
  }
}

/** The page that ends before a row, or begins after it. */
type Side = 'before' | 'after';
type Cursor = { side: Side; key: string | number; id: number };

type PageOptions = { sort: Sort; limit: number; cursor: Cursor | null };
type Page = { rows: Row[]; isFirst: boolean; isLast: boolean };

async function readPage(queries: Queries, condition: SQL | undefined, options: PageOptions): Promise<Page> {
  const found = await selectPage(queries, { entry: COLUMNS }, condition, options);
  // The first page is full, also if the rows before the cursor are fewer than a page.
  return toPage(found, options) ?? readPage(queries, condition, { ...options, cursor: null });
}

/**
 * Like `readPage`, with the totals of all pages from the same state of the rows. One statement reads both. The rows of the
 * page are JSON, which is faster to read than many columns.
 */
async function readPageWithTotal(
  queries: Queries,
  condition: SQL | undefined,
  options: PageOptions,
): Promise<Page & { total: ListSum }> {
  const page = selectPage(queries, { columns: NAMED_COLUMNS }, condition, options);
  const order = orderOf(options);
  const [{ rows, ...total } = { ...NO_ENTRIES, rows: [] }] = await queries
    .select({
      ...listSums,
      rows: sql<NamedRow[]>`(
        select coalesce(json_agg(page order by ${order(sql`key`)}, ${order(sql`id`)}), '[]') from ${page.as('page')}
      )`,
    })
    .from(entries)
    .where(condition);
  const found = rows.map(({ key, ...entry }) => ({ key, entry }));
  const read = toPage(found, options);
  if (read === null) return readPageWithTotal(queries, condition, { ...options, cursor: null });
  return { ...read, total };
}

type NamedRow = Row['entry'] & Pick<Row, 'key'>;

/** Selects a page and one more row, which tells whether there is another page. */
const selectPage = <Fields extends SelectedFields>(
  queries: Queries,
  fields: Fields,
  condition: SQL | undefined,
  options: PageOptions,
) => {
  const { sort, limit, cursor } = options;
  const { column } = SORTS[sort];
  const order = orderOf(options);
  return queries
    .select({ key: sql<string | number>`${column}`.as('key'), ...fields })
    .from(entries)
    .innerJoin(categories, eq(categories.id, entries.categoryId))
    .where(cursor ? and(condition, isBeyond(sort, cursor)) : condition)
    .orderBy(order(column), order(entries.id))
    .limit(limit + 1);
};

/** A page before a cursor is read backwards. */
const orderOf = ({ sort, cursor }: PageOptions) =>
  SORTS[sort].isDescending === (cursor?.side === 'before') ? asc : desc;

/** Returns the page of the selected rows, or null if fewer rows than a page are before the cursor. */
function toPage(found: Row[], { limit, cursor }: PageOptions): Page | null {
  const hasMore = found.length > limit;
  const rows = found.slice(0, limit);
  if (cursor?.side !== 'before') return { rows, isFirst: cursor === null, isLast: !hasMore };
  return hasMore ? { rows: rows.reverse(), isFirst: false, isLast: false } : null;
}

/** Counts the matching entries before a row. */
async function countBefore(
  queries: Queries,
  condition: SQL | undefined,
  sort: Sort,
  { key, entry: { id } }: Row,
): Promise<number> {
  const [row] = await queries
    .select({ count: sql<number>`count(*)` })
    .from(entries)
    .where(and(condition, isBeyond(sort, { side: 'before', key, id })));
  return row?.count ?? 0;
}

function isBeyond(sort: Sort, { side, key, id }: Cursor): SQL {
  const { column, isDescending } = SORTS[sort];
  const compare = sql.raw(isDescending === (side === 'before') ? '>' : '<');
  return sql`(${column}, ${entries.id}) ${compare} (${key}, ${id})`;
}

/** The columns of an entry, by their names in the API. */
const COLUMNS = {
  id: entries.id,
  kind: entries.kind,
  counterparty: entries.counterparty,
  category: categories.name,
  form: entries.form,
  document: entries.document,
  installment: entries.installment,
  installments: entries.installments,
  issuedOn: entries.issuedOn,
  dueOn: entries.dueOn,
  effectiveDueOn: entries.effectiveDueOn,
  paidOn: entries.paidOn,
  amountCents: entries.amountCents,
  paidCents: entries.paidCents,
  version: entries.version,
};

const named = Object.entries(COLUMNS).map(([name, column]) => sql`${column} as ${sql.identifier(name)}`);
/** The columns with these names in SQL. The text is built once, because building it takes longer than the other parts. */
const NAMED_COLUMNS = sql.raw(new PgDialect().sqlToQuery(sql.join(named, sql`, `)).sql);

/** Selects entries with the fields of the API. */
export const selectEntries = (queries: Queries) =>
  queries.select(COLUMNS).from(entries).innerJoin(categories, eq(categories.id, entries.categoryId));

/** `key` is the value by which the row is sorted. */
type Row = { key: string | number; entry: Awaited<ReturnType<typeof selectEntries>>[number] };

/** Returns an entry of the API, as it is on a day. */
export function toEntry(row: Row['entry'], today: Day) {
  const status = findStatus(row, today);
  const late = status === 'overdue' ? { lateDays: countDays(row.effectiveDueOn, today) } : {};
  return { ...row, id: String(row.id), status, ...late } satisfies EntryList['entries'][number];
}

function findStatus({ paidOn, effectiveDueOn }: Row['entry'], today: Day) {
  if (paidOn !== null) return 'paid';
  if (effectiveDueOn === today) return 'today';
  return effectiveDueOn > today ? 'open' : 'overdue';
}

const isText = (value: unknown): value is string => typeof value === 'string' && !value.includes('\0');
const isAmount = (value: unknown): value is number => Number.isSafeInteger(value);

const due = { column: entries.effectiveDueOn, isKey: isDay };
const issued = { column: entries.issuedOn, isKey: isDay };
const amount = { column: entries.amountCents, isKey: isAmount };
// In the order of bytes, like the index.
const counterparty = { column: sql`${entries.searchText} collate "C"`, isKey: isText };

const SORTS = {
  dueOn: { ...due, isDescending: false },
  '-dueOn': { ...due, isDescending: true },
  issuedOn: { ...issued, isDescending: false },
  '-issuedOn': { ...issued, isDescending: true },
  amount: { ...amount, isDescending: false },
  '-amount': { ...amount, isDescending: true },
  counterparty: { ...counterparty, isDescending: false },
  '-counterparty': { ...counterparty, isDescending: true },
} as const satisfies Record<Sort, unknown>;

/** Returns the parameter `after` for the page that ends before a row, or begins after it. */
const writeCursor = (side: Side, { key, entry: { id } }: Row): string =>
  Buffer.from(JSON.stringify([side, key, id])).toString('base64url');

function readCursor(sort: Sort, text: string): Cursor {
  const [side, key, id] = parseList(Buffer.from(text, 'base64url').toString());
  if ((side !== 'before' && side !== 'after') || !SORTS[sort].isKey(key) || !isAmount(id))
    throw new HttpError(400);
  return { side, key, id };
}

function isDay(value: unknown): value is string {
  if (typeof value !== 'string') return false;
  const ms = Date.parse(`${value}T00:00:00Z`);
  // The database has no year 0.
  return value >= '0001-01-01' && !Number.isNaN(ms) && new Date(ms).toISOString().slice(0, 10) === value;
}

function parseList(text: string): unknown[] {
  try {
    const parsed: unknown = JSON.parse(text);
    return Array.isArray(parsed) ? parsed : [];
  } catch {
    return [];
  }
}
