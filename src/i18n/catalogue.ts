import type { MessageFormatElement } from 'react-intl';
import { languageOf } from '../config/languages';
import type { LanguageCode } from '../config/languages';

/** Texts by id: parsed at build, plain in the tests. */
export type Catalogue = Record<string, string> | Record<string, MessageFormatElement[]>;

/** Loads the texts of a language; each file is a chunk of its own. Rejects when the chunk cannot be had. */
export type LoadCatalogue = (code: LanguageCode) => Promise<Catalogue>;

export const loadCatalogue: LoadCatalogue = async (code) => {
  switch (languageOf(code).catalogue) {
    case 'pt-BR':
      return (await import(/* webpackChunkName: "text-pt-BR" */ '../../locales/pt-BR.json')).default;
    case 'en-US':
      return (await import(/* webpackChunkName: "text-en-US" */ '../../locales/en-US.json')).default;
    case 'es-ES':
      return (await import(/* webpackChunkName: "text-es-ES" */ '../../locales/es-ES.json')).default;
  }
};
