import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { IntlShape, MessageDescriptor } from 'react-intl';
import { CardList } from '../../ui/CardList';
import { DataTable } from '../../ui/DataTable';
import type { ColumnSort, RowGroup, TableRow } from '../../ui/DataTableRow';
import type { RowSelection } from '../../ui/RowCheckBox';
import { useMedia } from '../../ui/useMedia';
import type { ListAddress } from './useListAddress';

export type ListColumn<Row, S extends string = string> = {
  id: string;
  title: MessageDescriptor;
  isNumber?: boolean;
  /** The orders of the operation that belong to the column. The first one is that of the first click. */
  sorts?: readonly [S, S];
  cell: (row: Row, intl: IntlShape) => ReactNode;
};

type Props<Row, S extends string> = {
  /** Name of the table for screen readers. */
  label: string;
  /** The first column names the row. */
  columns: readonly ListColumn<Row, S>[];
  rows: readonly Row[];
  address: ListAddress;
  /** The present order. Absent: the list has no orders. */
  sort?: S;
  /** Name of a row in the name of its check box. */
  nameOfRow?: (row: Row) => string;
  selection?: RowSelection;
  /** The rows in groups, in the order of the rows. */
  groups?: readonly RowGroup[] | undefined;
  /** How a row differs from the others. */
  emphasisOf?: (row: Row) => TableRow['emphasis'];
  /** A row as the content of a card and its button, for a phone. Absent: a phone has the table. */
  card?: {
    line?: (row: Row) => ReactNode;
    content: (row: Row) => ReactNode;
    action: (row: Row) => ReactNode;
  };
  /** Whether the list has less room than its page, so that it has cards. */
  isNarrow?: boolean;
  /** The buttons of each row, and the name of their column for screen readers. */
  actions?: { title: MessageDescriptor; cell: (row: Row) => ReactNode };
};

/** Whether a list has cards in place of a table. */
export const useHasCards = (isNarrow: boolean): boolean => !useMedia('(min-width: 1024px)') || isNarrow;

/** One page of a list. The title of a column sorts the list. Cards have no titles, so their page has a `SortChoice`. */
export function ListTable<Row extends { id: string }, S extends string>({
  label,
  columns,
  rows,
  address,
  sort,
  nameOfRow,
  selection,
  groups,
  emphasisOf = () => null,
  card,
  isNarrow = false,
  actions,
}: Props<Row, S>) {
  const intl = useIntl();
  const hasCards = useHasCards(isNarrow);
  if (card && hasCards)
    return (
      <CardList
        label={label}
        selection={selection}
        groups={groups}
        cards={rows.map((row) => ({
          id: row.id,
          name: nameOfRow?.(row) ?? '',
          line: card.line?.(row),
          content: card.content(row),
          action: card.action(row),
          isMarked: emphasisOf(row) === 'saved',
        }))}
      />
    );
  return (
    <DataTable
      label={label}
      selection={selection}
      groups={groups}
      columns={[
        ...columns.map(({ id, title, isNumber = false, sorts }) => ({
          id,
          title: intl.formatMessage(title),
          isNumber,
          sort: sorts && describeSort(sorts, sort, address),
        })),
        ...(actions
          ? [
              {
                id: 'actions',
                title: <span className="visuallyHidden">{intl.formatMessage(actions.title)}</span>,
              },
            ]
          : []),
      ]}
      rows={rows.map((row) => ({
        id: row.id,
        ...(nameOfRow && { name: nameOfRow(row) }),
        emphasis: emphasisOf(row) ?? null,
        cells: () => [...columns.map(({ cell }) => cell(row, intl)), ...(actions ? [actions.cell(row)] : [])],
      }))}
    />
  );
}

/** Returns the order of the address. An unknown one is the default. */
export const readSort = <S extends string>(
  { query }: ListAddress,
  columns: readonly ListColumn<never, S>[],
  defaultSort: S,
): S =>
  columns.flatMap(({ sorts = [] }) => [...sorts]).find((sort) => sort === query.get('sort')) ?? defaultSort;

function describeSort<S extends string>(
  sorts: readonly [S, S],
  current: S | undefined,
  { change }: ListAddress,
): ColumnSort {
  const [first, second] = sorts;
  const order = current?.startsWith('-') ? 'descending' : 'ascending';
  return {
    order: sorts.some((sort) => sort === current) ? order : null,
    to: change({ sort: current === first ? second : first }),
  };
}
