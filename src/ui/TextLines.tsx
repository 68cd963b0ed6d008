import { Field } from 'react-final-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { cleanText } from '../../api-spec/texts';
import type { Rule, TextInputProps } from './TextInput';
import fieldStyles from './TextInput.module.css';
import styles from './TextLines.module.css';

type Props = Pick<TextInputProps, 'name' | 'label' | 'hint' | 'isOptional'> & {
  rule: Rule;
  /** The visible lines. The person can make the field higher. */
  rows: number;
  autoComplete: string;
};

/** A labelled field of a `SubmitForm` for a text of several lines. Its error appears after a submission. */
export function TextLines({ name, label, hint, isOptional = false, rule, rows, autoComplete }: Props) {
  const intl = useIntl();
  return (
    // Without `parse`, final-form would convert an empty text to undefined.
    <Field<string>
      name={name}
      parse={cleanText}
      validate={(value: string | undefined) => rule(value ?? '')}
      defaultValue=""
    >
      {({ input, meta }) => {
        const error = meta.submitFailed ? rule(input.value) : undefined;
        return (
          <div className={fieldStyles['field']}>
            <label className={fieldStyles['label']} htmlFor={name}>
              <FormattedMessage {...label} />
            </label>
            <textarea
              {...input}
              id={name}
              rows={rows}
              dir="auto"
              autoComplete={autoComplete}
              className={`${fieldStyles['input']} ${styles['lines']}`}
              aria-required={isOptional ? undefined : 'true'}
              aria-invalid={error ? 'true' : undefined}
              aria-describedby={`${name}-message`}
            />
            <p id={`${name}-message`} className={fieldStyles[error ? 'error' : 'hint']}>
              {error ? intl.formatMessage(error) : hint}
            </p>
          </div>
        );
      }}
    </Field>
  );
}
