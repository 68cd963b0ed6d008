import { FORMS, KINDS, STATUSES } from '../database/entryValues';
import { listTranslations } from '../texts/catalogues';
import type { Context } from './analysis';
import { fold, keyWord } from './fold';
import { FORM_WORDS, KIND_WORDS, SMALL_WORDS, STATUS_WORDS } from './valueWords';

/** Fields whose values are words. */
export const WORD_FIELDS = ['kind', 'category', 'form', 'status'] as const;
export type WordField = (typeof WORD_FIELDS)[number];

/** The value of a word. `isOwn`: the word is the value itself, or its title in a language. */
export type Meaning = { becomes: string; isOwn: boolean } | null;

/** Returns a function that translates the words of a file. */
export function makeTranslateWord({ categories }: Pick<Context, 'categories'>) {
  const own = {
    kind: ownWords(KINDS, (kind) => listTranslations(`entry.kind.${kind}`)),
    form: ownWords(FORMS, (form) => listTranslations(`entry.form.${form}`)),
    category: new Map(categories.map(({ name }) => [fold(name), name])),
    status: new Map(
      [...ownWords(STATUSES, (status) => listTranslations(`entry.status.${status}`))].map(
        ([word, status]) => [word, status === 'paid' ? 'paid' : 'open'],
      ),
    ),
  };
  const byTokens = categories.map(({ name }) => ({ name, tokens: tokensOf(name) }));
  const guess = {
    kind: guessKind,
    form: guessForm,
    category: (word: string) => guessCategory(word, byTokens),
    status: guessStatus,
  };
  const known = new Map<string, Meaning>();
  const find = (field: WordField, word: string): Meaning => {
    const folded = keyWord(word);
    const exact = own[field].get(folded);
    if (exact !== undefined) return { becomes: exact, isOwn: true };
    const guessed = folded === '' ? undefined : guess[field](folded);
    return guessed === undefined ? null : { becomes: guessed, isOwn: false };
  };
  return (field: WordField, word: string): Meaning => {
    const key = `${field} ${word}`;
    const found = known.get(key) ?? find(field, word);
    known.set(key, found);
    return found;
  };
}

export type TranslateWord = ReturnType<typeof makeTranslateWord>;

const ownWords = <Value extends string>(
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
  const tokens = tokensOf(word);
  if (tokens.size === 0) return undefined;
  const found = categories
    .map(({ name, tokens: others }) => ({ name, rank: rank(tokens, others) }))
    .filter((one) => one.rank > 0)
    .sort((a, b) => b.rank - a.rank);
  const [first, second] = found;
  return first !== undefined && first.rank !== second?.rank ? first.name : undefined;
}

/** One set must contain the other. */
function rank(tokens: Set<string>, others: Set<string>): number {
  const common = [...tokens].filter((token) => others.has(token)).length;
  return common > 0 && common === Math.min(tokens.size, others.size)
    ? common / Math.max(tokens.size, others.size)
    : 0;
}

/** Without small words and the plural. */
const tokensOf = (text: string): Set<string> =>
  new Set(
    fold(text)
      .split(' ')
      .filter((token) => token !== '' && !SMALL_WORDS.has(token))
      .map((token) => token.replace(/s$/, '')),
  );
