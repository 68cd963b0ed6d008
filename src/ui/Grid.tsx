import type { ReactNode } from 'react';
import styles from './Grid.module.css';

type Props = { children: ReactNode };

/** A grid of twelve columns for cards. Its own width, and not the page's, decides how many cards are in a row. */
export const Grid = ({ children }: Props) => (
  <CardRoom>
    <CardRows>{children}</CardRows>
  </CardRoom>
);

/** Contains lists of cards below each other. */
export const CardRoom = ({ children }: Props) => <div className={styles['room']}>{children}</div>;

/** Cards in rows. The cards of a row have the same height. */
export const CardRows = ({ children }: Props) => <ul className={styles['grid']}>{children}</ul>;

/** Cards of different heights in one or two columns, so that no card has more room than content. */
export const CardColumns = ({ children }: Props) => <ul className={styles['columns']}>{children}</ul>;

export type GridSize = 's' | 'm' | 'l' | 'full';

/** One card. A larger size has more columns at each width. */
export const GridItem = ({ size = 's', children }: Props & { size?: GridSize }) => (
  <li className={styles['item']} data-size={size}>
    {children}
  </li>
);
