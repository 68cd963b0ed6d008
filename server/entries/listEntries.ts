import type { components } from '../../api-spec/schema.gen';
import type { Database, Queries } from '../database/database';
import { companyDay, readCompany } from '../company/company';
import type { Day } from '../company/days';
import {
  countBefore,
  readCursor,
  readPage,
  writeCursor,
  type Cursor,
  type Page,
  type Sort,
} from './entryPage';
import { toEntry, type Entry } from './entryRow';
import { makeComparisons, makeIdComparison, type Comparisons, type EntryFilter } from './filter';
import { readRestrictions, type Reader } from './ownEntries';
import { sumList } from './sums';

type EntryList = components['schemas']['EntryList'];

export type ListOptions = {
  filter: EntryFilter;
  sort: Sort;
  /** `next` or `previous` of another page. */
  after?: string | undefined;
  limit: number;
  /** Absent: the entries do not say what restricts their changes. */
  user?: Reader['user'];
  now: Date;
};

/**
 * Returns a page of entries and the totals of all pages. Pages do not shift when entries are added.
 * @throws Refusal `invalid-request` for an invalid cursor.
 */
export async function listEntries(
  database: Database,
  { filter, sort, after, limit, user, now }: ListOptions,
): Promise<EntryList> {
  const cursor = after === undefined ? null : readCursor(sort, after);
  return database.inTransaction('read', async (queries) => {
    const company = await readCompany(queries);
    const today = companyDay(company, now);
    const comparisons = makeComparisons(filter, today);
    const page = await readPage(queries, comparisons, { sort, limit, cursor });
    const [first, last] = [page.rows[0], page.rows.at(-1)];
    const ids = page.rows.map(({ entry }) => entry.id);
    const restrictionsOf = user && (await readRestrictions(queries, { user, today }, ids));
    return {
      entries: page.rows.map(({ entry }) => ({ ...toEntry(entry, today), ...restrictionsOf?.(entry.id) })),
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
