import { and, asc, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { Queries } from '../database/database';
import { categories, entries } from '../database/tables';
import { Refusal } from '../errors/refusal';
import { decodePlace, encodePlace, isStoredDay, isWhole } from '../rules/pages';
import { API_COLUMNS, type EntryRow } from './entryRow';
import { meets, type Comparisons, type EntryQuery } from './filter';

export type Sort = NonNullable<EntryQuery['sort']>;

/** `key` is the value by which the row is sorted. */
type Row = { key: string | number; entry: EntryRow };

/** The page that ends before a row, or begins after it. */
type Side = 'before' | 'after';
export type Cursor = { side: Side; key: string | number; id: number };

type PageOptions = { sort: Sort; limit: number; cursor: Cursor | null };
export type Page = { rows: Row[]; isFirst: boolean; isLast: boolean };

/** Reads the entries before or after a cursor. Without a cursor, it reads the first page. */
export async function readPage(
  queries: Queries,
  comparisons: Comparisons,
  { sort, limit, cursor }: PageOptions,
): Promise<Page> {
  const { column, isDescending } = SORTS[sort];
  const isBackwards = cursor?.side === 'before';
  const order = isDescending === isBackwards ? asc : desc;
  // One more row tells whether there is another page.
  const pageAndNextRow = await queries
    .select({ key: sql<string | number>`${column}`, entry: API_COLUMNS })
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
export async function countBefore(
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

const isText = (value: unknown): value is string => typeof value === 'string' && !value.includes('\0');

const due = { column: entries.effectiveDueOn, isKey: isStoredDay };
const issued = { column: entries.issuedOn, isKey: isStoredDay };
const amount = { column: entries.amountCents, isKey: isWhole };
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
export const writeCursor = (side: Side, { key, entry: { id } }: Row): string => encodePlace([side, key, id]);

/** @throws Refusal `invalid-request` */
export function readCursor(sort: Sort, text: string): Cursor {
  const [side, key, id] = decodePlace(text);
  if ((side !== 'before' && side !== 'after') || !SORTS[sort].isKey(key) || !isWhole(id))
    throw new Refusal('invalid-request');
  return { side, key, id };
}
