import { useIntl } from 'react-intl';
import type { IntlShape } from 'react-intl';
import { useLocation } from 'react-router-dom';
import type { Entry, EntrySort } from '../../api/entries';
import { paths } from '../../config/paths';
import { formNames, kindNames, statusNames, fieldNames } from '../../controls/entries/names.messages';
import { day, listed, money } from '../../i18n/formats';
import { nameOf } from '../../i18n/nameOf';
import { Badge } from '../../ui/Badge';
import type { Status } from '../../ui/Badge';
import { DataTable } from '../../ui/DataTable';
import type { ColumnSort, RowSelection } from '../../ui/DataTableRow';
import { Link } from '../../ui/Link';
import { addressWith } from './address';
import { COLUMN_SORTS, readSort } from './filter';
import { messages as actionMessages } from './form/action.messages';
import { RowActions } from './form/RowActions';
import type { Column } from './tableColumns';
import { titles } from './title.messages';

const STATUS: Record<Entry['status'], Status | 'neutral'> = {
  open: 'neutral',
  today: 'warning',
  overdue: 'error',
  paid: 'success',
};

type Props = {
  entries: readonly Entry[];
  /** The columns after the name. */
  shown: readonly Column[];
  query: URLSearchParams;
  selection: RowSelection;
  onPay: (entry: Entry) => void;
};

/** Id of the link in the row of an entry. */
export const rowLinkId = (id: string): string => `entry-${id}`;

/** One page of entries. */
export function EntryTable({ entries, shown, query, selection, onPay }: Props) {
  const intl = useIntl();
  const ids = ['counterparty', ...shown] as const;
  const { pathname, search } = useLocation();
  return (
    <DataTable
      label={intl.formatMessage(titles.list)}
      selection={selection}
      columns={[
        ...ids.map((id) => ({
          id,
          title: intl.formatMessage(fieldNames[id]),
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
        name: nameOfRow(intl, entry),
        cells: () => {
          const { counterparty, ...cells } = cellsOf(intl, entry);
          const name = (
            <Link id={rowLinkId(entry.id)} to={paths.entry.to(entry.id)} state={{ back: pathname + search }}>
              {counterparty}
            </Link>
          );
          return [
            ...ids.map((column) => (column === 'counterparty' ? name : cells[column])),
            <RowActions key="actions" entry={entry} onPay={onPay} />,
          ];
        },
      }))}
    />
  );
}

/** Returns the order of a column, if it can sort. */
function describeSort(column: string, query: URLSearchParams): ColumnSort | undefined {
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

const cellsOf = (intl: IntlShape, entry: Entry) => ({
  counterparty: <bdi>{entry.counterparty}</bdi>,
  kind: intl.formatMessage(kindNames[entry.kind]),
  category: <bdi>{entry.category}</bdi>,
  form: nameOf(intl, formNames, entry.form),
  document: <bdi>{documentOf(entry)}</bdi>,
  issued: day(intl, entry.issuedOn),
  due: day(intl, entry.effectiveDueOn),
  paid: entry.paidOn ? day(intl, entry.paidOn) : '',
  status: <Badge status={STATUS[entry.status]}>{intl.formatMessage(statusNames[entry.status])}</Badge>,
  amount: <bdi>{money(intl, entry.amountCents)}</bdi>,
  paidAmount: typeof entry.paidCents === 'number' ? <bdi>{money(intl, entry.paidCents)}</bdi> : '',
});

/** Names a row by more than the counterparty, which may have many entries. */
const nameOfRow = (intl: IntlShape, entry: Entry): string =>
  listed(intl, [entry.counterparty, documentOf(entry), day(intl, entry.effectiveDueOn)].filter(Boolean));

/** Returns the number of the document, with the instalment if there are several. */
function documentOf({ document = '', installment, installments = 1 }: Entry): string {
  return installment === undefined || installments < 2
    ? document
    : `${document} ${String(installment)}/${String(installments)}`.trim();
}
