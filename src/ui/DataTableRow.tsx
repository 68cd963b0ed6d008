import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './DataTable.module.css';
import { Link } from './Link';

/** How a column sorts the rows. */
export type ColumnSort = {
  /** The order of the rows, if this column decides it. */
  order: 'ascending' | 'descending' | null;
  /** The address with the order of the next click. */
  to: string;
};

export type TableColumn = {
  id: string;
  title: ReactNode;
  /** Numbers are at the end of the line, with digits of one width. */
  isNumber?: boolean;
  /** Absent: the column cannot sort. */
  sort?: ColumnSort | undefined;
};

export type TableRow = {
  id: string;
  /** Called only for the rows that are rendered, because a table may have thousands. */
  cells: () => readonly ReactNode[];
  emphasis?: 'total' | 'subtotal' | null;
};

export type TableContent = {
  /** Name of the table for screen readers. */
  label: string;
  columns: readonly TableColumn[];
  rows: readonly TableRow[];
};

/** The titles of the columns. */
export const DataTableHead = ({ columns }: Pick<TableContent, 'columns'>) => (
  <thead>
    <tr aria-rowindex={1}>
      {columns.map(({ id, title, isNumber = false, sort }) => (
        <th key={id} scope="col" data-number={isNumber} aria-sort={sort?.order ?? undefined}>
          {sort ? <SortLink {...sort} title={title} /> : title}
        </th>
      ))}
    </tr>
  </thead>
);

function SortLink({ to, order, title }: ColumnSort & Pick<TableColumn, 'title'>) {
  const Icon = order === null ? ChevronsUpDown : order === 'ascending' ? ArrowUp : ArrowDown;
  return (
    <Link className={styles['sort']} to={to} data-order={order}>
      {title}
      <Icon aria-hidden size={14} />
    </Link>
  );
}

type Props = Pick<TableContent, 'columns'> & { row: TableRow; index: number };

/** One row. Its first cell names it. */
export function DataTableRow({ columns, row, index }: Props) {
  const cells = row.cells();
  return (
    // The head is row 1.
    <tr aria-rowindex={index + 2} data-index={index} data-emphasis={row.emphasis ?? undefined}>
      {columns.map(({ id, isNumber = false }, at) =>
        at === 0 ? (
          <th key={id} scope="row" data-number={isNumber}>
            {cells[at]}
          </th>
        ) : (
          <td key={id} data-number={isNumber}>
            {cells[at]}
          </td>
        ),
      )}
    </tr>
  );
}
