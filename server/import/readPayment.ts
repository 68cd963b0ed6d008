import { readText } from '../files/sheet';
import type { RowEntry } from './analysis';
import { readAmount } from './readAmount';
import { readCell, readDayOf, type CellOf, type Refuse, type RowOptions } from './rowReader';

type Status = { words: RowOptions['words'] };

/** Returns the meaning of the word in the column of the status, `open` for none, or `null` for an unknown one. */
export function readStatus(cellOf: CellOf, { words }: Status): string | null {
  const word = readText(cellOf('status'));
  return word === '' ? 'open' : words('status', word).becomes;
}

type PaidOptions = Status & Pick<RowOptions, 'decimal' | 'statusConflict'>;

/** Returns whether a row has no payment day and is paid: by its status, or else by its paid amount. */
export function isPaidWithoutDay(cellOf: CellOf, options: PaidOptions): boolean {
  if (cellOf('paidOn') !== null) return false;
  if (hasStatusConflict(cellOf, options)) return options.statusConflict === 'paid';
  return cellOf('status') === null ? hasPaidAmount(cellOf, options) : readStatus(cellOf, options) === 'paid';
}

/** A company may write 0 as the amount of what is not paid yet. */
const hasPaidAmount = (cellOf: CellOf, { decimal }: Pick<RowOptions, 'decimal'>): boolean =>
  (readAmount(cellOf('paid'), decimal) ?? 0) !== 0;

/** Returns whether the status of a row says that it is open, and another column that it is paid. */
export const hasStatusConflict = (cellOf: CellOf, options: Status & Pick<RowOptions, 'decimal'>): boolean =>
  cellOf('status') !== null &&
  readStatus(cellOf, options) === 'open' &&
  (cellOf('paidOn') !== null || hasPaidAmount(cellOf, options));

/** Reads the payment of an entry. Its day counts more than its status, and its amount can be that of the entry. */
export function readPayment(
  cellOf: CellOf,
  { dueOn, amountCents }: Pick<RowEntry, 'dueOn' | 'amountCents'>,
  options: RowOptions,
  refuse: Refuse,
): Pick<RowEntry, 'paidOn' | 'paidCents'> {
  const { decimal, paidDay, statement, statusConflict, today } = options;
  if (statusConflict === 'open' && hasStatusConflict(cellOf, options)) return {};
  const day = readDayOf('paidOn', cellOf, options, refuse);
  const paid = readCell(['paid', cellOf], [(cell) => readAmount(cell, decimal), 'not-an-amount'], refuse);
  const onDay = (paidOn: string, cents = amountCents) => ({
    paidOn,
    ...(cents !== undefined && { paidCents: Math.abs(cents) }),
  });
  if (day !== undefined) return onDay(day, paid);
  // A bank also lists what it is going to book.
  if (statement === 'paid' && dueOn !== undefined && dueOn <= today) return onDay(dueOn);
  if (paidDay !== 'due-day' || dueOn === undefined || !isPaidWithoutDay(cellOf, options)) return {};
  return onDay(dueOn < today ? dueOn : today, paid === 0 ? undefined : paid);
}
