import type { ReactNode } from 'react';
import styles from './Badge.module.css';

export type Status = 'info' | 'success' | 'warning' | 'error';

type Props = {
  status?: Status | 'neutral';
  /** `strong` is for badges that need attention. */
  variant?: 'soft' | 'strong';
  /** Decoration before the text. */
  icon?: ReactNode;
  children: ReactNode;
};

/** A short state or a count beside a name. Its text has the meaning, never the colour alone. */
export const Badge = ({ status = 'neutral', variant = 'soft', icon, children }: Props) => (
  <span className={styles['badge']} data-status={status} data-variant={variant}>
    {icon}
    <span>{children}</span>
  </span>
);
