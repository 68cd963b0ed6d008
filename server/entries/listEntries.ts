import { and, asc, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { components } from '../../api-spec/schema.gen';
import type { Database, Queries } from '../database/database';
import { categories, entries } from '../database/tables';
import { Refusal } from '../errors/refusal';
import { companyDay, readCompany } from '../company/company';
import { countDays, type Day } from '../company/days';
import {
  makeComparisons,
  makeIdComparison,
  meets,
  type Comparisons,
  type EntryFilter,
  type EntryQuery,
} from './filter';
import { sumList } from './sums';

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
 * @throws Refusal `invalid-request` for an invalid cursor.
 */
export async function listEntries(
  database: Database,
  { filter, sort, after, limit, now }: ListOptions,
): Promise<EntryList> {
  const cursor = after === undefined ? null : readCursor(sort, after);
  return database.inTransaction('read', async (queries) => {
    const company = await readCompany(queries);
    const today = companyDay(company, now);
    const comparisons = makeComparisons(filter, today);
    const page = await readPage(queries, comparisons, { sort, limit, cursor });
    const [first, last] = [page.rows[0], page.rows.at(-1)];
    return {
      entries: page.rows.map(({ entry }) => toEntry(entry, today)),
      total: await sumList(queries, comparisons),
      next: last && !page.isLast ? writeCursor('after', last) : null,
      previous: first && !page.isFirst ? writeCursor('before', first) : null,
      asOf: today,
      weekStartsOn: company.weekStartsOn,
      ...(first && { offset: page.isFirst ? 0 : await countBefore(queries, comparisons, sort, first) }),
    };
  });
}

/** Which entries to read, and in which order. `ids`: only these of the filter. */
export type Choice = Pick<ListOptions, 'filter' | 'sort'> & { ids?: readonly string[] | undefined };

/** Returns the comparisons of a choice. */
export const makeChoiceComparisons = (
  { filter, ids }: Pick<Choice, 'filter' | 'ids'>,
  today: Day,
): Comparisons => ({
  ...makeComparisons(filter, today),
  ...(ids && makeIdComparison(ids)),
});

/** Reads all entries of a choice, page by page, so memory does not grow with their number. */
export async function* readEntries(
  queries: Queries,
  { sort, limit, today, ...choice }: Choice & { limit: number; today: Day },
): AsyncGenerator<Entry[]> {
  const comparisons = makeChoiceComparisons(choice, today);
  let cursor: Cursor | null = null;
  for (;;) {
    const page: Page = await readPage(queries, comparisons, { sort, limit, cursor });
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

async function readPage(
  queries: Queries,
  comparisons: Comparisons,
  { sort, limit, cursor }: PageOptions,
): Promise<Page> {
  const { column, isDescending } = SORTS[sort];
  const isBackwards = cursor?.side === 'before';
  const order = isDescending === isBackwards ? asc : desc;
  // One more row tells whether there is another page.
  const pageAndNextRow = await queries
    .select({ key: sql<string | number>`${column}`, entry: COLUMNS })
    .from(entries)
    .innerJoin(categories, eq(categories.id, entries.categoryId))
    .where(and(meets(comparisons), cursor === null ? undefined : isBeyond(sort, cursor)))
    .orderBy(order(column), order(entries.id))
    .limit(limit + 1);
  const hasMore = pageAndNextRow.length > limit;
  const rows = pageAndNextRow.slice(0, limit);
  if (!isBackwards) return { rows, isFirst: cursor === null, isLast: !hasMore };
  // The first page is full, also if the rows before the cursor are fewer than a page.
  if (!hasMore) return readPage(queries, comparisons, { sort, limit, cursor: null });
  return { rows: rows.reverse(), isFirst: false, isLast: false };
}

/** Counts the matching entries before a row. */
async function countBefore(
  queries: Queries,
  comparisons: Comparisons,
  sort: Sort,
  { key, entry: { id } }: Row,
): Promise<number> {
  const [row] = await queries
    .select({ count: sql<number>`count(*)` })
    .from(entries)
    .where(and(meets(comparisons), isBeyond(sort, { side: 'before', key, id })));
  return row?.count ?? 0;
}

/** Whether a row is on the page before or after a cursor. */
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
    throw new Refusal('invalid-request');
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
