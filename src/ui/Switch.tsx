import { useId } from 'react';
import type { ReactNode } from 'react';
import styles from './Switch.module.css';

type Props = {
  label: ReactNode;
  /** Where there is room for the switch alone, the label is for who hears the page. */
  isLabelHidden?: boolean;
  /** Below the label, read with it. */
  hint?: ReactNode;
  /** On the switch's thumb, decoration. */
  icon?: ReactNode;
  isOn: boolean;
  onSwitch: (isOn: boolean) => void;
};

/** On or off, at once. The browser's own checkbox, told as a switch. */
export function Switch({ label, isLabelHidden = false, hint, icon, isOn, onSwitch }: Props) {
  const id = useId();
  return (
    <label className={styles['row']}>
      <span className={isLabelHidden ? 'visuallyHidden' : styles['words']}>
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
