/**
 * The languages of the portal, in the order of the list (specification §3.4). The portal sends the tag, and a deployment chooses
 * from the codes. Languages with the same catalogue have the same texts.
 */
export const LANGUAGES = [
  { code: 'pt-BR', direction: 'ltr', tag: 'pt-BR', catalogue: 'pt-BR' },
  { code: 'en-US', direction: 'ltr', tag: 'en-US', catalogue: 'en-US' },
  { code: 'es-ES', direction: 'ltr', tag: 'es-ES', catalogue: 'es-ES' },
  // `en-EN` is no registered tag, so `lang` and number formats use `en`. Only this row sets the direction.
  { code: 'en-EN', direction: 'rtl', tag: 'en', catalogue: 'en-US' },
] as const;

export type Language = (typeof LANGUAGES)[number];
export type LanguageCode = Language['code'];
/** The name of a catalogue in `locales/`. */
export type CatalogueName = Language['catalogue'];
