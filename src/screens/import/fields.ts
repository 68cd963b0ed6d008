import type { IntlShape, MessageDescriptor } from 'react-intl';
import { kindNames, fieldNames } from '../../controls/entries/names.messages';
import { nameOf } from '../../i18n/nameOf';
import { messages } from './mapping.messages';

/** The fields that a column of a file can have, in the order of the choice. */
const FIELDS: Readonly<Record<string, MessageDescriptor>> = {
  counterparty: fieldNames.counterparty,
  dueOn: fieldNames.due,
  amount: fieldNames.amount,
  signedAmount: messages.signedAmount,
  amountIn: messages.amountIn,
  amountOut: messages.amountOut,
  kind: fieldNames.kind,
  category: fieldNames.category,
  form: fieldNames.form,
  document: fieldNames.document,
  installment: fieldNames.installment,
  installments: fieldNames.installments,
  issuedOn: fieldNames.issued,
  paidOn: fieldNames.paid,
  paid: fieldNames.paidAmount,
  discount: messages.discount,
  interest: messages.interest,
  fine: messages.fine,
  fee: messages.fee,
  open: messages.open,
  status: fieldNames.status,
};

const HINTS: Readonly<Record<string, MessageDescriptor>> = {
  signedAmount: messages.signedHint,
  amountIn: kindNames.receivable,
  amountOut: kindNames.payable,
};

/** Returns what a field means, if its name does not say it. */
export const hintOfField = (field: string): MessageDescriptor | undefined => HINTS[field];

/** Returns the name of a field. An unknown one stays as it is. */
export const nameOfField = (intl: IntlShape, field: string): string => nameOf(intl, FIELDS, field);

/** Lists the fields for the choice of a column, also one that only the backend knows. */
export const listFields = (currentField: string | null): string[] => {
  const fields = Object.keys(FIELDS);
  return currentField === null || fields.includes(currentField) ? fields : [...fields, currentField];
};
