import type { ReactNode } from 'react';
import { AlertIcon, CheckIcon, EnterIcon, SpinnerIcon } from './icons';
import styles from './SubmitButton.module.css';

export type SubmitState = 'idle' | 'busy' | 'done' | 'failed';

const icons = { idle: EnterIcon, busy: SpinnerIcon, done: CheckIcon, failed: AlertIcon };

/** The button of a form. Busy: a spinner, and disabled (specification §4). The icon never speaks alone. */
export function SubmitButton({ state, children }: { state: SubmitState; children: ReactNode }) {
  const Icon = icons[state];
  return (
    <button
      type="submit"
      className={styles['button']}
      data-state={state}
      disabled={state === 'busy' || state === 'done'}
    >
      <Icon className={styles['icon']} />
      <span>{children}</span>
    </button>
  );
}
