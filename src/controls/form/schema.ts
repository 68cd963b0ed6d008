// What a form declares about each of its fields. Labels, rules, notations and refused values are derived from it.
import type { IntlShape, MessageDescriptor } from 'react-intl';
import type { FieldProblem } from '../../api/failedChange';
import type { TextInputProps } from '../../ui/TextInput';
import { amountNotation, balanceNotation, cleanDigits, dayNotation } from './notations';
import { ruleTexts } from './rule.messages';

/** The values of a form. Days are `2026-11-05`, and amounts are `1234.56`. */
export type Values<N extends string> = Record<N, string>;

type FieldSchema<N extends string> = {
  label: MessageDescriptor;
  kind: Kind;
  /** Returns the error of a value. `values` are the present ones of the whole form. */
  rule?: (value: string, values: Values<N>) => MessageDescriptor | undefined;
  isOptional?: boolean;
  hint?: MessageDescriptor;
  /** The name in requests and responses, if it is another one. */
  wire?: string;
};

/** The fields of a form, in their order on the page. */
export type Schema<N extends string> = Readonly<Record<N, FieldSchema<N>>>;

/** How a value is typed and shown. `own`: the form has a component of its own for this field. */
type Kind = 'text' | 'day' | 'amount' | 'balance' | 'count' | 'option' | 'own';
type Typing = Pick<TextInputProps, 'clean' | 'notation' | 'input'>;

const PLAIN: Typing = { input: { autoComplete: 'off' } };
const DIGITS = { dir: 'ltr', inputMode: 'numeric', autoComplete: 'off' } as const;

const KINDS: Readonly<Record<Kind, (intl: IntlShape) => Typing>> = {
  text: () => PLAIN,
  day: (intl) => ({ notation: dayNotation(intl), input: DIGITS }),
  amount: (intl) => ({ notation: amountNotation(intl), input: { ...DIGITS, inputMode: 'decimal' } }),
  // The keyboard for decimals of some phones has no minus.
  balance: (intl) => ({ notation: balanceNotation(intl), input: { dir: 'ltr', autoComplete: 'off' } }),
  count: () => ({ clean: cleanDigits, input: DIGITS }),
  option: () => PLAIN,
  own: () => PLAIN,
};

export const describeTyping = (intl: IntlShape, kind: Kind): Typing => KINDS[kind](intl);

/** Lists the names of the fields, in their order on the page. */
export const listNames = <N extends string>(schema: Schema<N>): N[] =>
  Object.keys(schema).filter((name): name is N => Object.hasOwn(schema, name));

/** Returns the functions that clean the shown texts of a form at a submit. */
export function listCleaners<N extends string>(intl: IntlShape, schema: Schema<N>) {
  const cleaners: Partial<Record<N, (shown: string) => string>> = {};
  for (const name of listNames(schema)) {
    const { notation, clean } = describeTyping(intl, schema[name].kind);
    const cleaner = notation?.read ?? clean;
    if (cleaner) cleaners[name] = cleaner;
  }
  return cleaners;
}

/** The last values that the backend refused, and their messages. */
export type Refused<N extends string> = Partial<Record<N, { value: string; message: MessageDescriptor }>>;

/** The reasons of the API description that every form may receive. */
const REASONS: Readonly<Record<string, MessageDescriptor>> = {
  missing: ruleTexts.missing,
  'too-long': ruleTexts.tooLong,
  characters: ruleTexts.characters,
  unknown: ruleTexts.missingOption,
};

type RefusalRules<N extends string> = {
  schema: Schema<N>;
  /** The messages of reasons that only this form may receive. */
  reasons: Readonly<Record<string, MessageDescriptor>>;
  /** Finds the field of a problem that has no field of the same name. */
  findField?: ((wire: string, values: Values<N>) => N | undefined) | undefined;
};

/** Returns the refused values with their messages. `first` is the first of these fields on the page. */
export function readRefused<N extends string>(
  { schema, reasons, findField }: RefusalRules<N>,
  values: Values<N>,
  problems: readonly FieldProblem[],
): { refused: Refused<N>; first: N | null } {
  const names = listNames(schema);
  const refused: Refused<N> = {};
  for (const { field, reason } of problems) {
    const name = names.find((one) => (schema[one].wire ?? one) === field) ?? findField?.(field, values);
    const message = reasons[reason] ?? REASONS[reason] ?? ruleTexts.notAccepted;
    if (name !== undefined) refused[name] = { value: values[name], message };
  }
  return { refused, first: names.find((name) => name in refused) ?? null };
}
