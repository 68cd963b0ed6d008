import type { MessageDescriptor } from 'react-intl';
import { LIMITS } from '../../../../api-spec/limits.gen';
import type { BodyOf } from '../../../api/operationTypes';
import { checkAmount, checkDay, checkLength, checkOption } from '../../../controls/form/checks';
import { defineForm } from '../../../controls/form/formDefinition';
import type { Schema } from '../../../controls/form/schema';
import { fromCents } from '../../../i18n/typedAmounts';
import { describeEntryFailure } from '../form/describeEntryFailure';
import { messages } from './payment.messages';
import { ACCOUNT_FIELDS, ACCOUNT_REASONS, toAccountId } from './accountFields';
import { centsOf, checkOptionalAmount, conflict, conflicts, idOfPayment } from './paymentForm';
import type { PaymentRecord } from './paymentRecord';

/** What the rules need to know about the payment. These are no fields. */
type Known = 'since' | 'leftPrincipal' | 'leftInterest' | 'leftFine' | 'leftFee';
type Account = 'account' | 'agreed';
export type Name =
  'paidOn' | 'amount' | 'interest' | 'fine' | 'rest' | 'fee' | 'form' | Account | 'note' | Known;
export type Values = Record<Name, string>;

/** Returns what the refund opens of the entry: the amount that went back without interest and fine. */
export const principalOf = ({ amount, interest, fine }: Values): number =>
  centsOf(amount) - centsOf(interest) - centsOf(fine);

const checkRefundDay = (value: string, { since }: Values): MessageDescriptor | undefined =>
  checkDay(value) ?? (value < since ? messages.beforePayment : undefined);

function checkRefundAmount(value: string, values: Values): MessageDescriptor | undefined {
  const error = checkAmount(value, false);
  if (error) return error;
  const [principal, interest, fine] = [values.leftPrincipal, values.leftInterest, values.leftFine].map(
    centsOf,
  );
  const leftCharges = (interest ?? 0) + (fine ?? 0);
  if (centsOf(value) > (principal ?? 0) + leftCharges) return messages.aboveLeft;
  return principalOf(values) > (principal ?? 0) ? messages.aboveLeftPrincipal : undefined;
}

/** Checks a part of the amount. */
const checkCharge = (left: 'leftInterest' | 'leftFine') => (value: string, values: Values) =>
  checkOptionalAmount(value) ??
  (centsOf(value) > centsOf(values[left])
    ? messages.aboveLeft
    : centsOf(value) > 0 && principalOf(values) < 0
      ? messages.aboveRefunded
      : undefined);

const schema: Schema<Name> = {
  paidOn: { label: messages.refundDay, kind: 'day', rule: checkRefundDay },
  amount: { label: messages.refundAmount, kind: 'amount', wire: 'principalCents', rule: checkRefundAmount },
  interest: {
    label: messages.interest,
    kind: 'amount',
    wire: 'interestCents',
    isOptional: true,
    rule: checkCharge('leftInterest'),
  },
  fine: {
    label: messages.fine,
    kind: 'amount',
    wire: 'fineCents',
    isOptional: true,
    rule: checkCharge('leftFine'),
  },
  rest: {
    label: messages.debt,
    kind: 'option',
    wire: 'discountCents',
    rule: (value, values) => (principalOf(values) > 0 ? checkOption(value) : undefined),
  },
  fee: {
    label: messages.refundFee,
    kind: 'amount',
    wire: 'feeCents',
    isOptional: true,
    rule: (value, values) =>
      checkOptionalAmount(value) ??
      (centsOf(value) > centsOf(values.leftFee) ? messages.aboveLeft : undefined),
  },
  form: { label: messages.refundForm, kind: 'option', rule: checkOption },
  ...ACCOUNT_FIELDS,
  note: {
    label: messages.note,
    kind: 'text',
    isOptional: true,
    hint: messages.optional,
    rule: (value) => checkLength(value, LIMITS.noteLength),
  },
  since: { label: messages.refundDay, kind: 'custom' },
  leftPrincipal: { label: messages.refundAmount, kind: 'custom' },
  leftInterest: { label: messages.interest, kind: 'custom' },
  leftFine: { label: messages.fine, kind: 'custom' },
  leftFee: { label: messages.refundFee, kind: 'custom' },
};

/** The form of a refund of a payment. */
export const REFUND_FORM = defineForm<Name, PaymentRecord>({
  schema,
  reasons: {
    future: messages.refundFuture,
    'before-payment': messages.beforePayment,
    'above-left': messages.aboveLeft,
    ...ACCOUNT_REASONS,
  },
  idOf: idOfPayment,
  savedText: () => messages.refunded,
  conflict,
  conflicts,
  describe: describeEntryFailure,
});

/** The values of a new refund. The amount and what becomes of the debt are never proposed. */
export const toValues = ({ payment, left }: PaymentRecord, today: string): Values => ({
  paidOn: today,
  ...{ amount: '', interest: '', fine: '', rest: '', fee: '', note: '', account: '', agreed: '' },
  form: payment.form,
  since: payment.paidOn,
  leftPrincipal: fromCents(left.principal),
  leftInterest: fromCents(left.interest),
  leftFine: fromCents(left.fine),
  leftFee: fromCents(left.fee),
});

/** The body of the request, from valid values. */
export const toRefund = (values: Values, version: number): BodyOf<'refundPayment'> => ({
  version,
  paidOn: values.paidOn,
  principalCents: principalOf(values),
  discountCents: values.rest === 'discount' ? principalOf(values) : 0,
  interestCents: centsOf(values.interest),
  fineCents: centsOf(values.fine),
  feeCents: centsOf(values.fee),
  form: values.form,
  ...toAccountId(values.account),
  ...(values.note.trim() !== '' && { note: values.note.trim() }),
});
