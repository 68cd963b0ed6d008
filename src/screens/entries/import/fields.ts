import type { IntlShape, MessageDescriptor } from 'react-intl';
import { columns } from '../entries.messages';
import { messages as entryTexts } from '../form/entry.messages';
import { nameOf } from '../filter';
import { kindNames } from '../filter.messages';
import { messages } from './mapping.messages';

/** The fields that a column of a file can have, in the order of the choice. */
const FIELDS: Readonly<Record<string, MessageDescriptor>> = {
  counterparty: columns.counterparty,
  dueOn: columns.due,
  amount: columns.amount,
  signedAmount: messages.signedAmount,
  amountIn: messages.amountIn,
  amountOut: messages.amountOut,
  kind: columns.kind,
  category: columns.category,
  form: columns.form,
  document: columns.document,
  installment: entryTexts.installment,
  installments: entryTexts.installments,
  issuedOn: columns.issued,
  paidOn: columns.paid,
  paid: columns.paidAmount,
  status: columns.status,
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
export const listFields = (known: string | null): string[] => {
  const fields = Object.keys(FIELDS);
  return known === null || fields.includes(known) ? fields : [...fields, known];
};
