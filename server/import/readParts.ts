// The parts of the payment of a row. The parts of the file must add up to its paid amount.
import { isEmpty, readText, type SheetRow } from '../files/sheet';
import type { RowEntry } from './analysis';
import { readAmount } from './readAmount';
import type { CellOf, Refuse, RowOptions } from './rowReader';

const FIELDS = ['discount', 'interest', 'fine', 'fee'] as const;
type PartField = (typeof FIELDS)[number];

/** Characters of a problem's value in the response. */
const MAX_VALUE_LENGTH = 100;

export type Parts = Pick<RowEntry, 'discountCents' | 'interestCents' | 'fineCents' | 'feeCents'>;

/** Reads the discount, the interest, the fine and the fee of a row. Those that are zero are absent. */
export function readParts(cellOf: CellOf, { decimal }: Pick<RowOptions, 'decimal'>, refuse: Refuse): Parts {
  const read = (field: PartField) => {
    const cell = cellOf(field);
    const cents = cell === null ? 0 : readAmount(cell, decimal);
    if (cents === null) refuse(field, readText(cell).includes('%') ? 'percent' : 'not-an-amount');
    // The sign of a payment to pay can be that of its parts. Whether they add up is checked.
    return Math.abs(cents ?? 0);
  };
  const [discountCents = 0, interestCents = 0, fineCents = 0, feeCents = 0] = FIELDS.map(read);
  return {
    ...(discountCents > 0 && { discountCents }),
    ...(interestCents > 0 && { interestCents }),
    ...(fineCents > 0 && { fineCents }),
    ...(feeCents > 0 && { feeCents }),
  };
}

/** Returns the part of a payment that reduces the debt. */
export function findPrincipal({ kind, paidCents = 0, ...parts }: RowEntry): number {
  const { interestCents = 0, fineCents = 0, feeCents = 0 } = parts;
  return paidCents - interestCents - fineCents + (kind === 'payable' ? -feeCents : feeCents);
}

/** Returns what a payment leaves of the amount. It is negative if more than the amount is paid. */
export const findDifference = (entry: RowEntry): number =>
  (entry.amountCents ?? 0) - findPrincipal(entry) - (entry.discountCents ?? 0);

export const hasParts = (parts: Parts): boolean => FIELDS.some((field) => parts[`${field}Cents`]);

/** Refuses parts of a row without a payment. */
export function refuseParts(parts: Parts, refuse: Refuse): void {
  for (const field of FIELDS) if (parts[`${field}Cents`]) refuse(field, 'unpaid');
}

/** Refuses the parts of a payment if its amount is not in the file, or if they do not add up to it. */
export function checkParts(entry: RowEntry, hasPaidAmount: boolean, refuse: Refuse): void {
  if (!hasParts(entry) || entry.amountCents === undefined) return;
  if (!hasPaidAmount) refuse('paid', 'missing');
  else if (findPrincipal(entry) < 0 || findDifference(entry) < 0) refuse('paid', 'parts');
}

/** Returns the text of an amount with interest and fine together, unless the payment adds up without it. */
export function findJoinedCharges(
  { cells }: SheetRow,
  entry: RowEntry,
  { joinedColumns, decimal }: Pick<RowOptions, 'joinedColumns' | 'decimal'>,
): string | undefined {
  const addsUp = hasParts(entry) && findDifference(entry) === 0;
  if (entry.paidOn === undefined || addsUp) return undefined;
  const cell = joinedColumns
    .map((column) => cells[column] ?? null)
    .find((one) => !isEmpty(one) && readAmount(one, decimal) !== null && readAmount(one, decimal) !== 0);
  return cell === undefined ? undefined : readText(cell).slice(0, MAX_VALUE_LENGTH);
}
