import { useForm } from 'react-final-form';
import type { MessageDescriptor } from 'react-intl';
import { hasRefused } from '../../../api-spec/texts';
import type { Rule } from '../../ui/TextInput';
import { ruleTexts } from './rule.messages';

/** The last values that the backend refused, and their messages. */
export type Refused<N extends string> = Partial<Record<N, { value: string; message: MessageDescriptor }>>;

/** The rule of each field. `values` are the present ones of the whole form. */
export type Rules<N extends string> = Record<
  N,
  (value: string, values: Record<N, string>) => MessageDescriptor | undefined
>;

/**
 * Returns the rules of the fields. A value with a refused character is always invalid. A value that the backend refused is
 * invalid until it is changed.
 */
export function useRules<N extends string>(rules: Rules<N>, refused: Refused<N>): (name: N) => Rule {
  const form = useForm<Record<N, string>>();
  return (name) => (value) => {
    const found = rules[name](value, form.getState().values);
    // A line break is no typed character: it separates the holidays, which are one value.
    if (!found && hasRefused(value.replaceAll('\n', ''))) return ruleTexts.characters;
    return found ?? (refused[name]?.value === value ? refused[name].message : undefined);
  };
}

/** Joins the refused values with their messages. */
export function makeRefused<N extends string>(
  names: readonly N[],
  values: Record<N, string>,
  problems: Partial<Record<N, MessageDescriptor>>,
): { refused: Refused<N>; first: N | null } {
  const refused: Refused<N> = {};
  for (const name of names) {
    const message = problems[name];
    if (message) refused[name] = { value: values[name], message };
  }
  return { refused, first: names.find((name) => name in refused) ?? null };
}
