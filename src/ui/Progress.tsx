import { useId } from 'react';
import type { ReactNode } from 'react';
import { Button } from './Button';
import styles from './Progress.module.css';

type Props = {
  /** What is being done. */
  label: ReactNode;
  /** The done share, from 0 to 1. Null: it is not known. */
  share: number | null;
  /** Text of the button that cancels. Absent with `onCancel`. */
  cancelLabel?: ReactNode;
  onCancel?: (() => void) | undefined;
};

/** The progress of a long action, and a button that cancels it. */
export function Progress({ label, share, cancelLabel, onCancel }: Props) {
  const id = useId();
  return (
    <div className={styles['box']}>
      <div className={styles['line']}>
        <span id={id} role="status">
          {label}
        </span>
        <progress
          className={styles['bar']}
          aria-labelledby={id}
          max={1}
          {...(share !== null && { value: share })}
        />
      </div>
      {onCancel && (
        <Button variant="plain" onClick={onCancel}>
          {cancelLabel}
        </Button>
      )}
    </div>
  );
}
