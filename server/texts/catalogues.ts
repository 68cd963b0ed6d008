import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import ptBR from './pt-BR.json' with { type: 'json' };

/** Languages of the backend's texts. The first one is the default. */
export const LANGUAGES = ['pt-BR', 'en', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];

export type TextId = keyof typeof ptBR;

/** The texts by language and id, in ICU syntax. The Portuguese ones are the source. */
export const CATALOGUES: Readonly<Record<Language, Readonly<Record<TextId, string>>>> = {
  'pt-BR': ptBR,
  en,
  es,
};

export const isTextId = (id: string): id is TextId => Object.hasOwn(ptBR, id);

/** Returns a text without placeholders in every language. */
export const listTranslations = (id: TextId): string[] =>
  LANGUAGES.map((language) => CATALOGUES[language][id]);
