import type { IntlShape, MessageDescriptor } from 'react-intl';
import { columns } from '../entries.messages';
import { messages as entryTexts } from '../form/entry.messages';
import { nameOf } from '../filter';
import { messages } from './mapping.messages';

/** The fields that a column of a file can have, in the order of the choice. */
const FIELDS: Readonly<Record<string, MessageDescriptor>> = {
  counterparty: columns.counterparty,
  dueOn: columns.due,
  amount: columns.amount,
  signedAmount: messages.signedAmount,
  kind: columns.kind,
  category: columns.category,
  form: columns.form,
  document: columns.document,
  installment: entryTexts.installment,
  installments: entryTexts.installments,
  issuedOn: columns.issued,
  paidOn: columns.paid,
  paid: columns.paidAmount,
};

/** Returns the name of a field. An unknown one stays as it is. */
export const nameOfField = (intl: IntlShape, field: string): string => nameOf(intl, FIELDS, field);

/** Lists the fields for the choice of a column, also one that only the backend knows. */
export const listFields = (known: string | null): string[] => {
  const fields = Object.keys(FIELDS);
  return known === null || fields.includes(known) ? fields : [...fields, known];
};
