import type { ReactNode } from 'react';
import styles from './Grid.module.css';

/** A grid of twelve columns for cards. Its own width, and not the page's, decides how many cards are in a row. */
export const Grid = ({ children }: { children: ReactNode }) => (
  <div className={styles['room']}>
    <ul className={styles['grid']}>{children}</ul>
  </div>
);

export type GridSize = 's' | 'm' | 'l' | 'full';

/** One card. A larger size has more columns at each width. */
export const GridItem = ({ size = 's', children }: { size?: GridSize; children: ReactNode }) => (
  <li className={styles['item']} data-size={size}>
    {children}
  </li>
);
