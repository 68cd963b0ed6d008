import { readText } from '../files/sheet';
import type { RowEntry } from './analysis';
import { readAmount } from './readAmount';
import { readDay } from './readDay';
import { isUnfilled, readCell, type CellOf, type Refuse, type RowOptions } from './rowReader';

type Status = { words: RowOptions['words'] };

/** Returns the meaning of the word in the column of the status, `open` for none, or `null` for an unknown one. */
export function readStatus(cellOf: CellOf, { words }: Status): string | null {
  const word = readText(cellOf('status'));
  return word === '' ? 'open' : words('status', word).becomes;
}

/** Returns whether a row is paid and has no payment day. An empty status counts less than a paid amount. */
export function isPaidWithoutDay(cellOf: CellOf, options: Status & Pick<RowOptions, 'decimal'>): boolean {
  if (!isUnfilled(cellOf('paidOn'))) return false;
  if (readText(cellOf('status')) !== '') return readStatus(cellOf, options) === 'paid';
  // A company may write 0 as the amount of what is not paid yet.
  return (readAmount(cellOf('paid'), options.decimal) ?? 0) !== 0;
}

/** Reads the payment of an entry. Its day counts more than its status, and its amount can be that of the entry. */
export function readPayment(
  cellOf: CellOf,
  { dueOn, amountCents }: Pick<RowEntry, 'dueOn' | 'amountCents'>,
  options: RowOptions,
  refuse: Refuse,
): Pick<RowEntry, 'paidOn' | 'paidCents'> {
  const { dateOrder, decimal, paidDay, statement, today } = options;
  const day = readCell(['paidOn', cellOf], [(cell) => readDay(cell, dateOrder), 'not-a-day'], refuse);
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
