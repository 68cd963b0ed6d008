import type { ReactNode } from 'react';
import styles from './AgreementBox.module.css';
import { CheckBox } from './CheckBox';
import { WarningBox } from './WarningBox';

type Props = {
  /** The name of the check box. */
  name: string;
  title: ReactNode;
  /** Below the title. */
  hint?: ReactNode;
  /** The text of the check box. */
  label: string;
  isAgreed: boolean;
  onChange: (isAgreed: boolean) => void;
  /** Absent: nothing is wrong. */
  error: string | undefined;
  /** Below the check box. */
  children?: ReactNode;
};

/** Says what a change would have as a consequence, and asks for a yes. */
export function AgreementBox({ name, title, hint, label, isAgreed, onChange, error, children }: Props) {
  const ids = { title: `${name}-title`, hint: `${name}-hint`, error: `${name}-message` };
  const described = [error !== undefined && ids.error, ids.title, hint !== undefined && ids.hint];
  return (
    <WarningBox title={title} titleId={ids.title}>
      {hint !== undefined && (
        <p id={ids.hint} className={styles['hint']}>
          {hint}
        </p>
      )}
      <CheckBox
        name={name}
        label={label}
        state={isAgreed ? 'on' : 'off'}
        onChange={onChange}
        isRequired
        isInvalid={error !== undefined}
        describedBy={described.filter(Boolean).join(' ')}
      />
      {error !== undefined && (
        <p id={ids.error} className={styles['error']}>
          {error}
        </p>
      )}
      {children}
    </WarningBox>
  );
}
