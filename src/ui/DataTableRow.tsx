import type { ReactNode } from 'react';

export type TableColumn = {
  id: string;
  title: ReactNode;
  /** Numbers are at the end of the line, with digits of one width. */
  isNumber?: boolean;
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
      {columns.map(({ id, title, isNumber = false }) => (
        <th key={id} scope="col" data-number={isNumber}>
          {title}
        </th>
      ))}
    </tr>
  </thead>
);

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
