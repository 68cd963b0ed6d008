import { useId } from 'react';
import type { ReactNode } from 'react';
import styles from './Switch.module.css';

type Props = {
  label: ReactNode;
  /** Set if there is no room for the label. Screen readers still get it. */
  isLabelHidden?: boolean;
  /** Below the label, read with it. */
  hint?: ReactNode;
  /** Decoration on the switch's thumb. */
  icon?: ReactNode;
  isOn: boolean;
  onSwitch: (isOn: boolean) => void;
};

/** A setting that is on or off, with immediate effect: a native checkbox with the role of a switch. */
export function Switch({ label, isLabelHidden = false, hint, icon, isOn, onSwitch }: Props) {
  const id = useId();
  return (
    <label className={styles['row']}>
      <span className={isLabelHidden ? 'visuallyHidden' : styles['text']}>
        <span id={id} className={styles['label']}>
          {label}
        </span>
        {hint !== undefined && (
          <span id={`${id}-hint`} className={styles['hint']}>
            {hint}
          </span>
        )}
      </span>
      <span className={styles['box']}>
        <input
          type="checkbox"
          role="switch"
          className={styles['input']}
          checked={isOn}
          aria-labelledby={id}
          aria-describedby={hint === undefined ? undefined : `${id}-hint`}
          onChange={(event) => {
            onSwitch(event.target.checked);
          }}
        />
        <span className={styles['track']} aria-hidden="true">
          <span className={styles['thumb']}>{icon}</span>
        </span>
      </span>
    </label>
  );
}
