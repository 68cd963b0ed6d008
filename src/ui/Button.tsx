import type { ComponentProps, ReactNode, Ref } from 'react';
import styles from './Button.module.css';
import { Link } from './Link';

type Props = { variant?: 'primary' | 'plain'; children: ReactNode };

export function Button({
  variant = 'primary',
  ref,
  label,
  isSubmit = false,
  onClick,
  children,
}: Props & {
  ref?: Ref<HTMLButtonElement>;
  /** The name for screen readers. It contains the text. Absent: the text is the name. */
  label?: string;
  /** Sends the form around it, without `onClick`. */
  isSubmit?: boolean;
  onClick?: () => void;
}) {
  return (
    <button
      ref={ref}
      type={isSubmit ? 'submit' : 'button'}
      className={styles[variant]}
      aria-label={label}
      onClick={onClick}
    >
      {children}
    </button>
  );
}

/** A link with the appearance of a button. */
export function ButtonLink({
  variant = 'primary',
  to,
  state,
  onClick,
  children,
}: Props & Pick<ComponentProps<typeof Link>, 'to' | 'state'> & { onClick?: () => void }) {
  return (
    <Link className={styles[variant]} to={to} state={state} onClick={onClick}>
      {children}
    </Link>
  );
}
