import { IntlMessageFormat } from 'intl-messageformat';
import { CATALOGUES, type Language, type TextId } from './catalogues';
import { keepFormats } from './formats';
import type { TextValues } from './values.gen';

/** Returns a text by its id. A text with placeholders needs their values. */
export type Translate = <Id extends TextId>(id: Id, ...values: Values<Id>) => string;

type Values<Id extends TextId> = Id extends keyof TextValues ? [values: TextValues[Id]] : [];

const messageFormat = keepFormats(
  (language: Language, id: TextId) =>
    new IntlMessageFormat(CATALOGUES[language][id], language, undefined, { ignoreTag: true }),
);

/** Makes the function that returns the texts of a language. */
export const makeTranslate =
  (language: Language): Translate =>
  (id, ...[values]) =>
    String(messageFormat(language, id).format(values));
