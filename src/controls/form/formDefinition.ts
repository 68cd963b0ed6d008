import type { MessageDescriptor } from 'react-intl';
import type { CallError } from '../../api/callError';
import type { MessageText } from '../../store/toasts';
import { makeKeptWork } from './keptWork';
import type { Schema, Values } from './schema';

/** What a form says about saving. */
export type FormTexts = {
  /** After a change by another person, whose name is `{name}` of the first one. */
  conflict: { named: MessageDescriptor; unnamed: MessageDescriptor };
  /** The messages of other reasons of a 409, which are no change by another person. */
  conflicts?: Readonly<Record<string, MessageDescriptor>>;
  /** Returns the text of a failure that no field explains. */
  describe: (error: CallError) => MessageText;
};

type Definition<N extends string, R> = FormTexts & {
  schema: Schema<N>;
  /** The messages of reasons that only this form may receive. */
  reasons: Readonly<Record<string, MessageDescriptor>>;
  /** Finds the field of a problem that has no field of the same name. */
  findField?: (wire: string, values: Values<N>) => N | undefined;
  /** Tells records of one page apart. Absent: there is only one. */
  idOf?: (record: R) => string | undefined;
  /** Returns the address of a list that shows whether a record with these values is stored. */
  lookUp?: (values: Values<N>) => string;
  /** Returns the message after a save. */
  savedText: (record: R) => MessageDescriptor & { id: string };
};

/** Adds the drafts of ended sessions to a form. `R` is the record that the form changes. */
export const defineForm = <N extends string, R>(definition: Definition<N, R>) => ({
  ...definition,
  kept: makeKeptWork<{ record: R; values: Values<N> }>(),
});

export type FormDefinition<N extends string, R> = ReturnType<typeof defineForm<N, R>>;
