import { and, asc, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { components } from '../../api-spec/schema.gen';
import type { Database, Queries } from '../database/open';
import { categories, entries } from '../database/tables';
import { HttpError } from '../http/httpError';
import { companyDay, readCompany } from './company';
import { countDays, type Day } from './days';
import { matches, type EntryFilter, type EntryQuery } from './filter';
import { sumEntries } from './sums';

type EntryList = components['schemas']['EntryList'];
type Sort = NonNullable<EntryQuery['sort']>;

export type ListOptions = {
  filter: EntryFilter;
  sort: Sort;
  /** `next` of the page before. */
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
  return database.inTransaction('read', async (queries) => {
    const today = companyDay(await readCompany(queries), now);
    const condition = matches(filter, today);
    const { column, order, compare } = SORTS[sort];
    const rows = await selectEntries(queries)
      .where(
        after === undefined
          ? condition
          : and(condition, sql`(${column}, ${entries.id}) ${compare} ${readCursor(sort, after)}`),
      )
      .orderBy(order(column), order(entries.id))
      .limit(limit + 1);
    const page = rows.slice(0, limit);
    const last = rows.length > limit ? page.at(-1) : undefined;
    return {
      entries: page.map((row) => toEntry(row, today)),
      total: await sumEntries(queries, condition),
      next: last ? writeCursor(sort, last) : null,
    };
  });
}

const selectEntries = (queries: Queries) =>
  queries
    .select({
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
    })
    .from(entries)
    .innerJoin(categories, eq(categories.id, entries.categoryId));

type Row = Awaited<ReturnType<typeof selectEntries>>[number];

function toEntry(row: Row, today: Day): EntryList['entries'][number] {
  const status = findStatus(row, today);
  const late = status === 'overdue' ? { lateDays: countDays(row.effectiveDueOn, today) } : {};
  return { ...row, id: String(row.id), status, ...late };
}

function findStatus({ paidOn, effectiveDueOn }: Row, today: Day) {
  if (paidOn !== null) return 'paid';
  if (effectiveDueOn === today) return 'today';
  return effectiveDueOn > today ? 'open' : 'overdue';
}

const ascending = { order: asc, compare: sql.raw('>') };
const descending = { order: desc, compare: sql.raw('<') };

const SORTS = {
  dueOn: { column: entries.effectiveDueOn, field: 'effectiveDueOn', ...ascending },
  '-dueOn': { column: entries.effectiveDueOn, field: 'effectiveDueOn', ...descending },
  issuedOn: { column: entries.issuedOn, field: 'issuedOn', ...ascending },
  '-issuedOn': { column: entries.issuedOn, field: 'issuedOn', ...descending },
  amount: { column: entries.amountCents, field: 'amountCents', ...ascending },
  '-amount': { column: entries.amountCents, field: 'amountCents', ...descending },
} as const satisfies Record<Sort, unknown>;

// A cursor contains the position after which the next page begins.
const writeCursor = (sort: Sort, row: Row): string =>
  Buffer.from(JSON.stringify([row[SORTS[sort].field], row.id])).toString('base64url');

function readCursor(sort: Sort, cursor: string): SQL {
  const [value, id] = parseList(Buffer.from(cursor, 'base64url').toString());
  const isAmount = SORTS[sort].field === 'amountCents';
  const isValid = isAmount ? Number.isSafeInteger(value) : typeof value === 'string' && isDay(value);
  if (!isValid || !Number.isSafeInteger(id)) throw new HttpError(400);
  return sql`(${value}, ${id})`;
}

function isDay(text: string): boolean {
  const ms = Date.parse(`${text}T00:00:00Z`);
  // The database has no year 0.
  return text >= '0001-01-01' && !Number.isNaN(ms) && new Date(ms).toISOString().slice(0, 10) === text;
}

function parseList(text: string): unknown[] {
  try {
    const parsed: unknown = JSON.parse(text);
    return Array.isArray(parsed) ? parsed : [];
  } catch {
    return [];
  }
}
