import type { ReactNode } from 'react';
import { BRAND } from '../config/brand';
import { VERSION } from '../config/version';
import { LanguageSelect } from './LanguageSelect';
import styles from './OutsideFoot.module.css';

// One text, because React marks the joint of two in the prerendered page.
const NAME = `${BRAND} ${VERSION}`;

/** The foot of every screen outside the app area. The children appear below it, so that they move nothing. */
export const OutsideFoot = ({ children }: { children: ReactNode }) => (
  <footer className={styles['foot']}>
    <LanguageSelect />
    <bdi className={styles['version']}>{NAME}</bdi>
    <div className={styles['details']}>{children}</div>
  </footer>
);
