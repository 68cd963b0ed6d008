import type { ReactNode, RefObject } from 'react';
import { FormattedMessage } from 'react-intl';
import type { MessageDescriptor } from 'react-intl';
import { Link } from 'react-router-dom';
import { BRAND } from '../config/brand';
import { Arch, ArchPattern } from '../ui/Arch';
import styles from './BrandCard.module.css';
import { LanguageSelect } from './LanguageSelect';

type Props = {
  /** `wide`: the brand beside the content. `narrow`: above it. */
  layout: 'wide' | 'narrow';
  title: MessageDescriptor;
  headingRef: RefObject<HTMLHeadingElement | null>;
  slogan?: ReactNode;
  children: ReactNode;
};

/** The page of a screen outside the app area: brand, heading, content, and the choice of language. */
export function BrandCard({ layout, title, headingRef, slogan, children }: Props) {
  return (
    <div className={styles['page']} data-layout={layout}>
      <main className={styles['card']}>
        <div className={styles['brand']}>
          <ArchPattern className={styles['pattern']} />
          <div className={styles['brandText']}>
            <p className={styles['name']}>
              <Arch size={layout === 'wide' ? 36 : 28} />
              {BRAND}
            </p>
            {slogan !== undefined && <p className={styles['slogan']}>{slogan}</p>}
          </div>
        </div>
        <div className={styles['content']}>
          <h1 ref={headingRef} tabIndex={-1} className={styles['title']}>
            <FormattedMessage {...title} />
          </h1>
          {children}
        </div>
      </main>
      <footer className={styles['foot']}>
        <LanguageSelect />
      </footer>
    </div>
  );
}

/** Links below the content, for everything that is not the main action. */
export const QuietLinks = ({ children }: { children: ReactNode }) => (
  <div className={styles['links']}>{children}</div>
);

export const QuietLink = ({ to, label }: { to: string; label: MessageDescriptor }) => (
  <Link className={styles['link']} to={to}>
    <FormattedMessage {...label} />
  </Link>
);
