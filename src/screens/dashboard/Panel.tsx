import { ChartNoAxesColumn } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './Panel.module.css';

/** A surface that says why there are no figures on it, and what to do. */
export function Panel({ level, title, children }: { level: 1 | 2; title: ReactNode; children: ReactNode }) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <section className={styles['panel']}>
      <span className={styles['icon']}>
        <ChartNoAxesColumn aria-hidden size={28} />
      </span>
      <Heading className={styles['title']}>{title}</Heading>
      {children}
    </section>
  );
}
