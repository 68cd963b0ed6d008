import type { ReactNode } from 'react';
import { uniqueKeys } from '../uniqueKeys';
import styles from './BarList.module.css';

export type BarRow = {
  id: string;
  title: ReactNode;
  value: ReactNode;
  /** Behind the value, for example its share. */
  detail?: ReactNode;
  /** Length of the bar, from 0 to 1. */
  length: number;
};

/** Rows with a title, a value and a bar. Every value is text, so the bars need no name. */
export function BarList({ rows }: { rows: readonly BarRow[] }) {
  const keys = uniqueKeys(rows.map(({ id }) => id));
  return (
    <ul className={styles['list']}>
      {rows.map(({ title, value, detail, length }, index) => (
        <li key={keys[index]} className={styles['row']}>
          <span className={styles['title']}>{title}</span>
          <span className={styles['value']}>{value}</span>
          {detail !== undefined && <span className={styles['detail']}>{detail}</span>}
          <svg className={styles['track']} aria-hidden="true">
            <rect className={styles['bar']} width={toPercent(length)} height="100%" />
          </svg>
        </li>
      ))}
    </ul>
  );
}

const toPercent = (share: number): string => `${String(Math.min(1, Math.max(0, share)) * 100)}%`;
