// Finds entries by the words that a person types.
import { and, isNull, sql, type SQL } from 'drizzle-orm';
import { cleanText } from '../../api-spec/texts';
import { entries } from '../database/tables';
import { meets, splitWords, toWords } from './filter';

/** The index of three letters finds no shorter part of a word. */
const HAS_THREE_LETTERS = /[\p{L}\p{N}]{3}/u;

// `searchText` has the name before its line break, and the document after it.
const { searchText } = entries;
export const foldedName = sql`split_part(${searchText}, E'\\n', 1)`;
export const foldedDocument = sql`split_part(${searchText}, E'\\n', 2)`;
export const fold = (text: string): SQL => sql`fold_text(${text})`;

/** Returns the words of a text. A word of accents alone would match every text. */
export const readWords = (text: string): string[] =>
  splitWords(cleanText(text)).filter((word) => /\P{M}/u.test(word));

export const isShort = (words: readonly string[]): boolean =>
  !words.some((word) => HAS_THREE_LETTERS.test(word));

/** Matches as the search of the list does. A short text must begin the name, because an index finds it then. */
export function matchText(words: readonly string[]): SQL | undefined {
  const text = words.join(' ');
  if (!isShort(words)) return meets(toWords(text));
  const column = sql`${searchText} collate "C"`;
  return and(
    isNull(entries.deletedAt),
    sql`${column} >= ${fold(text)}`,
    sql`${column} < ${fold(text)} || chr(1114111)`,
  );
}
