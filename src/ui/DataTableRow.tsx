import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './DataTable.module.css';
import { Link } from './Link';
import { RowCheckBox, SelectRows } from './RowCheckBox';
import type { RowCheck, RowSelection } from './RowCheckBox';

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
  /** Name of the row in the name of its check box. */
  name?: string;
  /** Called only for the rows that are rendered, because a table may have thousands. */
  cells: () => readonly ReactNode[];
  /** Index of the cell that names the row. Default: the first one. Null: no cell names it. */
  header?: number | null;
  /** `saved` marks a row for some seconds. */
  emphasis?: 'total' | 'subtotal' | 'muted' | 'saved' | null;
};

/** Rows that follow each other, below a row that names them. */
export type RowGroup = {
  id: string;
  title: ReactNode;
  /** At the end of the line, for example a sum. */
  detail?: ReactNode;
  /** How many of the rows belong to it. */
  length: number;
};

export type TableContent = {
  /** Name of the table for screen readers. */
  label: string;
  columns: readonly TableColumn[];
  rows: readonly TableRow[];
  selection?: RowSelection | undefined;
  /** All rows in groups. Absent, or for a long table: no group is named. */
  groups?: readonly RowGroup[] | undefined;
};

/** The titles of the columns. */
export const DataTableHead = ({ columns, rows, selection }: Omit<TableContent, 'label'>) => (
  <thead>
    <tr aria-rowindex={1}>
      {selection && (
        <td className={styles['check']}>
          <SelectRows rows={rows} {...selection} />
        </td>
      )}
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

type Props = Pick<TableContent, 'columns'> & {
  row: TableRow;
  index: number;
  check?: RowCheck | undefined;
};

/** One row. One of its cells names it. */
export function DataTableRow({ columns, row, index, check }: Props) {
  const cells = row.cells();
  const { header = 0 } = row;
  return (
    // The head is row 1.
    <tr
      aria-rowindex={index + 2}
      data-index={index}
      data-emphasis={row.emphasis ?? undefined}
      data-selected={check?.isSelected}
    >
      {check && (
        <td className={styles['check']}>
          <RowCheckBox name={row.name ?? ''} check={check} />
        </td>
      )}
      {columns.map(({ id, isNumber = false }, columnIndex) =>
        columnIndex === header ? (
          <th key={id} scope="row" data-number={isNumber}>
            {cells[columnIndex]}
          </th>
        ) : (
          <td key={id} data-number={isNumber}>
            {cells[columnIndex]}
          </td>
        ),
      )}
    </tr>
  );
}
