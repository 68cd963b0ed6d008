import type { ReactNode } from 'react';
import { DocumentTitle } from './DocumentTitle';
import styles from './PageHeading.module.css';

/** What a page begins with: its heading, which is the document's title as well, and what stands below it. */
export function PageHeading({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className={styles['heading']}>
      <DocumentTitle of={title} />
      <h1 className={styles['title']}>
        <bdi>{title}</bdi>
      </h1>
      {children}
    </div>
  );
}
