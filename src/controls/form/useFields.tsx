import { useForm } from 'react-final-form';
import { FormattedMessage, useIntl } from 'react-intl';
import type { MessageDescriptor } from 'react-intl';
import { hasRefusedCharacter } from '../../../api-spec/texts';
import type { Rule, TextInputProps } from '../../ui/TextInput';
import { DayPick } from './DayPick';
import { ruleTexts } from './rule.messages';
import { describeInput } from './schema';
import type { Refused } from './refusedValues';
import type { Schema, Values } from './schema';

/** Returns what a `TextField` or `ChoiceField` needs to know about a field. The label is that of the schema, or another one. */
export type GetField<N extends string> = (
  name: N,
  label?: MessageDescriptor,
) => TextInputProps & { rule: Rule };

/**
 * Returns the fields of a form. A value with a refused character is always invalid. A value that the backend refused is
 * invalid until it is changed.
 */
export function useFields<N extends string>(schema: Schema<N>, refused: Refused<N>): GetField<N> {
  const intl = useIntl();
  const form = useForm<Values<N>>();
  return (name, label = schema[name].label) => {
    const { kind, rule, isOptional, hint } = schema[name];
    return {
      name,
      label,
      isOptional,
      hint: hint && <FormattedMessage {...hint} />,
      ...(kind === 'day' && { action: <DayPick name={name} label={label} /> }),
      ...describeInput(intl, kind),
      rule: (value) => {
        const error = rule?.(value, form.getState().values);
        // A line break is no typed character: it separates the holidays, which are one value.
        if (!error && hasRefusedCharacter(value.replaceAll('\n', ''))) return ruleTexts.characters;
        return error ?? (refused[name]?.value === value ? refused[name].message : undefined);
      },
    };
  };
}
