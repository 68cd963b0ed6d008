import { readText, type ReadCell, type SheetRow } from '../files/sheet';
import { fold } from '../../api-spec/fold';
import { findDecimal, isMarked, readAmount } from './readAmount';
import { isNumberedDay, isShownDay } from './readDay';
import { isFaulty, isUnfilled } from './cellValues';
import type { TranslateWord, WordField } from './translateWords';
import type { TITLES } from './titleWords';

/** Rows that decide what a column contains. */
const SAMPLE_ROWS = 200;

/** Shares of the values that are not empty. */
export type Content = {
  hasTitle: boolean;
  filled: number;
  days: number;
  /** Numbers that can be days. They are days only below a title of a day, or if the table has no titles. */
  numberedDays: number;
  amounts: number;
  /** Amounts with cents or a sign of a currency, which are no counts. */
  money: number;
  /** Whether its values are 0 and 1 alone, which are no amounts of money. */
  isFlags: boolean;
  /** Whether no row is empty. */
  isFull: boolean;
  /** Whether its words for a kind are debits and credits, which can be cards. */
  isDebits: boolean;
  /** Whether its amounts have both signs, or a mark of debit or credit. */
  hasSigns: boolean;
  /** Codes of one or two letters for a kind, such as `CP`. They mean a kind only below a title of kinds. */
  kindCodes: number;
  hasBothKinds: boolean;
  /** Numbers of accounts: digits, perhaps with dots, dashes and slashes. */
  accounts: number;
  /** Months without a day, such as `10/2026`. */
  months: number;
  /** Whether a word means that an entry is paid. */
  hasPaid: boolean;
} & Record<WordField, number>;

export function describeColumn(
  rows: readonly SheetRow[],
  [column, title]: readonly [number, string],
  translate: TranslateWord,
): Content {
  const all = rows.slice(0, SAMPLE_ROWS).map(({ cells: { [column]: cell = null } }) => cell);
  const cells = all.filter((cell) => !isUnfilled(cell));
  const share = (matches: (cell: ReadCell) => boolean) =>
    cells.filter(matches).length / Math.max(1, cells.length);
  const shareOf = (field: WordField) =>
    share((cell) => typeof cell === 'string' && translate(field, readText(cell)) !== null);
  const kindOf = (cell: ReadCell) =>
    typeof cell === 'string' ? translate('kind', readText(cell))?.becomes : undefined;
  const kinds = cells.filter((cell) => kindOf(cell) !== undefined);
  return {
    hasTitle: title !== '',
    filled: cells.length,
    days: share(isShownDay),
    numberedDays: share(isNumberedDay),
    amounts: share(
      (cell) => isFaulty(cell) || findDecimal(cell) === 'ambiguous' || readAmount(cell, 'comma') !== null,
    ),
    money: share(isMoney),
    isFlags: cells.length > 0 && cells.every((cell) => /^[01]$/.test(readText(cell))),
    isFull: cells.length === all.length,
    isDebits: kinds.length > 0 && kinds.every(isDebit),
    hasSigns:
      cells.some((cell) => isMarked(readText(cell))) ||
      (cells.some((cell) => (readAmount(cell, 'comma') ?? 0) < 0) &&
        cells.some((cell) => (readAmount(cell, 'comma') ?? 0) > 0)),
    accounts: share((cell) => /^\d[\d./ -]*(?:-\s?[xX])?$/.test(readText(cell))),
    months: share((cell) => MONTH.test(readText(cell))),
    hasPaid: cells.some((cell) => translate('status', readText(cell))?.becomes === 'paid'),
    kindCodes: share((cell) => kindOf(cell) !== undefined && isCode(cell)),
    hasBothKinds: new Set(cells.map(kindOf).filter((kind) => kind !== undefined)).size > 1,
    kind: share((cell) => kindOf(cell) !== undefined && !isCode(cell)),
    category: shareOf('category'),
    form: shareOf('form'),
    status: shareOf('status'),
  };
}

const isMoney = (cell: ReadCell): boolean =>
  readAmount(cell, 'comma') !== null &&
  (typeof cell === 'number' ? !Number.isInteger(cell) : /[.,]\d{2}\D*$|R\$/.test(readText(cell)));

/** Whether a cell is a debit or a credit. */
export const isDebit = (cell: ReadCell | undefined): boolean =>
  /^(?:d|c|db|cr|debitos?|creditos?|debits?|credits?)$/.test(fold(readText(cell)));

const MONTH = /^(?:(?:0?[1-9]|1[0-2])[/-](?:20)?\d{2}|20\d{2}[/-](?:0?[1-9]|1[0-2]))$/;

const MAX_CODE_LENGTH = 2;
const isCode = (cell: ReadCell): boolean =>
  fold(readText(cell)).replaceAll(' ', '').length <= MAX_CODE_LENGTH;

// Shares of the values that fit a field.
export const HALF = 0.5;
const NEARLY_ALL = 0.8;

/** A title does not count if the values say otherwise: a column `Pagamento` may contain days, or `PIX`. */
export function fits(field: keyof typeof TITLES, content: Content | undefined): boolean {
  if (content === undefined || content.filled === 0) return true;
  const isAmount = content.amounts >= HALF && content.days < HALF;
  switch (field) {
    case 'issuedOn':
    case 'dueOn':
    case 'paidOn':
      return content.days >= HALF;
    case 'amount':
    case 'amountIn':
    case 'amountOut':
    case 'paid':
      return isAmount && !(field === 'paid' && content.isFlags);
    case 'discount':
    case 'interest':
    case 'fine':
      // A percentage below such a title is refused with its row.
      return content.days < HALF;
    case 'kind':
      // Debits and credits beside other forms of payment are cards.
      return content.kind >= HALF && !(content.isDebits && content.form > 0 && content.kind < 1);
    case 'installment':
    case 'installments':
      return content.days < HALF;
    case 'form':
      return (
        content.days < HALF &&
        (content.form >= HALF || content.amounts < HALF) &&
        content.form >= content.status
      );
    case 'status':
      // A status has few words, so the person can explain the others.
      return content.status > 0 && content.days < HALF && content.form < HALF;
    case 'counterparty':
    case 'category':
      return content.days < HALF && content.amounts < HALF;
    default:
      return true;
  }
}

/** The fields that are found by the values of a column without a known title. */
export const BY_CONTENT = ['dueOn', 'amount', 'kind', 'form', 'category', 'status', 'counterparty'] as const;

/** Whether the values of a column prove the field without its title. */
export function isSurely(field: (typeof BY_CONTENT)[number], content: Content | undefined): boolean {
  if (content === undefined || content.filled === 0) return false;
  // Below an unknown title, a day, an amount, or a word such as `Sim` may mean anything.
  if (content.hasTitle && (field === 'dueOn' || field === 'amount' || field === 'status')) return false;
  if (content.hasTitle && field === 'kind' && content.isDebits) return false;
  if (field === 'dueOn') return content.days >= NEARLY_ALL;
  if (field === 'amount') return content.amounts >= NEARLY_ALL && content.days < HALF;
  if (field !== 'counterparty') return content[field] >= NEARLY_ALL;
  const { days, amounts, form, kind, status } = content;
  return days < 0.2 && amounts < 0.2 && form < HALF && kind < HALF && status < HALF;
}

/** Returns whether most rows have an amount in one of two columns, and not in both. */
export function areExclusive(rows: readonly SheetRow[], columns: readonly [number, number]): boolean {
  const counts = rows
    .slice(0, SAMPLE_ROWS)
    .map(
      ({ cells }) =>
        columns.filter((column) => (readAmount(cells[column] ?? null, 'comma') ?? 0) !== 0).length,
    );
  const count = (amounts: number) => counts.filter((one) => one === amounts).length;
  return count(1) > count(2);
}
