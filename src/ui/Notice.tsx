import type { ReactNode } from 'react';
import { Arch } from './Arch';
import styles from './Notice.module.css';

/** A page that says one thing: what happened, and what to do next. */
export function Notice({ code, title, children }: { code?: string; title: ReactNode; children: ReactNode }) {
  return (
    <main className={styles['page']}>
      <div className={styles['card']}>
        <Arch size={48} />
        {code !== undefined && <p className={styles['code']}>{code}</p>}
        <h1 className={styles['title']}>{title}</h1>
        {children}
      </div>
    </main>
  );
}
