import type { ReactNode, RefObject } from 'react';
import { Arch } from './Arch';
import styles from './Notice.module.css';

type Props = {
  code?: string;
  title: ReactNode;
  /** Set if the heading takes the focus on navigation. */
  headingRef?: RefObject<HTMLHeadingElement | null>;
  /** Set inside a page that already has a landmark. */
  isInFrame?: boolean;
  children: ReactNode;
};

/** A page with one message and the next actions. */
export function Notice({ code, title, headingRef, isInFrame = false, children }: Props) {
  const Page = isInFrame ? 'section' : 'main';
  return (
    <Page className={styles['page']}>
      <div className={styles['card']}>
        <Arch size={48} />
        {code !== undefined && <p className={styles['code']}>{code}</p>}
        <h1 ref={headingRef} tabIndex={-1} className={styles['title']}>
          {title}
        </h1>
        {children}
      </div>
    </Page>
  );
}
