// What a title can mean.
import type { ReadCell } from '../files/sheet';
import { DAY_FIELDS } from './fields';
import { fold } from '../../api-spec/fold';
import {
  CANCEL_WORDS,
  DONE_WORDS,
  PLANNED_WORDS,
  SMALL_TITLE_WORDS,
  TITLE_ABBREVIATIONS,
  TITLES,
} from './titleWords';

export type TitleField = keyof typeof TITLES;
export type Meaning = {
  field: TitleField;
  weight: number;
  /** Whether several words of the title mean the field. */
  isPhrase?: boolean;
};
export const WEIGHTS = { exact: 100, part: 50, perhaps: 40 } as const;

/** Returns a title without small words, abbreviations and `camelCase`: `dtPagto` becomes `data pagamento`. */
export const expandTitle = (title: string): string =>
  fold(title.replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 '))
    .split(' ')
    .filter((word) => !SMALL_TITLE_WORDS.has(word))
    .map((word) => TITLE_ABBREVIATIONS.get(word) ?? word)
    .join(' ');

/** Returns the fields that a title can mean, the most probable first. */
export function findMeanings(title: string): Meaning[] {
  const expanded = expandTitle(title);
  const meanings = withoutParts(findWords(expanded));
  return isPlanned(expanded) ? withoutDone(meanings) : meanings;
}

const isPlanned = (expanded: string): boolean => expanded.split(' ').some((word) => PLANNED_WORDS.has(word));

/** Whether a title has a word for what was paid, such as `Pago por`. */
export function saysDone(title: string): boolean {
  const expanded = expandTitle(title);
  return DONE_WORDS.test(expanded) && !isPlanned(expanded);
}

/** Whether a column says that a row was cancelled or reversed. The amount of a reversal does not say it. */
export function isCancelTitle(title: string): boolean {
  const expanded = expandTitle(title);
  return CANCEL_WORDS.test(expanded) && !/\b(?:valor|total|amount|importe|monto)\b/.test(expanded);
}

/** In the title of an amount, the words of other fields say of what: `Valor original da parcela`. */
const withoutParts = (meanings: Meaning[]): Meaning[] =>
  meanings[0] !== undefined && AMOUNTS.includes(meanings[0].field)
    ? meanings.filter(({ field, weight }) => !NAMES.includes(field) || weight === WEIGHTS.exact)
    : meanings;

const AMOUNTS: readonly TitleField[] = ['amount', 'paid'];
const NAMES: readonly TitleField[] = ['installment', 'installments', 'document', 'counterparty'];

/** A planned payment is a due day at most. */
function withoutDone(meanings: readonly Meaning[]): Meaning[] {
  const kept = meanings.filter(({ field }) => !DONE.includes(field));
  const isPlannedDay = meanings.some(({ field }) => field === 'paidOn') && !kept.some(isDueDay);
  return isPlannedDay ? [...kept, { field: 'dueOn', weight: WEIGHTS.perhaps }] : kept;
}

const DONE: readonly TitleField[] = ['paidOn', 'paid', 'status', 'issuedOn'];
const isDueDay = ({ field }: Meaning): boolean => field === 'dueOn';

function findWords(folded: string): Meaning[] {
  if (folded === '') return [];
  return TITLE_LIST.flatMap(([field, { sure, whole, perhaps }]): Meaning[] => {
    if (sure.includes(folded) || whole.includes(folded)) return [{ field, weight: WEIGHTS.exact }];
    if (perhaps.includes(folded)) return [{ field, weight: WEIGHTS.perhaps }];
    const parts = sure.filter((word) => word.length > 3 && ` ${folded} `.includes(` ${word} `));
    const longest = Math.max(...parts.map((word) => word.length));
    const isPhrase = parts.some((word) => word.includes(' '));
    return parts.length > 0 ? [{ field, weight: WEIGHTS.part + Math.min(longest, 40), isPhrase }] : [];
  }).sort((a, b) => b.weight - a.weight);
}

const isTitleField = (name: string): name is TitleField => Object.hasOwn(TITLES, name);
const TITLE_LIST = Object.keys(TITLES)
  .filter(isTitleField)
  .map((field) => {
    const { sure, whole = [], perhaps = [] } = TITLES[field];
    const [all, wholes, others] = [sure, whole, perhaps].map((titles) => titles.map(expandTitle));
    return [field, { sure: all ?? [], whole: wholes ?? [], perhaps: others ?? [] }] as const;
  });

/** Returns how many columns of a row have a title that is known. */
export const countTitles = (cells: readonly ReadCell[]): number =>
  new Set(
    cells
      .flatMap((cell) => (typeof cell === 'string' ? findMeanings(cell).slice(0, 1) : []))
      .map(({ field }) => field),
  ).size;

/** Returns the fields that the titles of a row mean. */
export const findTitleFields = (cells: readonly ReadCell[]): { field: TitleField; isSure: boolean }[] =>
  cells.flatMap((cell) =>
    typeof cell === 'string'
      ? findMeanings(cell).map(({ field, weight }) => ({ field, isSure: weight >= WEIGHTS.part }))
      : [],
  );

export const DAYS: readonly TitleField[] = DAY_FIELDS;
export function isDayTitle(title: string): boolean {
  const meanings = findMeanings(title);
  return meanings.length > 0 && meanings.every(({ field }) => DAYS.includes(field));
}
