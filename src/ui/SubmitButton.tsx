import type { ComponentType, ReactNode } from 'react';
import { AlertIcon, CheckIcon, SpinnerIcon } from './icons';
import styles from './SubmitButton.module.css';

export type SubmitState = 'idle' | 'busy' | 'done' | 'failed';

const icons = { busy: SpinnerIcon, done: CheckIcon, failed: AlertIcon };

type Props = {
  state: SubmitState;
  /** `plain`: another action on the page is more likely. `danger`: the act takes something away. */
  variant?: 'primary' | 'plain' | 'danger' | undefined;
  /** Shown while idle. */
  icon: ComponentType<{ className?: string | undefined }>;
  children: ReactNode;
};

/** The button of a form. Busy: a spinner, and disabled (specification §4). The icon always has a text beside it. */
export function SubmitButton({ state, variant = 'primary', icon, children }: Props) {
  const Icon = state === 'idle' ? icon : icons[state];
  return (
    <button
      type="submit"
      className={styles['button']}
      data-state={state}
      data-variant={variant}
      disabled={state === 'busy' || state === 'done'}
    >
      <Icon className={styles['icon']} />
      <span>{children}</span>
    </button>
  );
}
