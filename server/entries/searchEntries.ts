import { and, asc, desc, eq, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { components, operations } from '../../api-spec/schema.gen';
import { cleanText } from '../../api-spec/texts';
import { companyDay, readCompany } from '../company/company';
import type { Day } from '../company/days';
import type { Queries } from '../database/database';
import { entries } from '../database/tables';
import { selectEntries, toEntry, type EntryRow } from './entryRow';
import { makeComparisons, meets } from './filter';

type SearchResult = components['schemas']['SearchResult'];
type Query = operations['search']['parameters']['query'];

const MAX_NAMES = 5;
const MAX_ENTRIES = 8;

/** The index of three letters finds no shorter part of a word. */
const HAS_THREE_LETTERS = /[\p{L}\p{N}]{3}/u;

// `searchText` has the name before its line break, and the document after it.
const { searchText, counterparty, amountCents, settledCents, kind, paidOn, effectiveDueOn } = entries;
const foldedName = sql`split_part(${searchText}, E'\\n', 1)`;
const foldedDocument = sql`split_part(${searchText}, E'\\n', 2)`;
const fold = (text: string): SQL => sql`fold_text(${text})`;

/** Finds names and entries for the command palette, in two queries (specification §7.145). */
export async function searchEntries(
  queries: Queries,
  { q, amountCents: amount }: Query,
  now: Date,
): Promise<SearchResult> {
  const today = companyDay(await readCompany(queries), now);
  // A word of accents alone would match every text.
  const words = cleanText(q)
    .split(/\s+/)
    .filter((word) => /\P{M}/u.test(word));
  const names = words.length === 0 ? [] : await findNames(queries, words, today);
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
function findNames(queries: Queries, words: readonly string[], today: Day) {
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
        matchText(words, today),
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
  const wanted = [
    isShort(words) ? undefined : matchText(words, today),
    amount === undefined ? undefined : eq(amountCents, amount),
  ].filter((condition) => condition !== undefined);
  if (wanted.length === 0) return [];
  return selectEntries(queries)
    .where(and(isNull(entries.deletedAt), or(...wanted)))
    .orderBy(
      desc(sql`${foldedDocument} = ${fold(words.join(' '))}`),
      ...(amount === undefined ? [] : [desc(eq(amountCents, amount))]),
      desc(isNull(paidOn)),
      sql`abs(${effectiveDueOn} - ${today}::date)`,
      desc(entries.id),
    )
    .limit(MAX_ENTRIES + 1);
}

const isShort = (words: readonly string[]): boolean => !words.some((word) => HAS_THREE_LETTERS.test(word));

/** Matches as the search of the list does. A short text must begin the name, because an index finds it then. */
function matchText(words: readonly string[], today: Day): SQL | undefined {
  const text = words.join(' ');
  if (!isShort(words)) return meets(makeComparisons({ search: text }, today));
  const column = sql`${searchText} collate "C"`;
  return and(sql`${column} >= ${fold(text)}`, sql`${column} < ${fold(text)} || chr(1114111)`);
}
