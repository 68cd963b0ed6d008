import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router-dom';
import type { Entry, EntrySort } from '../../api/entries';
import { paths } from '../../config/paths';
import { documentOf } from '../../controls/entries/documentOf';
import { fieldNames, formNames, kindNames, statusNames } from '../../controls/entries/names.messages';
import type { ListColumn } from '../../controls/list/ListTable';
import { day, money } from '../../i18n/formats';
import { nameOf } from '../../i18n/nameOf';
import { Badge } from '../../ui/Badge';
import type { Status } from '../../ui/Badge';
import { Link } from '../../ui/Link';
import { describeDueDay } from './describeDueDay';
import { messages } from './entries.messages';
import type { Column } from './tableColumns';

const BADGE_STATUS: Record<Entry['status'], Status | 'neutral'> = {
  open: 'neutral',
  today: 'warning',
  overdue: 'error',
  paid: 'success',
};

export const DEFAULT_SORT: EntrySort = 'dueOn';

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
    cell: ({ kind }, intl) => intl.formatMessage(kindNames[kind]),
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
    cell: (entry, intl) => describeDueDay(intl, entry),
  },
  paid: {
    id: 'paid',
    title: fieldNames.paid,
    cell: ({ paidOn }, intl) => (paidOn ? day(intl, paidOn) : ''),
  },
  status: {
    id: 'status',
    title: fieldNames.status,
    cell: ({ status }, intl) => (
      <Badge status={BADGE_STATUS[status]}>{intl.formatMessage(statusNames[status])}</Badge>
    ),
  },
  amount: {
    id: 'amount',
    title: fieldNames.amount,
    isNumber: true,
    sorts: ['-amount', 'amount'],
    cell: ({ amountCents }, intl) => <bdi>{money(intl, amountCents)}</bdi>,
  },
  paidAmount: {
    id: 'paidAmount',
    title: fieldNames.paidAmount,
    isNumber: true,
    cell: ({ paidCents }, intl) => (typeof paidCents === 'number' ? <bdi>{money(intl, paidCents)}</bdi> : ''),
  },
};

/** Id of the link in the row of an entry. */
export const rowLinkId = (id: string): string => `entry-${id}`;

function EntryLink({ entry }: { entry: Entry }) {
  const { pathname, search } = useLocation();
  return (
    <>
      <Link id={rowLinkId(entry.id)} to={paths.entry.to(entry.id)} state={{ back: pathname + search }}>
        <bdi>{entry.counterparty}</bdi>
      </Link>
      {entry.occurrence !== undefined && (
        <>
          {' '}
          <Badge>
            <FormattedMessage {...messages.recurring} />
          </Badge>
        </>
      )}
    </>
  );
}
