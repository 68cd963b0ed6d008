import type { ReactNode } from 'react';
import { useField } from 'react-final-form';
import { FormattedMessage, useIntl } from 'react-intl';
import type { MessageDescriptor } from 'react-intl';
import { SelectField } from '../../ui/SelectField';
import type { Option } from '../../ui/SelectField';
import type { Rule } from '../../ui/TextInput';

type Props = {
  name: string;
  label: MessageDescriptor;
  rule: Rule;
  options: readonly Option[];
  hint?: ReactNode;
  /** Called after the field has its new value. */
  onChosen?: (value: string) => void;
  /** Text of the empty field. */
  placeholder?: MessageDescriptor;
};

/** A field of a form whose value is one of a list. */
export function ChoiceField({ name, label, rule, options, hint, onChosen, placeholder }: Props) {
  const intl = useIntl();
  const { input, meta } = useField<string>(name, {
    validate: (value: string | undefined) => rule(value ?? ''),
    parse: (value: string) => value,
  });
  const error = meta.submitFailed ? rule(input.value) : undefined;
  return (
    <SelectField
      id={name}
      label={<FormattedMessage {...label} />}
      options={options}
      value={input.value === '' ? null : input.value}
      onChoose={(value) => {
        input.onChange(value ?? '');
        onChosen?.(value ?? '');
      }}
      error={error ? intl.formatMessage(error) : null}
      hint={hint}
      {...(placeholder && { placeholder: intl.formatMessage(placeholder) })}
    />
  );
}
