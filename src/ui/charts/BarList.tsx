import type { ReactNode } from 'react';
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
export const BarList = ({ rows }: { rows: readonly BarRow[] }) => (
  <ul className={styles['list']}>
    {rows.map(({ id, title, value, detail, length }) => (
      <li key={id} className={styles['row']}>
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

const toPercent = (share: number): string => `${String(Math.min(1, Math.max(0, share)) * 100)}%`;
