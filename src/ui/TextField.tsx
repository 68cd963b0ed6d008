import { Field } from 'react-final-form';
import { cleanText } from '../../api-spec/texts';
import { TextInput } from './TextInput';
import type { Rule, TextInputProps } from './TextInput';

type Props = TextInputProps & {
  rule: Rule;
  /** Shows the error without a submission. */
  isChecked?: boolean;
};

// final-form has no value before its first render.
const asText = (value: string | undefined) => value ?? '';

/** A labelled field of a `SubmitForm`. Its error appears after a submission and follows a change of language. */
export function TextField({ rule, isChecked = false, clean = cleanText, ...field }: Props) {
  return (
    // Without `parse`, final-form would convert an empty text to undefined.
    <Field<string>
      name={field.name}
      parse={field.notation?.read ?? clean}
      format={asText}
      validate={(value: string | undefined) => rule(asText(value))}
      defaultValue=""
    >
      {({ input, meta }) => (
        <TextInput
          {...field}
          clean={clean}
          value={input.value}
          onChange={input.onChange}
          onBlur={input.onBlur}
          onFocus={input.onFocus}
          error={isChecked || meta.submitFailed ? rule(input.value) : undefined}
        />
      )}
    </Field>
  );
}
