// Matches the problems in a response with the fields of a form.
import type { MessageDescriptor } from 'react-intl';
import type { FieldProblem } from '../../api/failedChange';
import { ruleTexts } from './rule.messages';
import { listNames } from './schema';
import type { Schema, Values } from './schema';

/** The last values that the backend refused, and their messages. */
export type Refused<N extends string> = Partial<Record<N, { value: string; message: MessageDescriptor }>>;

/** The reasons of the API description that every form may receive. */
const REASONS: Readonly<Record<string, MessageDescriptor>> = {
  missing: ruleTexts.missing,
  'too-long': ruleTexts.tooLong,
  characters: ruleTexts.characters,
  unknown: ruleTexts.missingOption,
};

type RefusalContext<N extends string> = {
  schema: Schema<N>;
  /** The messages of reasons that only this form may receive. */
  reasons: Readonly<Record<string, MessageDescriptor>>;
  /** For a name on the wire that is no field's: returns the field to mark. */
  findField?: ((wire: string, values: Values<N>) => N | undefined) | undefined;
};

/** Returns the refused values with their messages. `first` is the first of these fields on the page. */
export function readRefused<N extends string>(
  { schema, reasons, findField }: RefusalContext<N>,
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
