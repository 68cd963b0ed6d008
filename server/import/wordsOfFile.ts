import { readText, type SheetRow } from '../files/sheet';
import { isForm } from '../entries/entryRules';
import { RefusedChoices, type Choices, type Columns, type Context, type Word } from './analysis';
import { keyWord } from '../../api-spec/fold';
import { isUnfilled } from './cellValues';
import { WORD_FIELDS, type TranslateWord, type WordField } from './translateWords';

/** Words in the response. The API accepts as many explained ones. */
const MAX_WORDS = 500;
/** A longer text is not a word. */
const MAX_LENGTH = 200;

/** Translates a word by the choices of the user, and else by the guess. */
export type Words = (field: WordField, word: string) => { becomes: string | null; isOwn: boolean };

/** @throws RefusedChoices if a word becomes a value that does not exist. */
export function makeWords(
  { values = [] }: Choices,
  { categories }: Context,
  translate: TranslateWord,
): Words {
  const isValue = {
    kind: (value: string) => value === 'receivable' || value === 'payable',
    form: isForm,
    category: (value: string) => categories.some(({ name }) => name === value),
    status: (value: string) => value === 'open' || value === 'paid' || value === 'left-out',
  };
  if (!values.every(({ field, becomes }) => isValue[field](becomes))) throw new RefusedChoices();
  const chosen = new Map(values.map(({ field, value, becomes }) => [`${field} ${keyWord(value)}`, becomes]));
  return (field, word) => {
    const becomes = chosen.get(`${field} ${keyWord(word)}`);
    if (becomes !== undefined) return { becomes, isOwn: false };
    return translate(field, word) ?? { becomes: null, isOwn: false };
  };
}

/** Lists the words of a file that are no value of their field, those that occur most first. */
export function collectWords(
  listRows: (field: WordField) => readonly SheetRow[],
  columns: Columns,
  words: Words,
): Word[] {
  return WORD_FIELDS.flatMap((field) => {
    const column = columns.indexOf(field);
    if (column < 0) return [];
    return countSpellings(listRows(field), column).flatMap(({ value, count }) => {
      const { becomes, isOwn } = words(field, value);
      return isOwn || value.length > MAX_LENGTH ? [] : [{ field, value, rows: count, becomes }];
    });
  })
    .sort((a, b) => b.rows - a.rows)
    .slice(0, MAX_WORDS);
}

/** Returns the words of a column, each in its most frequent spelling. */
function countSpellings(rows: readonly SheetRow[], column: number): { value: string; count: number }[] {
  const words = new Map<string, Map<string, number>>();
  for (const { cells } of rows) {
    const value = readText(cells[column]);
    if (isUnfilled(cells[column])) continue;
    const spellings = words.get(keyWord(value)) ?? new Map<string, number>();
    words.set(keyWord(value), spellings.set(value, (spellings.get(value) ?? 0) + 1));
  }
  return [...words.values()].map((spellings) => {
    const [[value] = ['']] = [...spellings].sort(([, a], [, b]) => b - a);
    return { value, count: [...spellings.values()].reduce((sum, count) => sum + count, 0) };
  });
}
