import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { IntlShape } from 'react-intl';
import { useLocation } from 'react-router-dom';
import type { Entry, EntrySort } from '../../api/entries';
import { paths } from '../../config/paths';
import { day, money } from '../../i18n/formats';
import { Badge } from '../../ui/Badge';
import type { Status } from '../../ui/Badge';
import { DataTable } from '../../ui/DataTable';
import type { ColumnSort } from '../../ui/DataTableRow';
import { Link } from '../../ui/Link';
import { useMedia } from '../../ui/useMedia';
import { addressWith } from './address';
import { columns } from './entries.messages';
import { titles } from './title.messages';
import { PayDialog } from './form/PayDialog';
import { RowActions } from './form/RowActions';
import { messages as actionMessages } from './form/action.messages';
import { COLUMN_SORTS, nameOf, readSort } from './filter';
import type { Filter } from './filter';
import { formNames, kindNames, statusNames } from './filter.messages';

const STATUS: Record<Entry['status'], Status | 'neutral'> = {
  open: 'neutral',
  today: 'warning',
  overdue: 'error',
  paid: 'success',
};

type Column = keyof typeof columns & keyof ReturnType<typeof cellsOf>;

const COLUMNS: readonly Column[] = [
  'counterparty',
  'kind',
  'category',
  'form',
  'document',
  'due',
  'paid',
  'status',
  'amount',
  'paidAmount',
];
/** A narrow window shows the first columns, and the others after scrolling. */
const NARROW_COLUMNS: readonly Column[] = [
  'counterparty',
  'paidAmount',
  'amount',
  'due',
  'status',
  'paid',
  'document',
  'form',
  'category',
  'kind',
];
const NARROW = '(width < 640px)';

type Props = {
  entries: readonly Entry[];
  /** A column whose value the filter fixes is left out. */
  filter: Filter;
  query: URLSearchParams;
};

/** One page of entries. */
export function EntryTable({ entries, filter, query }: Props) {
  const intl = useIntl();
  const isNarrow = useMedia(NARROW);
  const shown = (isNarrow ? NARROW_COLUMNS : COLUMNS).filter((column) => !isFixed(column, filter));
  const { pathname, search } = useLocation();
  const [paying, setPaying] = useState<Entry | null>(null);
  // The dialog reads it after it has closed.
  const lastPaid = useRef('');
  const rowLinkId = (id: string) => `entry-${id}`;
  const pay = (entry: Entry) => {
    lastPaid.current = entry.id;
    setPaying(entry);
  };
  return (
    <>
      <DataTable
        label={intl.formatMessage(titles.list)}
        columns={[
          ...shown.map((id) => ({
            id,
            title: intl.formatMessage(columns[id]),
            isNumber: id === 'amount' || id === 'paidAmount',
            sort: describeSort(id, query),
          })),
          {
            id: 'actions',
            title: <span className="visuallyHidden">{intl.formatMessage(actionMessages.actions)}</span>,
          },
        ]}
        rows={entries.map((entry) => ({
          id: entry.id,
          cells: () => {
            const { counterparty, ...cells } = cellsOf(intl, entry);
            const name = (
              <Link
                id={rowLinkId(entry.id)}
                to={paths.entry.to(entry.id)}
                state={{ back: pathname + search }}
              >
                {counterparty}
              </Link>
            );
            return [
              ...shown.map((column) => (column === 'counterparty' ? name : cells[column])),
              <RowActions key="actions" entry={entry} onPay={pay} />,
            ];
          },
        }))}
      />
      <PayDialog
        entry={paying}
        onClose={() => setPaying(null)}
        finalFocus={() => document.getElementById(rowLinkId(lastPaid.current))}
      />
    </>
  );
}

/** Returns the order of a column, if it can sort. */
function describeSort(column: Column, query: URLSearchParams): ColumnSort | undefined {
  const sorts = Object.entries(COLUMN_SORTS).find(([id]) => id === column)?.[1];
  if (sorts === undefined) return undefined;
  const current = readSort(query);
  const [first, second] = sorts;
  const isCurrent = sorts.some((sort) => sort === current);
  return {
    order: isCurrent ? directionOf(current) : null,
    to: addressWith(query, { sort: current === first ? second : first }),
  };
}

const directionOf = (sort: EntrySort) => (sort.startsWith('-') ? 'descending' : 'ascending');

/** Whether all entries of a filter have the same value in a column, or none. */
function isFixed(column: Column, filter: Filter): boolean {
  const { status } = filter;
  if (column === 'paidAmount') return status !== 'paid';
  if (column === 'paid') return status !== undefined && status !== 'paid';
  if (column === 'status') return status !== undefined && status !== 'unpaid';
  return ONE_VALUE.some((name) => name === column && filter[name] !== undefined);
}

/** Columns that a filter fixes to one value. */
const ONE_VALUE = ['kind', 'category', 'form'] as const;

const cellsOf = (intl: IntlShape, entry: Entry) => ({
  counterparty: <bdi>{entry.counterparty}</bdi>,
  kind: intl.formatMessage(kindNames[entry.kind]),
  category: <bdi>{entry.category}</bdi>,
  form: nameOf(intl, formNames, entry.form),
  document: <bdi>{documentOf(entry)}</bdi>,
  due: day(intl, entry.effectiveDueOn),
  paid: entry.paidOn ? day(intl, entry.paidOn) : '',
  status: <Badge status={STATUS[entry.status]}>{intl.formatMessage(statusNames[entry.status])}</Badge>,
  amount: <bdi>{money(intl, entry.amountCents)}</bdi>,
  paidAmount: typeof entry.paidCents === 'number' ? <bdi>{money(intl, entry.paidCents)}</bdi> : '',
});

/** Returns the number of the document, with the instalment if there are several. */
function documentOf({ document = '', installment, installments = 1 }: Entry): string {
  return installment === undefined || installments < 2
    ? document
    : `${document} ${String(installment)}/${String(installments)}`.trim();
}
