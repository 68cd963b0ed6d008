import type { ComponentType, ReactNode } from 'react';
import { AlertIcon, CheckIcon, EnterIcon, SpinnerIcon } from './icons';
import styles from './SubmitButton.module.css';

export type SubmitState = 'idle' | 'busy' | 'done' | 'failed';

const icons = { busy: SpinnerIcon, done: CheckIcon, failed: AlertIcon };

type Props = {
  state: SubmitState;
  /** Something else on the page is the likelier way on. */
  isQuiet?: boolean;
  /** Instead of the door of a sign-in, while idle. */
  icon?: ComponentType<{ className?: string | undefined }>;
  children: ReactNode;
};

/** The button of a form. Busy: a spinner, and disabled (specification §4). The icon never speaks alone. */
export function SubmitButton({ state, isQuiet = false, icon = EnterIcon, children }: Props) {
  const Icon = state === 'idle' ? icon : icons[state];
  return (
    <button
      type="submit"
      className={styles['button']}
      data-state={state}
      data-quiet={isQuiet}
      disabled={state === 'busy' || state === 'done'}
    >
      <Icon className={styles['icon']} />
      <span>{children}</span>
    </button>
  );
}
