// What a person agrees to about the difference between the amount of an entry and its payment.
import type { MessageDescriptor } from 'react-intl';
import { messages } from '../../../controls/entries/difference.messages';

export type Payment = { kind: string; amountCents: number; paidCents: number };

/** Returns what the person agrees to. Empty: there is no difference. */
export const writeAgreement = (payment: Payment | null): string =>
  payment === null || payment.paidCents === payment.amountCents
    ? ''
    : [payment.kind, payment.amountCents, payment.paidCents].join(' ');

/** Whether a part is paid, so that the rest can stay open. */
export const isPart = (payment: Payment | null): payment is Payment =>
  payment !== null && payment.paidCents > 0 && payment.paidCents < payment.amountCents;

/** An agreement to another payment is none. */
export function checkAgreement(
  typedAgreement: string,
  payment: Payment | null,
): MessageDescriptor | undefined {
  const agreement = writeAgreement(payment);
  return agreement === '' || agreement === typedAgreement ? undefined : messages.open;
}
