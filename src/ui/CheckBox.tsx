import styles from './CheckBox.module.css';

type Props = {
  label: string;
  /** Set if there is no room for the label. Screen readers still get it. */
  isLabelHidden?: boolean;
  /** `some`: a part of what the box stands for. */
  state: 'on' | 'off' | 'some';
  /** `isRange`: with Shift, a click means all boxes since the last one. */
  onChange: (isOn: boolean, isRange: boolean) => void;
};

/** A native check box. */
export const CheckBox = ({ label, isLabelHidden = false, state, onChange }: Props) => (
  <label className={styles['target']}>
    <input
      ref={(box) => {
        if (box) box.indeterminate = state === 'some';
      }}
      type="checkbox"
      className={styles['box']}
      aria-label={isLabelHidden ? label : undefined}
      checked={state === 'on'}
      onChange={({ target, nativeEvent }) =>
        onChange(target.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
      }
    />
    {!isLabelHidden && <span className={styles['text']}>{label}</span>}
  </label>
);
