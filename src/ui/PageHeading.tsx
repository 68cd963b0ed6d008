import type { ReactNode } from 'react';
import { DocumentTitle } from './DocumentTitle';
import styles from './PageHeading.module.css';

type Props = {
  title: string;
  /** Language of the title, if it is not the page's. */
  lang?: string | undefined;
  children?: ReactNode;
};

/** The heading of a page, which is also the document's title, and the content below it. */
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
