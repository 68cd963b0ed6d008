import type { MessageDescriptor } from 'react-intl';
import type { Entry, EntrySort } from '../../api/entries';
import { documentOf } from '../../controls/entries/documentOf';
import {
  fieldNames,
  formNames,
  kindNames,
  receivedNames,
  settledKindNames,
} from '../../controls/entries/names.messages';
import type { ListColumn } from '../../controls/list/ListTable';
import { day } from '../../i18n/formats';
import { nameOf } from '../../i18n/nameOf';
import { Link } from '../../ui/Link';
import { describeDueDay } from './describeDueDay';
import { EntryAmount, ListedAmount } from './EntryAmount';
import { EntryStatus, RecurringBadge } from './EntryStatus';
import { isOfDebts } from './filter';
import type { Filter } from './filter';
import { useEntryLinks, useOpenRecord } from './panel/useEntryLinks';
import type { Column } from './tableColumns';

/** What is open comes by its due day, and other lists start with the newest. */
export const findDefaultSort = (filter: Filter): EntrySort => (isOfDebts(filter) ? 'dueOn' : '-dueOn');

/** The columns of the list of entries. The first one always names the customer or supplier. */
export const COLUMNS: Readonly<Record<'counterparty' | Column, ListColumn<Entry, EntrySort>>> = {
  counterparty: {
    id: 'counterparty',
    title: fieldNames.counterparty,
    sorts: ['counterparty', '-counterparty'],
    cell: (entry) => <EntryLink entry={entry} />,
  },
  kind: {
    id: 'kind',
    title: fieldNames.kind,
    cell: ({ kind, status }, intl) =>
      intl.formatMessage((status === 'paid' ? settledKindNames : kindNames)[kind]),
  },
  category: {
    id: 'category',
    title: fieldNames.category,
    cell: ({ category }) => <bdi>{category}</bdi>,
  },
  form: { id: 'form', title: fieldNames.form, cell: ({ form }, intl) => nameOf(intl, formNames, form) },
  document: {
    id: 'document',
    title: fieldNames.document,
    cell: (entry) => <bdi>{documentOf(entry)}</bdi>,
  },
  issued: {
    id: 'issued',
    title: fieldNames.issued,
    sorts: ['-issuedOn', 'issuedOn'],
    cell: ({ issuedOn }, intl) => day(intl, issuedOn),
  },
  due: {
    id: 'due',
    title: fieldNames.due,
    sorts: ['dueOn', '-dueOn'],
    cell: (entry, intl) => <bdi>{describeDueDay(intl, entry)}</bdi>,
  },
  paid: {
    id: 'paid',
    title: fieldNames.paid,
    cell: ({ paidOn }, intl) => (paidOn ? day(intl, paidOn) : ''),
  },
  status: {
    id: 'status',
    title: fieldNames.status,
    cell: (entry) => <EntryStatus entry={entry} />,
  },
  amount: {
    id: 'amount',
    title: fieldNames.amount,
    isNumber: true,
    sorts: ['-amount', 'amount'],
    cell: (entry) => <ListedAmount entry={entry} />,
  },
  paidAmount: {
    id: 'paidAmount',
    title: fieldNames.paidAmount,
    isNumber: true,
    cell: (entry) =>
      typeof entry.paidCents === 'number' ? <EntryAmount entry={entry} cents={entry.paidCents} /> : '',
  },
};

/** Returns the title of a column. Those of payments are receipts if the filter has only entries to receive. */
export const titleOf = (id: Column, { kind }: Filter): MessageDescriptor =>
  kind === 'receivable' && (id === 'paid' || id === 'paidAmount') ? receivedNames[id] : COLUMNS[id].title;

/** Returns the columns after the name, in an order. */
export const listColumns = (columns: readonly Column[], filter: Filter): ListColumn<Entry, EntrySort>[] => [
  COLUMNS.counterparty,
  ...columns.map((id) => ({ ...COLUMNS[id], title: titleOf(id, filter) })),
];

/** Id of the link in the row of an entry. */
export const rowLinkId = (id: string): string => `entry-${id}`;

function EntryLink({ entry }: { entry: Entry }) {
  const { toEntry } = useEntryLinks();
  const isOpen = useOpenRecord()?.id === entry.id;
  return (
    <>
      <Link id={rowLinkId(entry.id)} {...toEntry(entry.id)} aria-current={isOpen ? 'true' : undefined}>
        <bdi>{entry.counterparty}</bdi>
      </Link>
      <RecurringBadge entry={entry} />
    </>
  );
}
