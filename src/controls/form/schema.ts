// What a form declares about each of its fields. Labels, rules, notations and refused values are derived from it.
import type { IntlShape, MessageDescriptor } from 'react-intl';
import type { TextInputProps } from '../../ui/TextInput';
import { cleanLogin } from '../cleanLogin';
import {
  amountNotation,
  balanceNotation,
  cleanDigits,
  dayNotation,
  percentNotation,
  TAX_NUMBER_NOTATION,
} from './notations';

/** The values of a form. Days are `2026-11-05`, and amounts are `1234.56`. */
export type Values<N extends string> = Record<N, string>;

type FieldSchema<N extends string> = {
  label: MessageDescriptor;
  kind: FieldKind;
  /** Returns the error of a value. `values` are the present ones of the whole form. */
  rule?: (value: string, values: Values<N>) => MessageDescriptor | undefined;
  isOptional?: boolean;
  hint?: MessageDescriptor;
  /** The name in requests and responses, if it is another one. */
  wire?: string;
};

/** The fields of a form, in their order on the page. */
export type Schema<N extends string> = Readonly<Record<N, FieldSchema<N>>>;

/** How a value is typed and shown. `password`: it is never kept after the form. `custom`: the form has its own component for this field. */
type FieldKind =
  | 'text'
  | 'login'
  | 'taxNumber'
  | 'day'
  | 'amount'
  | 'balance'
  | 'percent'
  | 'count'
  | 'option'
  | 'password'
  | 'custom';
type InputBehaviour = Pick<TextInputProps, 'clean' | 'notation' | 'input'>;

const PLAIN: InputBehaviour = { input: { autoComplete: 'off' } };
const DIGITS = { dir: 'ltr', inputMode: 'numeric', autoComplete: 'off' } as const;

const BEHAVIOURS: Readonly<Record<FieldKind, (intl: IntlShape) => InputBehaviour>> = {
  text: () => PLAIN,
  login: () => ({ clean: cleanLogin, input: DIGITS }),
  taxNumber: () => ({
    notation: TAX_NUMBER_NOTATION,
    input: { dir: 'ltr', autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false },
  }),
  day: (intl) => ({ notation: dayNotation(intl), input: DIGITS }),
  amount: (intl) => ({ notation: amountNotation(intl), input: { ...DIGITS, inputMode: 'decimal' } }),
  // The keyboard for decimals of some phones has no minus.
  balance: (intl) => ({ notation: balanceNotation(intl), input: { dir: 'ltr', autoComplete: 'off' } }),
  percent: (intl) => ({ notation: percentNotation(intl), input: { ...DIGITS, inputMode: 'decimal' } }),
  count: () => ({ clean: cleanDigits, input: DIGITS }),
  option: () => PLAIN,
  password: () => PLAIN,
  custom: () => PLAIN,
};

export const describeInput = (intl: IntlShape, kind: FieldKind): InputBehaviour => BEHAVIOURS[kind](intl);

/** Lists the names of the fields, in their order on the page. */
export const listNames = <N extends string>(schema: Schema<N>): N[] =>
  Object.keys(schema).filter((name): name is N => Object.hasOwn(schema, name));

/** Returns the values without the passwords. */
export function withoutPasswords<N extends string>(schema: Schema<N>, values: Values<N>): Values<N> {
  const kept = { ...values };
  for (const name of listNames(schema)) if (schema[name].kind === 'password') kept[name] = '';
  return kept;
}

/** Returns the functions that clean the shown texts of a form at a submit, by field. */
export function makeCleaners<N extends string>(intl: IntlShape, schema: Schema<N>) {
  const cleaners: Partial<Record<N, (shown: string) => string>> = {};
  for (const name of listNames(schema)) {
    const { notation, clean } = describeInput(intl, schema[name].kind);
    const cleaner = notation?.read ?? clean;
    if (cleaner) cleaners[name] = cleaner;
  }
  return cleaners;
}
