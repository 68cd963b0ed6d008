import type { ReactNode } from 'react';
import { DocumentTitle } from './DocumentTitle';
import styles from './PageHeading.module.css';

type Props = {
  title: string;
  /** Of a title in another language than the page. */
  lang?: string | undefined;
  children?: ReactNode;
};

/** What a page begins with: its heading, which is the document's title as well, and what stands below it. */
export function PageHeading({ title, lang, children }: Props) {
  return (
    <div className={styles['heading']}>
      <DocumentTitle of={title} />
      <h1 className={styles['title']}>
        <bdi lang={lang}>{title}</bdi>
      </h1>
      {children}
    </div>
  );
}
