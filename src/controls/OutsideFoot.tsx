import type { ReactNode } from 'react';
import { BRAND } from '../config/brand';
import { VERSION } from '../config/version';
import { LanguageSelect } from './LanguageSelect';
import styles from './OutsideFoot.module.css';

/** The foot of every screen outside the app area. It shows the children between language and version. */
export const OutsideFoot = ({ children }: { children: ReactNode }) => (
  <footer className={styles['foot']}>
    <LanguageSelect />
    {children}
    <bdi className={styles['version']}>
      {BRAND} {VERSION}
    </bdi>
  </footer>
);
