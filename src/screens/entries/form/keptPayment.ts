import type { Entry } from '../../../api/entries';
import { makeKeptWork } from '../../../controls/form/keptWork';

/** The fields of a payment, in their order in the dialog. */
export const PAYMENT_NAMES = [
  'paymentDay',
  'paymentAmount',
  'paymentDifference',
  'paymentAccount',
  'paymentAgreed',
] as const;
export type PaymentName = (typeof PAYMENT_NAMES)[number];

/** A payment that a person typed for some entries. */
export type KeptPayment = { entries: readonly Entry[]; values: Record<PaymentName, string> };

export const { useKeepWork: useKeepPayment, useRestoreWork: useRestorePayment } = makeKeptWork<KeptPayment>();
