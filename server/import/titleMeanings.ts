// What a title can mean.
import type { ReadCell } from '../files/sheet';
import { DAY_FIELDS } from './fields';
import { fold } from '../../api-spec/fold';
import {
  CANCEL_WORDS,
  CURRENCY_WORDS,
  DONE_WORDS,
  PAYMENT_WORDS,
  PLANNED_WORDS,
  SMALL_TITLE_WORDS,
  TITLE_ABBREVIATIONS,
  TYPE_WORDS,
  TITLES,
} from './titleWords';

export type TitleField = keyof typeof TITLES;
export type Meaning = {
  field: TitleField;
  weight: number;
  /** Whether several words of the title mean the field. */
  isPhrase?: boolean;
};
export const WEIGHTS = { exact: 100, part: 50, perhaps: 40, weak: 30 } as const;

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
  if (isCurrencyTitle(title)) return [{ field: 'none', weight: WEIGHTS.exact }];
  const meanings = withoutParts(findWords(expanded));
  if (isPlanned(expanded)) return withoutDone(meanings);
  return expanded.split(' ').every((word) => PAYMENT_WORDS.has(word))
    ? meanings
    : meanings.filter((meaning) => !isUnclear(meaning));
}

const PAYMENTS: readonly TitleField[] = ['paidOn', 'paid'];

/** Whether another word of the title may make a payment a plan, such as `Data sugerida de pagamento`. */
const isUnclear = ({ field, weight }: Meaning): boolean =>
  PAYMENTS.includes(field) && weight >= WEIGHTS.part && weight < WEIGHTS.exact;

/** Whether a title may be one of payments: in other words, or with a word that may make it a plan. */
export function mayBePayment(title: string): boolean {
  const expanded = expandTitle(title);
  return !isPlanned(expanded) && findWords(expanded).some(({ field }) => PAYMENTS.includes(field));
}

const isPlanned = (expanded: string): boolean => expanded.split(' ').some((word) => PLANNED_WORDS.has(word));

/** Whether a title has a word for what was paid, such as `Pago por`. */
export function saysDone(title: string): boolean {
  const expanded = expandTitle(title);
  return DONE_WORDS.test(expanded) && !isPlanned(expanded);
}

/** Whether a column says the status of each row by its title, in whatever words. */
export const isStatusTitle = (title: string): boolean =>
  /^(?:situacao|status)(?: (?:pagamento|titulo|lancamento|parcela|conta|payment))?$/.test(expandTitle(title));

/** Whether a title names what was received, and not what was paid. */
export function isReceiptTitle(title: string): boolean {
  const expanded = expandTitle(title);
  return /\b(?:receb|receiv|cobr)/.test(expanded) && !/\b(?:pag|paid|pay|baix|liquid|quit)/.test(expanded);
}

/** Whether a column can say what sort of row each one is, such as an invoice or a payment. */
export const isTypeTitle = (title: string): boolean => {
  const meanings = findMeanings(title);
  return (
    meanings.some(({ field }) => field === 'kind') ||
    (TYPE_WORDS.test(expandTitle(title)) && meanings[0]?.field !== 'form')
  );
};

/** Whether a column has the currency of each row. */
export function isCurrencyTitle(title: string): boolean {
  const expanded = expandTitle(title);
  return (
    CURRENCY_WORDS.test(expanded) && !/\b(?:valor|total|amount|importe|monto|pagamento)\b/.test(expanded)
  );
}

/** Whether a column says that a row was cancelled or reversed. The amount of a reversal does not say it. */
export function isCancelTitle(title: string): boolean {
  const expanded = expandTitle(title);
  return CANCEL_WORDS.test(expanded) && !/\b(?:valor|total|amount|importe|monto)\b/.test(expanded);
}

/** In the title of an amount, the words of other fields say of what: `Valor original da parcela`, `Valor total pago`. */
const withoutParts = (meanings: Meaning[]): Meaning[] =>
  meanings.some(({ field, weight }) => field === 'paid' && weight > WEIGHTS.perhaps)
    ? meanings.filter(({ field }) => field !== 'amount' && !NAMES.includes(field))
    : withoutNames(meanings);

const withoutNames = (meanings: Meaning[]): Meaning[] =>
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
  return TITLE_LIST.flatMap(([field, { sure, whole, perhaps, weak }]): Meaning[] => {
    if (sure.includes(folded) || whole.includes(folded)) return [{ field, weight: WEIGHTS.exact }];
    if (perhaps.includes(folded)) return [{ field, weight: WEIGHTS.perhaps }];
    if (weak.includes(folded)) return [{ field, weight: WEIGHTS.weak }];
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
    const { sure, whole = [], perhaps = [], weak = [] } = TITLES[field];
    const expand = (titles: readonly string[]) => titles.map(expandTitle);
    const expanded = {
      sure: expand(sure),
      whole: expand(whole),
      perhaps: expand(perhaps),
      weak: expand(weak),
    };
    return [field, expanded] as const;
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
