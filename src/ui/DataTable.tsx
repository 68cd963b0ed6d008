import { useLayoutEffect, useRef, useState } from 'react';
import styles from './DataTable.module.css';
import { DataTableHead, DataTableRow } from './DataTableRow';
import type { TableContent } from './DataTableRow';
import { LongTable } from './LongTable';
import { splitRows } from './splitRows';
import { uniqueKeys } from './uniqueKeys';
import { useRowChecks } from './useRowChecks';

/** A table with more rows scrolls in a room of its own. */
const MAX_SHORT_ROWS = 100;

/** A table with a cell in each row that names it, usually the first one. It scrolls if it is too wide or too long. */
export const DataTable = (content: TableContent) =>
  content.rows.length > MAX_SHORT_ROWS ? <LongTable {...content} /> : <ShortTable {...content} />;

function ShortTable({ label, columns, rows, selection, groups }: TableContent) {
  const { room, isTooWide } = useTooWide();
  const getRowCheck = useRowChecks(rows, selection);
  const keys = uniqueKeys(rows.map(({ id }) => id));
  return (
    <div
      ref={room}
      className={styles['room']}
      {...(isTooWide && { role: 'group', 'aria-label': label, tabIndex: 0 })}
    >
      <table className={styles['table']} aria-label={label}>
        <DataTableHead columns={columns} rows={rows} selection={selection} />
        {splitRows(rows, groups).map(({ group, from, rows: part }) => (
          <tbody key={group?.id ?? ''}>
            {group && (
              <tr className={styles['group']}>
                <th scope="rowgroup" colSpan={columns.length + (selection ? 1 : 0)}>
                  <div>
                    <span>{group.title}</span>
                    <span className={styles['detail']}>{group.detail}</span>
                  </div>
                </th>
              </tr>
            )}
            {part.map((row, offset) => (
              <DataTableRow
                key={keys[from + offset]}
                columns={columns}
                row={row}
                index={from + offset}
                check={getRowCheck(from + offset)}
              />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}

/** Whether the content is wider than its room. It is focusable then, so that the keyboard can scroll it. */
function useTooWide() {
  const room = useRef<HTMLDivElement>(null);
  const [isTooWide, setIsTooWide] = useState(false);
  useLayoutEffect(() => {
    const { current } = room;
    if (!current || !('ResizeObserver' in window)) return;
    const observer = new ResizeObserver(() => setIsTooWide(current.scrollWidth > current.clientWidth));
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return { room, isTooWide };
}
