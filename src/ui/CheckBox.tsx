import styles from './CheckBox.module.css';

type Props = {
  /** Set in a form. */
  name?: string;
  label: string;
  /** Set if there is no room for the label. Screen readers still get it. */
  isLabelHidden?: boolean;
  /** `some`: a part of what the box selects. */
  state: 'on' | 'off' | 'some';
  /** `isRange`: with Shift, a click means all boxes since the last one. */
  onChange: (isOn: boolean, isRange: boolean) => void;
  isRequired?: boolean;
  isInvalid?: boolean;
  /** The ids of the texts that are read with the label. */
  describedBy?: string;
};

/** A native check box. */
export const CheckBox = ({
  name,
  label,
  isLabelHidden = false,
  state,
  onChange,
  isRequired = false,
  isInvalid = false,
  describedBy,
}: Props) => (
  <label className={styles['target']}>
    <input
      ref={(box) => {
        if (box) box.indeterminate = state === 'some';
      }}
      type="checkbox"
      name={name}
      className={styles['box']}
      aria-label={isLabelHidden ? label : undefined}
      aria-required={isRequired ? 'true' : undefined}
      aria-invalid={isInvalid ? 'true' : undefined}
      aria-describedby={describedBy}
      checked={state === 'on'}
      onChange={({ target, nativeEvent }) =>
        onChange(target.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
      }
    />
    {!isLabelHidden && <span className={styles['text']}>{label}</span>}
  </label>
);
