import { and, asc, desc, eq, isNull, or, sql } from 'drizzle-orm';
import type { components, operations } from '../../api-spec/schema.gen';
import { companyDay, readCompany } from '../company/company';
import type { Day } from '../company/days';
import type { Queries } from '../database/database';
import { entries } from '../database/tables';
import { selectEntries, toEntry, type EntryRow } from './entryRow';
import { fold, foldedDocument, foldedName, isShort, matchText, readWords } from './matchText';

type SearchResult = components['schemas']['SearchResult'];
type Query = operations['search']['parameters']['query'];

const MAX_NAMES = 5;
const MAX_ENTRIES = 8;

const { searchText, counterparty, amountCents, settledCents, kind, paidOn, effectiveDueOn } = entries;

/** Finds names and entries for the command palette, in two queries (specification §7.145). */
export async function searchEntries(
  queries: Queries,
  { q, amountCents: amount }: Query,
  now: Date,
): Promise<SearchResult> {
  const today = companyDay(await readCompany(queries), now);
  const words = readWords(q);
  const names = words.length === 0 ? [] : await findNames(queries, words);
  const entryRows = await findEntries(queries, { words, amount, today });
  return {
    names: names.slice(0, MAX_NAMES).map(({ receivableCents, payableCents, ...name }) => ({
      ...name,
      open: { receivableCents, payableCents },
    })),
    hasMoreNames: names.length > MAX_NAMES,
    entries: entryRows.slice(0, MAX_ENTRIES).map((row) => toEntry(row, today)),
    hasMoreEntries: entryRows.length > MAX_ENTRIES,
  };
}

/** Returns names that have all words, each with the number of its entries and with what is open of them. */
function findNames(queries: Queries, words: readonly string[]) {
  const count = sql<number>`count(*)`;
  const sumOpen = (one: 'receivable' | 'payable') =>
    sql<number>`coalesce(sum(${amountCents} - ${settledCents}) filter (where ${eq(kind, one)}), 0)`;
  return queries
    .select({
      ...{ counterparty, count },
      receivableCents: sumOpen('receivable'),
      payableCents: sumOpen('payable'),
    })
    .from(entries)
    .where(
      and(
        isNull(entries.deletedAt),
        matchText(words),
        ...words.map((word) => sql`position(${fold(word)} in ${foldedName}) > 0`),
      ),
    )
    .groupBy(counterparty)
    .orderBy(
      desc(sql`bool_or(starts_with(${searchText}, ${fold(words.join(' '))}))`),
      desc(count),
      asc(counterparty),
    )
    .limit(MAX_NAMES + 1);
}

type Wanted = { words: readonly string[]; amount: number | undefined; today: Day };

/** Returns entries of the amount, and those with all words. Two letters are the begin of a name, and choose no entries yet. */
async function findEntries(queries: Queries, { words, amount, today }: Wanted): Promise<EntryRow[]> {
  const ofWords = isShort(words) ? undefined : matchText(words);
  const ofAmount = amount === undefined ? undefined : eq(amountCents, amount);
  const wanted = [ofWords, ofAmount].filter((condition) => condition !== undefined);
  if (wanted.length === 0) return [];
  return selectEntries(queries)
    .where(and(isNull(entries.deletedAt), or(...wanted)))
    .orderBy(
      desc(sql`${foldedDocument} = ${fold(words.join(' '))}`),
      ...(ofWords && ofAmount ? [desc(sql`(${ofWords}) and ${ofAmount}`)] : []),
      ...(ofAmount ? [desc(ofAmount)] : []),
      desc(isNull(paidOn)),
      sql`abs(${effectiveDueOn} - ${today}::date)`,
      desc(entries.id),
    )
    .limit(MAX_ENTRIES + 1);
}
