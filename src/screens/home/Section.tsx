import { useId } from 'react';
import type { ReactNode } from 'react';
import styles from './HomeScreen.module.css';

type Props = { title: ReactNode; children: ReactNode };

/** A part of the home page with its heading. */
export function Section({ title, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles['section']}>
      <h2 id={id} className={styles['title']}>
        {title}
      </h2>
      {children}
    </section>
  );
}
