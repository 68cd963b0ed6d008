import type { ReactNode, RefObject } from 'react';
import { ArchPicture } from './ArchPicture';
import type { Scene } from './ArchPicture';
import styles from './Notice.module.css';

type Props = {
  picture: Scene;
  code?: string;
  title: ReactNode;
  /** Set if the heading takes the focus on navigation. */
  headingRef?: RefObject<HTMLHeadingElement | null>;
  /** Set inside a page that already has a landmark. */
  isInFrame?: boolean;
  /** Shown above the card. */
  head?: ReactNode;
  /** Shown below the card. */
  foot?: ReactNode;
  children: ReactNode;
};

/** A page with one message and the next actions. */
export function Notice({ picture, code, title, headingRef, isInFrame = false, head, foot, children }: Props) {
  const Page = isInFrame ? 'section' : 'main';
  return (
    <Page className={styles['page']}>
      {head}
      <div className={styles['card']}>
        <ArchPicture of={picture} />
        {code !== undefined && <p className={styles['code']}>{code}</p>}
        <h1 ref={headingRef} tabIndex={-1} className={styles['title']}>
          {title}
        </h1>
        {children}
      </div>
      {foot}
    </Page>
  );
}
