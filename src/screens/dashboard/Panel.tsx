import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './Panel.module.css';

type Props = { level: 1 | 2; icon: LucideIcon; title: ReactNode; children: ReactNode };

/** A panel that explains why it has no figures, and what to do. */
export function Panel({ level, icon: Icon, title, children }: Props) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <section className={styles['panel']}>
      <span className={styles['icon']}>
        <Icon aria-hidden size={28} />
      </span>
      <Heading className={styles['title']}>{title}</Heading>
      {children}
    </section>
  );
}
