import type { Entry } from '../../../api/entries';
import type { EntryHistory } from '../../../api/entry';

/** The money that a payment has moved (API description, `Payment`). */
export function sumCash(
  { principalCents, interestCents, fineCents, feeCents, refundOf }: EntryHistory['payments'][number],
  kind: Entry['kind'],
): number {
  const fee = kind === 'payable' ? feeCents : -feeCents;
  const cash = principalCents + interestCents + fineCents + fee;
  return refundOf === undefined ? cash : -cash;
}
