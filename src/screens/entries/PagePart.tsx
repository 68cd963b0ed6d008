import type { ReactNode } from 'react';
import styles from './PagePart.module.css';

/** A part of a page about an entry or a series, with its heading. */
export const PagePart = ({ id, title, children }: { id: string; title: ReactNode; children: ReactNode }) => (
  <section className={styles['card']} aria-labelledby={id}>
    <h2 id={id} className={styles['heading']}>
      {title}
    </h2>
    {children}
  </section>
);
