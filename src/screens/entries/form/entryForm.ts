import type { MessageDescriptor } from 'react-intl';
import { LIMITS } from '../../../../api-spec/limits.gen';
import type { Entry } from '../../../api/entries';
import type { CategoryList, EntryChange } from '../../../api/entry';
import type { BodyOf } from '../../../api/operationTypes';
import { fieldNames } from '../../../controls/entries/names.messages';
import { checkAmount, checkDay, checkLength, checkOption } from '../../../controls/form/checks';
import { defineForm } from '../../../controls/form/formDefinition';
import type { Schema } from '../../../controls/form/schema';
import { fromCents, toCents } from '../../../i18n/typedAmounts';
import { describeEntryFailure } from './describeEntryFailure';
import { writeSearchAddress } from '../back';
import { checkAgreement, writeAgreement } from './difference';
import type { Payment } from './difference';
import { BASICS_SCHEMA, toBasics, toBasicsValues } from './entryBasics';
import type { BasicsName } from './entryBasics';
import { ACCOUNT_FIELDS, ACCOUNT_REASONS, toAccountId } from '../payment/accountFields';
import { accountTexts } from '../payment/paymentAccount.messages';
import { messages as series } from '../series/series.messages';
import { messages } from './entry.messages';
import { entryRules } from './entryRule.messages';

export type Name =
  | BasicsName
  | 'installment'
  | 'installments'
  | 'issuedOn'
  | 'dueOn'
  | 'amount'
  | 'paidOn'
  | 'paidAmount'
  | 'difference'
  | 'account'
  | 'agreed'
  | 'scope'
  | 'note'
  | 'storedNote'
  | 'storedAccount';
/** `storedNote` and `storedAccount` are no fields, but rules need them. `difference` is an agreement. `scope` is `one`, `following` or `open`, and empty until the person has chosen. */
export type Values = Record<Name, string>;

const checkCount = (value: string): MessageDescriptor | undefined =>
  Number(value) >= 1 ? undefined : entryRules.invalidNumber;

const isOfSeveral = (scope: string): boolean => scope === 'following' || scope === 'open';

/** A payment has both parts or none. */
const checkPaymentPart = (
  value: string,
  otherPart: string,
  check: (value: string) => MessageDescriptor | undefined,
): MessageDescriptor | undefined => {
  if (value.trim() !== '') return check(value);
  return otherPart.trim() === '' ? undefined : entryRules.bothOrNone;
};

const { kind, counterparty, ...furtherBasics } = BASICS_SCHEMA;

const schema: Schema<Name> = {
  kind,
  counterparty,
  amount: {
    label: messages.amount,
    kind: 'amount',
    wire: 'amountCents',
    rule: (value) => checkAmount(value, false),
  },
  dueOn: { label: messages.dueOn, kind: 'day', rule: checkDay },
  ...furtherBasics,
  issuedOn: { label: messages.issuedOn, kind: 'day', rule: checkDay },
  installment: {
    label: fieldNames.installment,
    kind: 'count',
    rule: (value, { installments }) =>
      checkCount(value) ?? (Number(value) > Number(installments) ? entryRules.order : undefined),
  },
  installments: { label: fieldNames.installments, kind: 'count', rule: checkCount },
  paidOn: {
    label: messages.paidOn,
    kind: 'day',
    isOptional: true,
    rule: (value, { paidAmount }) => checkPaymentPart(value, paidAmount, checkDay),
  },
  paidAmount: {
    label: messages.paidAmount,
    kind: 'amount',
    wire: 'paidCents',
    isOptional: true,
    rule: (value, { paidOn }) => checkPaymentPart(value, paidOn, (one) => checkAmount(one, true)),
  },
  difference: {
    label: messages.payment,
    kind: 'custom',
    rule: (value, values) => checkAgreement(value, readPayment(values)),
  },
  ...ACCOUNT_FIELDS,
  account: {
    ...ACCOUNT_FIELDS.account,
    rule: (value, { scope, storedAccount }) =>
      isOfSeveral(scope) && value !== storedAccount ? entryRules.accountOfOne : undefined,
  },
  storedAccount: { label: accountTexts.account, kind: 'custom' },
  note: {
    label: fieldNames.note,
    kind: 'text',
    isOptional: true,
    hint: messages.noteHint,
    rule: (value, { scope, storedNote }) =>
      checkLength(value, LIMITS.noteLength) ??
      (isOfSeveral(scope) && value.trim() !== storedNote ? entryRules.noteOfOne : undefined),
  },
  storedNote: { label: fieldNames.note, kind: 'custom' },
  scope: { label: series.scope, kind: 'option', hint: series.scopeHint, rule: checkOption },
};

/** The form of an entry. The record of a new one is null. */
export const ENTRY_FORM = defineForm<Name, Entry | null>({
  schema,
  reasons: {
    'other-kind': entryRules.otherKind,
    order: entryRules.order,
    future: entryRules.future,
    'several-payments': entryRules.severalPayments,
    'below-settled': entryRules.belowSettled,
    archived: ACCOUNT_REASONS.archived,
  },
  idOf: (entry) => entry?.id,
  lookUp: ({ counterparty }) => writeSearchAddress(counterparty),
  savedText: () => messages.changed,
  conflict: { named: messages.conflict, unnamed: messages.conflictUnnamed },
  conflicts: { reconciled: accountTexts.reconciled },
  describe: describeEntryFailure,
});

/** The values of an entry, or those of a new one. */
export const toValues = (
  entry: Entry | null,
  { today, kind, asksScope }: { today: string; kind?: Entry['kind'] | undefined; asksScope: boolean },
): Values => ({
  ...toBasicsValues(entry),
  ...(entry === null && kind !== undefined && { kind }),
  installment: String(entry?.installment ?? 1),
  installments: String(entry?.installments ?? 1),
  issuedOn: entry?.issuedOn ?? today,
  dueOn: entry?.dueOn ?? '',
  amount: entry ? fromCents(entry.amountCents) : '',
  paidOn: entry?.paidOn ?? '',
  paidAmount: typeof entry?.paidCents === 'number' ? fromCents(entry.paidCents) : '',
  difference:
    typeof entry?.paidCents === 'number' ? writeAgreement({ ...entry, paidCents: entry.paidCents }) : '',
  ...{ account: '', storedAccount: '', agreed: '' },
  scope: asksScope ? '' : 'one',
  note: entry?.note ?? '',
  storedNote: entry?.note ?? '',
});

/** What a copy of an entry begins with. Its days, document and payment are its own. */
export const toDuplicate = (entry: Entry): Partial<Values> => {
  const { kind, counterparty, category, form, amount, note } = toValues(entry, {
    today: '',
    asksScope: false,
  });
  return { kind, counterparty, category, form, amount, note };
};

/** The body of the request, from valid values. A backend without notes gets none. */
export const toInput = (values: Values, { hasNotes = false }: CategoryList): EntryChange => ({
  ...toBasics(values),
  installment: Number(values.installment),
  installments: Number(values.installments),
  issuedOn: values.issuedOn,
  dueOn: values.dueOn,
  amountCents: toCents(values.amount),
  paidOn: values.paidOn === '' ? null : values.paidOn,
  paidCents: values.paidAmount === '' ? null : toCents(values.paidAmount),
  // An archived account keeps its payment, but takes none that names it.
  ...(values.paidOn !== '' && values.account !== values.storedAccount && toAccountId(values.account)),
  ...(hasNotes && { note: values.note.trim() }),
});

/** The body of a change of several entries of a series, from valid values. */
export function toOccurrences(values: Values, version: number): BodyOf<'changeOccurrences'> {
  const { counterparty, category, form, document } = toBasics(values);
  return {
    ...{ counterparty, category, form, document },
    version,
    scope: values.scope === 'open' ? 'open' : 'following',
    issuedOn: values.issuedOn,
    dueOn: values.dueOn,
    amountCents: toCents(values.amount),
  };
}

/** Returns the typed payment, or null while an amount is absent or invalid. */
export function readPayment({ kind, amount, paidAmount }: Values): Payment | null {
  if (checkAmount(amount, false) || checkAmount(paidAmount, true)) return null;
  return { kind, amountCents: toCents(amount), paidCents: toCents(paidAmount) };
}
