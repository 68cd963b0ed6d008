import type { Cell, Column } from '../files/table';
import type { TextId } from '../texts/catalogues';
import type { Translate } from '../texts/translate';
import type { Entry } from './listEntries';

type EntryColumn = Omit<Column, 'title'> & {
  title: TextId;
  read: (entry: Entry, translate: Translate) => Cell;
};

/** The columns of a file, in an order that stays. Programs of a company may read them by position. */
export const ENTRY_COLUMNS: readonly EntryColumn[] = [
  {
    title: 'entry.kind',
    type: 'text',
    width: 12,
    read: ({ kind }, translate) => translate(`entry.kind.${kind}`),
  },
  {
    title: 'entry.counterparty',
    type: 'text',
    width: 36,
    read: ({ counterparty }) => counterparty,
  },
  {
    title: 'entry.category',
    type: 'text',
    width: 24,
    read: ({ category }) => category,
  },
  {
    title: 'entry.form',
    type: 'text',
    width: 14,
    read: ({ form }, translate) => translate(`entry.form.${form}`),
  },
  {
    title: 'entry.document',
    type: 'text',
    width: 18,
    read: ({ document }) => document,
  },
  {
    title: 'entry.installment',
    type: 'count',
    width: 10,
    read: ({ installment }) => installment,
  },
  {
    title: 'entry.installments',
    type: 'count',
    width: 10,
    read: ({ installments }) => installments,
  },
  {
    title: 'entry.issuedOn',
    type: 'day',
    width: 12,
    read: ({ issuedOn }) => issuedOn,
  },
  {
    title: 'entry.dueOn',
    type: 'day',
    width: 12,
    read: ({ dueOn }) => dueOn,
  },
  {
    title: 'entry.paidOn',
    type: 'day',
    width: 12,
    read: ({ paidOn }) => paidOn,
  },
  {
    title: 'entry.amount',
    type: 'money',
    width: 16,
    read: ({ amountCents }) => amountCents,
  },
  {
    title: 'entry.paid',
    type: 'money',
    width: 16,
    read: ({ paidCents }) => paidCents,
  },
  {
    title: 'entry.status',
    type: 'text',
    width: 14,
    read: ({ status }, translate) => translate(`entry.status.${status}`),
  },
  {
    title: 'entry.effectiveDueOn',
    type: 'day',
    width: 18,
    read: ({ effectiveDueOn }) => effectiveDueOn,
  },
];
