import type { ReactNode } from 'react';
import styles from './WarningBox.module.css';

type Props = {
  title?: ReactNode;
  titleId?: string;
  /** `status`: a screen reader says it when it appears. */
  role?: 'status';
  children: ReactNode;
};

/** A box inside a form that says what a change would have as a consequence. */
export const WarningBox = ({ title, titleId, role, children }: Props) => (
  <div role={role} className={styles['box']}>
    {title !== undefined && (
      <p id={titleId} className={styles['title']}>
        {title}
      </p>
    )}
    {children}
  </div>
);
