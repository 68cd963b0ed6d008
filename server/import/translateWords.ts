import { FORMS, KINDS, STATUSES } from '../database/entryValues';
import { listTranslations } from '../texts/catalogues';
import type { Context } from './analysis';
import { fold, keyWord } from '../../api-spec/fold';
import { FORM_WORDS, KIND_WORDS, SMALL_WORDS, STATUS_WORDS } from './valueWords';

/** Fields whose values are words. */
export const WORD_FIELDS = ['kind', 'category', 'form', 'status'] as const;
export type WordField = (typeof WORD_FIELDS)[number];

/** The value of a word. `isOwn`: the word is the value itself, or its title in a language. */
export type Meaning = { becomes: string; isOwn: boolean } | null;

/** Returns a function that translates the words of a file. */
export function makeTranslateWord({
  categories,
  mergedNames = [],
}: Pick<Context, 'categories' | 'mergedNames'>) {
  const ownWords = {
    kind: mapOwnWords(KINDS, (kind) => listTranslations(`entry.kind.${kind}`)),
    form: mapOwnWords(FORMS, (form) => listTranslations(`entry.form.${form}`)),
    category: new Map([
      ...mergedNames.map(({ name, becomes }) => [fold(name), becomes] as const),
      ...categories.map(({ name }) => [fold(name), name] as const),
    ]),
    status: new Map(
      [...mapOwnWords(STATUSES, (status) => listTranslations(`entry.status.${status}`))].map(
        ([word, status]) => [word, status === 'paid' ? 'paid' : 'open'],
      ),
    ),
  };
  const namedCategories = categories
    .filter(({ isArchived = false }) => !isArchived)
    .map(({ name }) => ({ name, tokens: listTokens(name) }));
  const guess = {
    kind: guessKind,
    form: guessForm,
    category: (word: string) => guessCategory(word, namedCategories),
    status: guessStatus,
  };
  const meanings = new Map<string, Meaning>();
  const find = (field: WordField, word: string): Meaning => {
    const folded = keyWord(word);
    const exact = ownWords[field].get(folded);
    if (exact !== undefined) return { becomes: exact, isOwn: true };
    const guessed = folded === '' ? undefined : guess[field](folded);
    return guessed === undefined ? null : { becomes: guessed, isOwn: false };
  };
  return (field: WordField, word: string): Meaning => {
    const key = `${field} ${word}`;
    const meaning = meanings.get(key) ?? find(field, word);
    meanings.set(key, meaning);
    return meaning;
  };
}

export type TranslateWord = ReturnType<typeof makeTranslateWord>;

/** Maps each value, and its titles in all languages, to the value. */
const mapOwnWords = <Value extends string>(
  values: readonly Value[],
  listTitles: (value: Value) => readonly string[],
): Map<string, Value> =>
  new Map(
    values.flatMap((value) => [value, ...listTitles(value)].map((text) => [fold(text), value] as const)),
  );

function guessKind(word: string): string | undefined {
  const has = (words: readonly string[]) => words.includes(word.replace(/^(?:titulos? |contas? )?a /, ''));
  if (has(KIND_WORDS.receivable)) return 'receivable';
  return has(KIND_WORDS.payable) ? 'payable' : undefined;
}

const guessStatus = (word: string): string | undefined =>
  Object.entries(STATUS_WORDS).find(([, words]) => words.includes(word))?.[0];

function guessForm(word: string): string | undefined {
  const candidates = Object.entries(FORM_WORDS).flatMap(([form, words]) =>
    words.map((start) => ({ form, start })),
  );
  const exact = candidates.find(({ start }) => start === word);
  return (exact ?? candidates.find(({ start }) => start.length > 2 && word.startsWith(`${start} `)))?.form;
}

type Named = { name: string; tokens: Set<string> };

/** Finds the category with the same words, or the only one with most words in common. */
function guessCategory(word: string, categories: readonly Named[]): string | undefined {
  const tokens = listTokens(word);
  if (tokens.size === 0) return undefined;
  const ranked = categories
    .map(({ name, tokens: others }) => ({ name, rank: rankTokens(tokens, others) }))
    .filter((one) => one.rank > 0)
    .sort((a, b) => b.rank - a.rank);
  const [first, second] = ranked;
  return first !== undefined && first.rank !== second?.rank ? first.name : undefined;
}

/** One set must contain the other. */
function rankTokens(tokens: Set<string>, others: Set<string>): number {
  const common = [...tokens].filter((token) => others.has(token)).length;
  return common > 0 && common === Math.min(tokens.size, others.size)
    ? common / Math.max(tokens.size, others.size)
    : 0;
}

/** Without small words and the plural. */
const listTokens = (text: string): Set<string> =>
  new Set(
    fold(text)
      .split(' ')
      .filter((token) => token !== '' && !SMALL_WORDS.has(token))
      .map((token) => token.replace(/s$/, '')),
  );
