import type { ReactNode, Ref } from 'react';
import { Link } from 'react-router-dom';
import styles from './Button.module.css';

type Look = { look?: 'primary' | 'plain'; children: ReactNode };

export function Button({
  look = 'primary',
  ref,
  onClick,
  children,
}: Look & { ref?: Ref<HTMLButtonElement>; onClick: () => void }) {
  return (
    <button ref={ref} type="button" className={styles[look]} onClick={onClick}>
      {children}
    </button>
  );
}

/** A link that looks like a button: it leads somewhere. */
export function ButtonLink({ look = 'primary', to, children }: Look & { to: string }) {
  return (
    <Link className={styles[look]} to={to}>
      {children}
    </Link>
  );
}
