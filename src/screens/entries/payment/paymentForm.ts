import type { MessageDescriptor } from 'react-intl';
import type { LateCharges } from '../../../../api-spec/lateCharges';
import { LIMITS } from '../../../../api-spec/limits.gen';
import type { BodyOf } from '../../../api/operationTypes';
import { openCentsOf } from '../../../controls/entries/openCentsOf';
import { checkAmount, checkDay, checkLength, checkName, checkOption } from '../../../controls/form/checks';
import { defineForm } from '../../../controls/form/formDefinition';
import type { Schema } from '../../../controls/form/schema';
import { fromCents, isAmount, toCents } from '../../../i18n/typedAmounts';
import { describeEntryFailure } from '../form/describeEntryFailure';
import { messages as entryMessages } from '../form/entry.messages';
import { entryRules } from '../form/entryRule.messages';
import { findPaymentTexts } from '../form/paymentTexts';
import { messages } from './payment.messages';
import { ACCOUNT_FIELDS, ACCOUNT_REASONS, toAccountId } from './accountFields';
import { accountTexts } from './paymentAccount.messages';
import type { EntryRecord, PaymentRecord } from './paymentRecord';

/** `open` is what was open of the entry. It is no field, but the rules need it. */
export type Name =
  | 'paidOn'
  | 'amount'
  | 'interest'
  | 'fine'
  | 'rest'
  | 'fee'
  | 'form'
  | 'account'
  | 'agreed'
  | 'note'
  | 'open';
export type Values = Record<Name, string>;

export const centsOf = (value: string): number => (isAmount(value) ? toCents(value) : 0);

/** Returns what the payment takes off the entry: the paid amount without interest and fine. */
const principalOf = ({ amount, interest, fine }: Values): number =>
  centsOf(amount) - centsOf(interest) - centsOf(fine);

/** Returns what is missing to settle the entry. Not above zero: nothing. */
export const restOf = (values: Values): number => centsOf(values.open) - principalOf(values);

export const checkOptionalAmount = (value: string): MessageDescriptor | undefined =>
  value.trim() === '' ? undefined : checkAmount(value, true);

const checkCharge = (value: string, values: Values): MessageDescriptor | undefined =>
  checkOptionalAmount(value) ??
  (centsOf(value) > 0 && principalOf(values) < 0 ? messages.abovePaid : undefined);

const schema: Schema<Name> = {
  paidOn: { label: entryMessages.paidOn, kind: 'day', rule: checkDay },
  amount: {
    label: entryMessages.paidAmount,
    kind: 'amount',
    wire: 'principalCents',
    hint: messages.amountHint,
    rule: (value, values) =>
      checkAmount(value, false) ?? (restOf(values) < 0 ? messages.aboveOpen : undefined),
  },
  interest: {
    label: messages.interest,
    kind: 'amount',
    wire: 'interestCents',
    isOptional: true,
    hint: messages.optional,
    rule: checkCharge,
  },
  fine: {
    label: messages.fine,
    kind: 'amount',
    wire: 'fineCents',
    isOptional: true,
    hint: messages.optional,
    rule: checkCharge,
  },
  rest: {
    label: messages.rest,
    kind: 'option',
    wire: 'discountCents',
    rule: (value, values) => (restOf(values) > 0 ? checkOption(value) : undefined),
  },
  fee: {
    label: messages.fee,
    kind: 'amount',
    wire: 'feeCents',
    isOptional: true,
    hint: messages.feeHint,
    rule: checkOptionalAmount,
  },
  form: { label: entryMessages.form, kind: 'option', rule: checkOption },
  ...ACCOUNT_FIELDS,
  note: {
    label: messages.note,
    kind: 'text',
    isOptional: true,
    hint: messages.optional,
    rule: (value) => checkLength(value, LIMITS.noteLength),
  },
  open: { label: messages.rest, kind: 'custom' },
};

export const conflict = { named: entryMessages.conflict, unnamed: entryMessages.conflictUnnamed };

/** What another 409 means for one payment. */
export const conflicts = {
  refunded: messages.refundFirst,
  reconciled: accountTexts.reconciled,
  'is-refund': messages.isRefund,
  'above-amount': messages.aboveAmount,
};

/** Tells the payments of all entries apart, so that a draft fills the form of its payment alone. */
export const idOfPayment = ({ entry, payment }: PaymentRecord): string => `${entry.id} ${payment.id}`;

/** The form of a payment. */
export const PAYMENT_FORM = defineForm<Name, EntryRecord>({
  schema,
  reasons: { future: entryRules.future, 'above-open': messages.aboveOpen, ...ACCOUNT_REASONS },
  idOf: ({ entry }) => entry.id,
  savedText: ({ entry }) => findPaymentTexts([entry]).done,
  conflict,
  describe: describeEntryFailure,
});

/** The values of a payment of all that is open. */
export const toValues = ({ entry }: EntryRecord, today: string): Values => ({
  paidOn: today,
  amount: fromCents(openCentsOf(entry)),
  ...{ interest: '', fine: '', rest: '', fee: '', note: '', account: '', agreed: '' },
  form: entry.form,
  open: fromCents(openCentsOf(entry)),
});

/** Returns the values with fine and interest. An amount that pays all that is open grows by them, and another one contains them. */
export function takeCharges(
  values: Values,
  { fineCents, interestCents }: LateCharges,
): Pick<Values, 'amount' | 'fine' | 'interest'> {
  const paysAll = isAmount(values.amount) && restOf(values) === 0;
  return {
    amount: paysAll ? fromCents(centsOf(values.open) + fineCents + interestCents) : values.amount,
    fine: fineCents > 0 ? fromCents(fineCents) : '',
    interest: interestCents > 0 ? fromCents(interestCents) : '',
  };
}

/** The body of the request, from valid values. */
export const toPayment = (values: Values, version: number): BodyOf<'addPayment'> => ({
  version,
  paidOn: values.paidOn,
  principalCents: principalOf(values),
  discountCents: values.rest === 'discount' ? Math.max(restOf(values), 0) : 0,
  interestCents: centsOf(values.interest),
  fineCents: centsOf(values.fine),
  feeCents: centsOf(values.fee),
  form: values.form,
  ...toAccountId(values.account),
  ...(values.note.trim() !== '' && { note: values.note.trim() }),
});

/** The form that voids a payment or a refund. */
export const VOID_FORM = defineForm<'reason', PaymentRecord>({
  schema: {
    reason: {
      label: messages.reason,
      kind: 'text',
      hint: messages.reasonHint,
      rule: (value) => checkName(value, LIMITS.noteLength),
    },
  },
  reasons: {},
  idOf: idOfPayment,
  savedText: ({ entry, payment }) =>
    payment.refundOf === undefined ? findPaymentTexts([entry]).voided : messages.refundVoided,
  conflict,
  conflicts,
  describe: describeEntryFailure,
});
