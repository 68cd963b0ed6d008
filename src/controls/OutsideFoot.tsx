import type { ReactNode } from 'react';
import { BRAND } from '../config/brand';
import { VERSION } from '../config/version';
import { LanguageSelect } from './LanguageSelect';
import styles from './OutsideFoot.module.css';

/** The foot of every screen outside the app area. The children appear below it, so that they move nothing. */
export const OutsideFoot = ({ children }: { children: ReactNode }) => (
  <footer className={styles['foot']}>
    <LanguageSelect />
    <bdi className={styles['version']}>
      {BRAND} {VERSION}
    </bdi>
    <div className={styles['details']}>{children}</div>
  </footer>
);
