import type { MessageDescriptor } from 'react-intl';
import type { Entry } from '../../../api/entries';
import type { EntryChange, EntryProblem } from '../../../api/entry';
import { checkDay, checkAmount, checkLength, MAX_NAME } from '../../../controls/form/checks';
import { ruleTexts } from '../../../controls/form/rule.messages';
import { fromCents, toCents } from '../../../i18n/typedAmounts';
import { checkAgreement, writeAgreement } from './difference';
import type { Payment } from './difference';
import { entryRules } from './entryRule.messages';

/** The fields of the form, in their order on the page. */
export const NAMES = [
  'kind',
  'counterparty',
  'category',
  'form',
  'document',
  'installment',
  'installments',
  'issuedOn',
  'dueOn',
  'amount',
  'paidOn',
  'paidAmount',
  'difference',
] as const;
export type Name = (typeof NAMES)[number];
/** Days are `2026-11-05`, amounts are `1234.56`, and `difference` is an agreement. Other texts are as typed. */
export type Values = Record<Name, string>;

/** The values of an entry, or those of a new one. */
export const toValues = (entry: Entry | null, today: string): Values => ({
  kind: entry?.kind ?? 'receivable',
  counterparty: entry?.counterparty ?? '',
  category: entry?.category ?? '',
  form: entry?.form ?? '',
  document: entry?.document ?? '',
  installment: String(entry?.installment ?? 1),
  installments: String(entry?.installments ?? 1),
  issuedOn: entry?.issuedOn ?? today,
  dueOn: entry?.dueOn ?? '',
  amount: entry ? fromCents(entry.amountCents) : '',
  paidOn: entry?.paidOn ?? '',
  paidAmount: typeof entry?.paidCents === 'number' ? fromCents(entry.paidCents) : '',
  difference:
    typeof entry?.paidCents === 'number' ? writeAgreement({ ...entry, paidCents: entry.paidCents }) : '',
});

/** Returns the typed payment, or null while an amount is absent or invalid. */
export function readPayment({ kind, amount, paidAmount }: Values): Payment | null {
  if (checkAmount(amount, false) || checkAmount(paidAmount, true)) return null;
  return { kind, amountCents: toCents(amount), paidCents: toCents(paidAmount) };
}

/** The body of the request, from valid values. */
export const toInput = (values: Values): EntryChange => ({
  kind: values.kind === 'payable' ? 'payable' : 'receivable',
  counterparty: values.counterparty.trim(),
  category: values.category,
  form: values.form,
  document: values.document.trim(),
  installment: Number(values.installment),
  installments: Number(values.installments),
  issuedOn: values.issuedOn,
  dueOn: values.dueOn,
  amountCents: toCents(values.amount),
  paidOn: values.paidOn === '' ? null : values.paidOn,
  paidCents: values.paidAmount === '' ? null : toCents(values.paidAmount),
});

const MAX_DOCUMENT = 100;
const checkNumber = (value: string): MessageDescriptor | undefined =>
  Number(value) >= 1 ? undefined : entryRules.invalidNumber;

/** A payment has both parts or none. */
const checkPart = (
  value: string,
  other: string,
  check: (value: string) => MessageDescriptor | undefined,
): MessageDescriptor | undefined => {
  if (value.trim() !== '') return check(value);
  return other.trim() === '' ? undefined : entryRules.bothOrNone;
};

/** Returns the error of a field. `values` are the present ones of the whole form. */
export const RULES: Record<Name, (value: string, values: Values) => MessageDescriptor | undefined> = {
  kind: () => undefined,
  counterparty: (value) => (value.trim() === '' ? ruleTexts.missing : checkLength(value, MAX_NAME)),
  category: (value) => (value === '' ? ruleTexts.missingOption : undefined),
  form: (value) => (value === '' ? ruleTexts.missingOption : undefined),
  document: (value) => checkLength(value, MAX_DOCUMENT),
  installment: (value, { installments }) =>
    checkNumber(value) ?? (Number(value) > Number(installments) ? entryRules.order : undefined),
  installments: checkNumber,
  issuedOn: checkDay,
  dueOn: checkDay,
  amount: (value) => checkAmount(value, false),
  paidOn: (value, { paidAmount }) => checkPart(value, paidAmount, checkDay),
  paidAmount: (value, { paidOn }) => checkPart(value, paidOn, (one) => checkAmount(one, true)),
  difference: (value, values) => checkAgreement(value, readPayment(values)),
};

/** The reasons of the API description. */
const REASONS: Readonly<Record<string, MessageDescriptor>> = {
  missing: ruleTexts.missing,
  'too-long': ruleTexts.tooLong,
  characters: ruleTexts.characters,
  unknown: ruleTexts.missingOption,
  'other-kind': entryRules.otherKind,
  order: entryRules.order,
  future: entryRules.future,
};
const FIELDS: Readonly<Record<string, Name>> = { amountCents: 'amount', paidCents: 'paidAmount' };

/** Returns the refused fields of the form, and the message of each one. */
export function readRefused(problems: readonly EntryProblem[]): Partial<Record<Name, MessageDescriptor>> {
  return Object.fromEntries(
    problems.flatMap(({ field, reason }) => {
      const name = FIELDS[field] ?? NAMES.find((one) => one === field);
      return name === undefined ? [] : [[name, REASONS[reason] ?? ruleTexts.notAccepted]];
    }),
  );
}
