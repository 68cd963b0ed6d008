import { useField } from 'react-final-form';
import { FormattedMessage, useIntl } from 'react-intl';
import type { MessageDescriptor } from 'react-intl';
import { CheckBox } from '../../ui/CheckBox';
import styles from './BoxField.module.css';

/** The value of a check box that is on. */
export const ON = 'on';

type Props = { name: string; label: MessageDescriptor; hint: MessageDescriptor };

/** A check box of a form. Its value is `ON` or empty. */
export function BoxField({ name, label, hint }: Props) {
  const intl = useIntl();
  const { input } = useField<string>(name, { parse: (value: string) => value });
  return (
    <div className={styles['box']}>
      <CheckBox
        name={name}
        label={intl.formatMessage(label)}
        state={input.value === ON ? 'on' : 'off'}
        onChange={(isOn) => input.onChange(isOn ? ON : '')}
        describedBy={`${name}-hint`}
      />
      <p id={`${name}-hint`} className={styles['hint']}>
        <FormattedMessage {...hint} />
      </p>
    </div>
  );
}
