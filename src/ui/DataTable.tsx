import { useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from './Button';
import styles from './DataTable.module.css';
import { messages } from './kit.messages';
import { usePrinting } from './usePrinting';

export type TableColumn = {
  id: string;
  title: ReactNode;
  /** Numbers are at the end of the line, with digits of one width. */
  isNumber?: boolean;
};

export type TableRow = { id: string; cells: readonly ReactNode[]; emphasis?: 'total' | 'subtotal' | null };

type Props = {
  /** Name of the table for screen readers. */
  label: string;
  columns: readonly TableColumn[];
  rows: readonly TableRow[];
};

/** Rows that are rendered at first, and with each press of the button. */
const STEP = 100;

/** A table whose first cell names its row. It scrolls sideways if it is too wide, and shows a long list in steps. */
export function DataTable({ label, columns, rows }: Props) {
  const intl = useIntl();
  const [limit, setLimit] = useState(STEP);
  const isPrinting = usePrinting();
  const { room, isTooWide } = useTooWide();
  const shown = isPrinting ? rows : rows.slice(0, limit);
  const rest = rows.length - shown.length;
  return (
    <>
      <div
        ref={room}
        className={styles['room']}
        {...(isTooWide && { role: 'region', 'aria-label': label, tabIndex: 0 })}
      >
        <table className={styles['table']} aria-label={label} aria-rowcount={rows.length + 1}>
          <thead>
            <tr>
              {columns.map(({ id, title, isNumber = false }) => (
                <th key={id} scope="col" data-number={isNumber}>
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map(({ id, cells, emphasis }) => (
              <tr key={id} data-emphasis={emphasis ?? undefined}>
                {columns.map((column, index) =>
                  index === 0 ? (
                    <th key={column.id} scope="row" data-number={column.isNumber ?? false}>
                      {cells[index]}
                    </th>
                  ) : (
                    <td key={column.id} data-number={column.isNumber ?? false}>
                      {cells[index]}
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {rest > 0 && (
        <div className={styles['more']}>
          <Button variant="plain" onClick={() => setLimit(limit + STEP)}>
            <FormattedMessage
              {...messages.moreRows}
              values={{
                count: intl.formatNumber(Math.min(STEP, rest)),
                rest: intl.formatNumber(rest),
              }}
            />
          </Button>
        </div>
      )}
    </>
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
