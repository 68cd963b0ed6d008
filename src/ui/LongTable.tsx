import { Fragment, useLayoutEffect, useMemo, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './DataTable.module.css';
import { DataTableHead, DataTableRow } from './DataTableRow';
import type { TableContent } from './DataTableRow';
import { messages } from './kit.messages';
import { uniqueKeys } from './uniqueKeys';
import { useNearRows } from './useNearRows';
import { usePrinting } from './usePrinting';
import { useRowChecks } from './useRowChecks';

/** A print has at most this many rows of a table, because the browser is busy for milliseconds with each. */
const PRINT_LIMIT = 2_000;

/** A table that scrolls in a room with a fixed head. Only the rows near the visible ones are in the page. */
export function LongTable({ label, columns, rows, selection }: TableContent) {
  const intl = useIntl();
  const getRowCheck = useRowChecks(rows, selection);
  const keys = useMemo(() => uniqueKeys(rows.map(({ id }) => id)), [rows]);
  const isPrinting = usePrinting();
  const room = useRef<HTMLDivElement>(null);
  const table = useRef<HTMLTableElement>(null);
  const { indexes, rowHeight } = useNearRows(room, rows.length);
  useLayoutEffect(() => {
    if (table.current) keepWidths(table.current);
  });
  const shownIndexes = isPrinting ? rows.slice(0, PRINT_LIMIT).map((_row, index) => index) : indexes;
  const columnCount = columns.length + (selection ? 1 : 0);
  const rowsBelow = rows.length - 1 - (shownIndexes.at(-1) ?? -1);
  return (
    <>
      <div ref={room} className={styles['tall']} aria-label={label} {...SCROLL_PROPS}>
        <table ref={table} className={styles['table']} aria-label={label} aria-rowcount={rows.length + 1}>
          <DataTableHead columns={columns} rows={rows} selection={selection} />
          <tbody>
            {shownIndexes.map((index, position) => {
              const row = rows[index];
              const skippedRows = index - (shownIndexes[position - 1] ?? -1) - 1;
              return (
                row && (
                  <Fragment key={keys[index]}>
                    {skippedRows > 0 && <SkippedRows height={skippedRows * rowHeight} span={columnCount} />}
                    <DataTableRow columns={columns} row={row} index={index} check={getRowCheck(index)} />
                  </Fragment>
                )
              );
            })}
            {rowsBelow > 0 && <SkippedRows height={rowsBelow * rowHeight} span={columnCount} />}
          </tbody>
        </table>
      </div>
      {isPrinting && rows.length > PRINT_LIMIT && (
        <p className={styles['note']}>
          <FormattedMessage
            {...messages.printLimit}
            values={{ shown: intl.formatNumber(PRINT_LIMIT), total: intl.formatNumber(rows.length) }}
          />
        </p>
      )}
    </>
  );
}

/** The keyboard scrolls the room. */
const SCROLL_PROPS = { role: 'group', tabIndex: 0 };

/** Fills the height of rows that are not in the page. A print leaves it out, and the screen keeps its position meanwhile. */
const SkippedRows = ({ height, span }: { height: number; span: number }) => (
  <tr aria-hidden="true" className={styles['gap']}>
    <td colSpan={span} style={{ blockSize: height }} />
  </tr>
);

/** Columns grow and never shrink, because other rows would move them while the table scrolls. */
function keepWidths(table: HTMLElement): void {
  const cells = [...table.querySelectorAll<HTMLElement>('thead th')];
  table.style.inlineSize = 'max-content';
  const widths = cells.map((cell) => cell.getBoundingClientRect().width);
  table.style.inlineSize = '';
  cells.forEach((cell, index) => (cell.style.minInlineSize = `${String(widths[index] ?? 0)}px`));
}
