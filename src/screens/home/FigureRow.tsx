import type { ReactNode } from 'react';
import { Link } from '../../ui/Link';
import styles from './Attention.module.css';

type Props = { to: string; title: ReactNode; value: ReactNode; detail: ReactNode; isBad?: boolean };

/** A figure in a list. The whole row opens what is behind it. */
export const FigureRow = ({ to, title, value, detail, isBad = false }: Props) => (
  <li className={styles['row']} data-bad={isBad}>
    <Link className={styles['link']} to={to}>
      <span className={styles['title']}>{title}</span>
      <span className={styles['value']}>{value}</span>
      <span className={styles['detail']}>{detail}</span>
    </Link>
  </li>
);
