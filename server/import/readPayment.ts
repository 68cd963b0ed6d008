import { readText } from '../files/sheet';
import type { RowEntry } from './analysis';
import { readAmount } from './readAmount';
import { checkParts, findDifference, readParts, refuseParts, type Parts } from './readParts';
import { readKind, readSum } from './readSums';
import { ignoreProblem, readCell, readDayOf, type CellOf, type Refuse, type RowOptions } from './rowReader';

type Status = { words: RowOptions['words'] };

/** Returns the meaning of the word in the column of the status, `open` for none, or `null` for an unknown one. */
export function readStatus(cellOf: CellOf, { words }: Status): string | null {
  const word = readText(cellOf('status'));
  return word === '' ? 'open' : words('status', word).becomes;
}

type PaidOptions = PartOptions & Pick<RowOptions, 'statusConflict'>;

/** Returns whether a row has no payment day and is paid: by its status, or else by its paid amount. */
export function isPaidWithoutDay(cellOf: CellOf, options: PaidOptions): boolean {
  if (cellOf('paidOn') !== null) return false;
  if (hasStatusConflict(cellOf, options)) return options.statusConflict === 'paid';
  return cellOf('status') === null ? hasPaidAmount(cellOf, options) : readStatus(cellOf, options) === 'paid';
}

/** A company may write 0 as the amount of what is not paid yet. */
const hasPaidAmount = (cellOf: CellOf, { decimal }: Pick<RowOptions, 'decimal'>): boolean =>
  (readAmount(cellOf('paid'), decimal) ?? 0) !== 0;

/** Returns whether the status of a row says that it is open, and another column that it is paid, or the reverse. */
export function hasStatusConflict(cellOf: CellOf, options: PartOptions): boolean {
  if (cellOf('status') === null) return false;
  const status = readStatus(cellOf, options);
  if (status === 'paid') return isUnpaid(cellOf, options);
  const hasPayment = cellOf('paidOn') !== null || hasPaidAmount(cellOf, options);
  return status === 'open' && hasPayment && !isPartlyPaid(cellOf, options);
}

/** Returns whether a row has no payment day, and a paid amount of 0 that leaves the whole debt. */
function isUnpaid(cellOf: CellOf, options: PartOptions): boolean {
  if (cellOf('paidOn') !== null || readAmount(cellOf('paid'), options.decimal) !== 0) return false;
  const sum = readSum(cellOf, options, ignoreProblem);
  const parts = readParts(cellOf, options, ignoreProblem);
  return (
    sum !== undefined && findDifference({ amountCents: Math.abs(sum.cents), paidCents: 0, ...parts }) > 0
  );
}

type PartOptions = Pick<RowOptions, 'columns' | 'decimal' | 'defaults' | 'expenseSign' | 'isBill' | 'words'>;

/** Returns whether the payment of a row leaves what another column says is open. */
function isPartlyPaid(cellOf: CellOf, options: PartOptions): boolean {
  const openCents = readAmount(cellOf('open'), options.decimal) ?? 0;
  const paidCents = readAmount(cellOf('paid'), options.decimal);
  if (openCents === 0 || paidCents === null || readStatus(cellOf, options) === 'paid') return false;
  const sum = readSum(cellOf, options, ignoreProblem);
  const kind = readKind(cellOf, sum, options, ignoreProblem);
  const payment = { amountCents: Math.abs(sum?.cents ?? 0), paidCents: Math.abs(paidCents) };
  const parts = readParts(cellOf, options, ignoreProblem);
  return findDifference({ ...(kind && { kind }), ...payment, ...parts }) === Math.abs(openCents);
}

type Payment = Pick<RowEntry, 'paidOn' | 'paidCents' | 'openCents'> & Parts;

/** Reads the payment of an entry with its parts. */
export function readPayment(
  cellOf: CellOf,
  entry: Pick<RowEntry, 'kind' | 'dueOn' | 'amountCents'>,
  options: RowOptions,
  refuse: Refuse,
): Payment {
  const payment = readWhole(cellOf, entry, options, refuse);
  const parts = readParts(cellOf, options, refuse);
  if (payment.paidOn === undefined) {
    // The person says whether such a row is paid, and on which day.
    const isAsked = isPaidWithoutDay(cellOf, options) || hasStatusConflict(cellOf, options);
    if (!isAsked) refuseParts(parts, refuse);
    return payment;
  }
  const paid = { ...payment, ...parts };
  checkParts({ ...entry, ...paid }, cellOf('paid') !== null, refuse);
  return isPartlyPaid(cellOf, options) ? { ...paid, openCents: findDifference({ ...entry, ...paid }) } : paid;
}

/** Reads the day and the money of a payment. Its day counts more than its status, and its amount can be that of the entry. */
function readWhole(
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
