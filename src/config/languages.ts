import { LANGUAGES } from '../../api-spec/languages';
import type { Language, LanguageCode } from '../../api-spec/languages';

/** Returns one language for each catalogue. */
export const listCatalogueLanguages = (): readonly Language[] =>
  LANGUAGES.filter(({ code, catalogue }) => code === catalogue);

/** The language if none is stored (specification §9). */
export const FIRST_VISIT_LANGUAGE: LanguageCode = 'pt-BR';
/** The language if the stored one is not in the list (specification §9: the stored-language default). */
const UNKNOWN_LANGUAGE: LanguageCode = 'en-US';

/**
 * Returns the language to show for a chosen one. A language that the deployment does not offer behaves like an unknown
 * code. Null in place of the list: all languages are offered.
 */
export function chooseOfferedLanguage(
  chosen: LanguageCode | null,
  offered: readonly LanguageCode[] | null,
): LanguageCode {
  const candidates = chosen === null ? [FIRST_VISIT_LANGUAGE] : [chosen, UNKNOWN_LANGUAGE];
  return candidates.find((code) => offered?.includes(code) ?? true) ?? offered?.[0] ?? FIRST_VISIT_LANGUAGE;
}

/**
 * Returns the offered languages that the server wrote into the page (`data-languages`, separated by spaces), or null. A static
 * server writes none, and the settings arrive after the first paint.
 */
export const readOfferedLanguages = ({ dataset }: HTMLElement): LanguageCode[] | null =>
  dataset['languages']?.split(' ').map(readLanguageCode) ?? null;

/** Returns the rows of the offered languages, in the order of the list. */
export const listOffered = (offered: readonly LanguageCode[] | null): readonly Language[] =>
  LANGUAGES.filter(({ code }) => offered?.includes(code) ?? true);

/** Reads a stored code. Any other text becomes {@link UNKNOWN_LANGUAGE}. */
export function readLanguageCode(stored: string): LanguageCode {
  return LANGUAGES.find(({ code }) => code === stored)?.code ?? UNKNOWN_LANGUAGE;
}

/** Returns the first language of a page, from the stored text. */
export const findStartLanguage = (
  stored: string | null,
  offered: readonly LanguageCode[] | null = null,
): LanguageCode => chooseOfferedLanguage(stored === null ? null : readLanguageCode(stored), offered);

export function languageOf(code: LanguageCode): Language {
  // The report of a failed start calls this, so a foreign script must not be able to break it by replacing `find`.
  for (const language of LANGUAGES) if (language.code === code) return language;
  return LANGUAGES[0];
}
