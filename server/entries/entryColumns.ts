import type { Cell, Column } from '../files/table';
import type { TextId } from '../texts/catalogues';
import type { Translate } from '../texts/translate';
import type { EntryWithPayments } from './addPaymentSums';

export type EntryColumn = Omit<Column, 'title'> & {
  title: TextId;
  read: (entry: EntryWithPayments, translate: Translate) => Cell;
};

/** The fields of an entry in files, in an order that stays. Programs of a company may read them by position. */
export const ENTRY_FIELDS = {
  kind: {
    title: 'entry.kind',
    type: 'text',
    width: 12,
    read: ({ kind }, translate) => translate(`entry.kind.${kind}`),
  },
  counterparty: {
    title: 'entry.counterparty',
    type: 'text',
    width: 36,
    read: ({ counterparty }) => counterparty,
  },
  category: {
    title: 'entry.category',
    type: 'text',
    width: 24,
    read: ({ category }) => category,
  },
  form: {
    title: 'entry.form',
    type: 'text',
    width: 14,
    read: ({ form }, translate) => translate(`entry.form.${form}`),
  },
  document: {
    title: 'entry.document',
    type: 'text',
    width: 18,
    read: ({ document }) => document,
  },
  installment: {
    title: 'entry.installment',
    type: 'count',
    width: 10,
    read: ({ installment }) => installment,
  },
  installments: {
    title: 'entry.installments',
    type: 'count',
    width: 11,
    read: ({ installments }) => installments,
  },
  issuedOn: {
    title: 'entry.issuedOn',
    type: 'day',
    width: 13,
    read: ({ issuedOn }) => issuedOn,
  },
  dueOn: {
    title: 'entry.dueOn',
    type: 'day',
    width: 14,
    read: ({ dueOn }) => dueOn,
  },
  paidOn: {
    title: 'entry.paidOn',
    type: 'day',
    width: 14,
    // Of an entry that is paid in part, the last payment.
    read: ({ paidOn, payments }) => paidOn ?? payments.lastPaidOn,
  },
  amount: {
    title: 'entry.amount',
    type: 'money',
    width: 16,
    read: ({ amountCents }) => amountCents,
  },
  paid: {
    title: 'entry.paid',
    type: 'money',
    width: 16,
    read: ({ paidCents, payments }) =>
      paidCents ?? (payments.lastPaidOn === null ? null : payments.cashCents),
  },
  status: {
    title: 'entry.status',
    type: 'text',
    width: 14,
    read: ({ status }, translate) => translate(`entry.status.${status}`),
  },
  effectiveDueOn: {
    title: 'entry.effectiveDueOn',
    type: 'day',
    width: 20,
    read: ({ effectiveDueOn }) => effectiveDueOn,
  },
  discount: {
    title: 'entry.discount',
    type: 'money',
    width: 16,
    read: ({ payments }) => payments.discountCents || null,
  },
  interest: {
    title: 'entry.interest',
    type: 'money',
    width: 16,
    read: ({ payments }) => payments.interestCents || null,
  },
  fine: {
    title: 'entry.fine',
    type: 'money',
    width: 16,
    read: ({ payments }) => payments.fineCents || null,
  },
  fee: {
    title: 'entry.fee',
    type: 'money',
    width: 16,
    read: ({ payments }) => payments.feeCents || null,
  },
  open: {
    title: 'entry.open',
    type: 'money',
    width: 16,
    read: ({ openCents }) => openCents,
  },
  account: {
    title: 'entry.account',
    type: 'text',
    width: 24,
    read: ({ payments }) => payments.accounts || null,
  },
} as const satisfies Readonly<Record<string, EntryColumn>>;

/** The columns of an export. */
export const ENTRY_COLUMNS: readonly EntryColumn[] = Object.values(ENTRY_FIELDS);
