// The rules for single values of an entry. They need no database.
import { LIMITS } from '../../api-spec/limits.gen';
import type { Day } from '../company/days';
import { FORMS } from '../database/entryValues';
import { checkDay, checkName, checkRange, checkText, type Problem } from '../rules/fieldRules';
import type { Entry } from './entryRow';

export type Form = Entry['form'];

export const isForm = (form: string): form is Form => FORMS.some((one) => one === form);

export type Values = {
  counterparty: string;
  document: string;
  kind: string | undefined;
  /** The kind of the entries that the category is for. `null`: both. `undefined`: there is no such category. */
  categoryKind: string | null | undefined;
  form: string;
  installment: number;
  installments: number;
  issuedOn: Day;
  dueOn: Day;
  amountCents: number;
  paidOn: Day | null;
  paidCents: number | null;
};

/** Returns all problems of the values of an entry. */
export function findProblems(values: Values, today: Day): Problem[] {
  const { counterparty, document, installment, installments, issuedOn, dueOn, amountCents } = values;
  return [
    ...checkName('counterparty', counterparty, LIMITS.nameLength),
    ...checkText('document', document, LIMITS.documentLength),
    ...checkCategory(values),
    ...(isForm(values.form) ? [] : [{ field: 'form', reason: 'unknown' }]),
    ...checkRange('installments', installments, 1, LIMITS.installments),
    ...checkInstallment(installment, installments),
    ...checkDay('issuedOn', issuedOn),
    ...checkDay('dueOn', dueOn),
    ...checkRange('amountCents', amountCents, 1, LIMITS.cents),
    ...checkPayment(values, today),
  ];
}

/** Returns the problem of a category that does not exist, or is for entries of the other kind. */
export function checkCategory({ kind, categoryKind }: Pick<Values, 'kind' | 'categoryKind'>): Problem[] {
  if (categoryKind === undefined) return [{ field: 'category', reason: 'unknown' }];
  const isOther = categoryKind !== null && kind !== undefined && categoryKind !== kind;
  return isOther ? [{ field: 'category', reason: 'other-kind' }] : [];
}

function checkInstallment(installment: number, installments: number): Problem[] {
  if (installment > installments) return [{ field: 'installment', reason: 'order' }];
  return checkRange('installment', installment, 1, LIMITS.installments);
}

type Payment = { paidOn: Day | null; paidCents: number | null };

/** Returns the problems of a payment. It has both parts or none, and is not after the company's day. */
export function checkPayment({ paidOn, paidCents }: Payment, today: Day): Problem[] {
  if (paidOn === null && paidCents === null) return [];
  if (paidOn === null) return [{ field: 'paidOn', reason: 'missing' }];
  if (paidCents === null) return [{ field: 'paidCents', reason: 'missing' }];
  return [...checkPaidOn(paidOn, today), ...checkRange('paidCents', paidCents, 0, LIMITS.cents)];
}

/** Returns the problem of a day of payment. */
export const checkPaidOn = (paidOn: Day, today: Day): Problem[] => [
  ...(paidOn > today ? [{ field: 'paidOn', reason: 'future' }] : []),
  ...(paidOn < LIMITS.firstDay ? [{ field: 'paidOn', reason: 'range' }] : []),
];
