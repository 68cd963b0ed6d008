import type { ComponentType, ReactNode } from 'react';
import { AlertIcon, CheckIcon, SpinnerIcon } from './icons';
import styles from './SubmitButton.module.css';

export type SubmitState = 'idle' | 'busy' | 'done' | 'failed';

const icons = { busy: SpinnerIcon, done: CheckIcon, failed: AlertIcon };

type Props = {
  state: SubmitState;
  /** Less prominent, because another action on the page is more likely. */
  isPlain?: boolean | undefined;
  /** Shown while idle. */
  icon: ComponentType<{ className?: string | undefined }>;
  children: ReactNode;
};

/** The button of a form. Busy: a spinner, and disabled (specification §4). The icon always has a text beside it. */
export function SubmitButton({ state, isPlain = false, icon, children }: Props) {
  const Icon = state === 'idle' ? icon : icons[state];
  return (
    <button
      type="submit"
      className={styles['button']}
      data-state={state}
      data-plain={isPlain}
      disabled={state === 'busy' || state === 'done'}
    >
      <Icon className={styles['icon']} />
      <span>{children}</span>
    </button>
  );
}
