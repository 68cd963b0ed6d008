import type { ReactNode } from 'react';
import styles from './HistoryScreen.module.css';

/** A part of the history of an entry, with its heading. */
export const HistoryPart = ({
  id,
  title,
  children,
}: {
  id: string;
  title: ReactNode;
  children: ReactNode;
}) => (
  <section className={styles['card']} aria-labelledby={id}>
    <h2 id={id} className={styles['heading']}>
      {title}
    </h2>
    {children}
  </section>
);
