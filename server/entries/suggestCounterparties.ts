import { and, asc, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { components, operations } from '../../api-spec/schema.gen';
import type { Queries } from '../database/database';
import { categories, entries } from '../database/tables';
import { fold, foldedName, isShort, matchText, readWords } from './matchText';

type CounterpartyList = components['schemas']['CounterpartyList'];
type Query = operations['suggestCounterparties']['parameters']['query'];

const MAX_NAMES = 8;

/** Finds the names that a person may mean who types one, the most used first (specification §7.168). */
export async function suggestCounterparties(
  queries: Queries,
  { search, kind }: Query,
): Promise<CounterpartyList> {
  const words = readWords(search);
  if (words.length === 0) return { counterparties: [] };
  const ofKind = kind && eq(entries.kind, kind);
  const names = queries.$with('names').as(
    queries
      .select({
        counterparty: entries.counterparty,
        count: sql<number>`count(*)`.as('count'),
        latestId: sql<number | null>`max(${entries.id}) filter (where ${ofKind ?? sql`true`})`.as(
          'latest_id',
        ),
      })
      .from(entries)
      // A short text begins the name.
      .where(and(matchText(words), ...(isShort(words) ? [] : readParts(search).map(beginsWord))))
      .groupBy(entries.counterparty)
      .orderBy(desc(sql`count(*)`), asc(entries.counterparty))
      .limit(MAX_NAMES),
  );
  const rows = await queries
    .with(names)
    .select({
      name: names.counterparty,
      count: names.count,
      category: categories.name,
      form: entries.form,
    })
    .from(names)
    .leftJoin(entries, eq(entries.id, names.latestId))
    .leftJoin(categories, eq(categories.id, entries.categoryId))
    .orderBy(desc(names.count), asc(names.counterparty));
  return {
    counterparties: rows.map(({ name, count, category, form }) => ({
      name,
      count,
      ...(category !== null && form !== null && { latest: { category, form } }),
    })),
  };
}

/** Letters, digits and accents alone, so that no word is an expression. */
const readParts = (text: string): string[] => text.split(/[^\p{L}\p{N}\p{M}]+/u).filter(Boolean);

const beginsWord = (word: string): SQL => sql`${foldedName} ~ ('(^|[^[:alnum:]])' || ${fold(word)})`;
