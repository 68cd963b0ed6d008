import type { IntlShape, MessageDescriptor } from 'react-intl';
import type { Entry } from '../../../api/entries';
import type { EntryChange, EntryProblem } from '../../../api/entry';
import { day } from '../../../i18n/formats';
import { fromCents, isAmount, readTypedAmount, toCents, writeAmount } from '../../../i18n/typedAmounts';
import { isDay, readTypedDay } from '../../../i18n/typedDays';
import type { Notation } from '../../../ui/TextInput';
import { checkAgreement, writeAgreement } from './difference';
import type { Payment } from './difference';
import { messages as problemTexts } from './problem.messages';

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

export const dayNotation = (intl: IntlShape): Notation => ({
  read: (typed) => readTypedDay(intl, typed) ?? typed,
  write: (value) => (isDay(value) ? day(intl, value) : value),
});
export const amountNotation = (intl: IntlShape): Notation => ({
  read: (typed) => readTypedAmount(intl, typed) ?? typed,
  write: (value) => (isAmount(value) ? writeAmount(intl, value) : value),
});
export const cleanDigits = (typed: string): string => typed.replace(/\D/g, '').slice(0, 3);

export const MAX_NAME = 200;
const MAX_DOCUMENT = 100;
const FIRST_DAY = '1990-01-01';
const LAST_DAY = '2100-12-31';

export function checkDay(value: string): MessageDescriptor | undefined {
  if (value.trim() === '') return problemTexts.missing;
  return isDay(value) && value >= FIRST_DAY && value <= LAST_DAY ? undefined : problemTexts.invalidDay;
}

/** @param isZeroAllowed for a paid amount after a discount. */
export function checkAmount(value: string, isZeroAllowed: boolean): MessageDescriptor | undefined {
  if (value.trim() === '') return problemTexts.missing;
  if (!isAmount(value)) return problemTexts.invalidAmount;
  return isZeroAllowed || toCents(value) > 0 ? undefined : problemTexts.noAmount;
}

const checkNumber = (value: string): MessageDescriptor | undefined =>
  Number(value) >= 1 ? undefined : problemTexts.invalidNumber;

export const checkLength = (value: string, max: number): MessageDescriptor | undefined =>
  Array.from(value.trim()).length > max ? problemTexts.tooLong : undefined;

/** A payment has both parts or none. */
const checkPart = (
  value: string,
  other: string,
  check: (value: string) => MessageDescriptor | undefined,
): MessageDescriptor | undefined => {
  if (value.trim() !== '') return check(value);
  return other.trim() === '' ? undefined : problemTexts.bothOrNone;
};

/** Returns the error of a field. `values` are the present ones of the whole form. */
export const RULES: Record<Name, (value: string, values: Values) => MessageDescriptor | undefined> = {
  kind: () => undefined,
  counterparty: (value) => (value.trim() === '' ? problemTexts.missing : checkLength(value, MAX_NAME)),
  category: (value) => (value === '' ? problemTexts.missingOption : undefined),
  form: (value) => (value === '' ? problemTexts.missingOption : undefined),
  document: (value) => checkLength(value, MAX_DOCUMENT),
  installment: (value, { installments }) =>
    checkNumber(value) ?? (Number(value) > Number(installments) ? problemTexts.order : undefined),
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
  missing: problemTexts.missing,
  'too-long': problemTexts.tooLong,
  characters: problemTexts.characters,
  unknown: problemTexts.missingOption,
  'other-kind': problemTexts.otherKind,
  order: problemTexts.order,
  future: problemTexts.future,
};
const FIELDS: Readonly<Record<string, Name>> = { amountCents: 'amount', paidCents: 'paidAmount' };

/** Returns the refused fields of the form, and the message of each one. */
export function readRefused(problems: readonly EntryProblem[]): Partial<Record<Name, MessageDescriptor>> {
  return Object.fromEntries(
    problems.flatMap(({ field, reason }) => {
      const name = FIELDS[field] ?? NAMES.find((one) => one === field);
      return name === undefined ? [] : [[name, REASONS[reason] ?? problemTexts.notAccepted]];
    }),
  );
}
