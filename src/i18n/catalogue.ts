import type { MessageFormatElement } from 'react-intl';
import { languageOf } from '../config/languages';
import type { LanguageCode } from '../../api-spec/languages';

/** Texts by id. They are parsed in a build, and plain in tests. */
export type Catalogue = Record<string, string> | Record<string, MessageFormatElement[]>;

/** The first half has the texts of the login. The other screens load the rest. */
export type CatalogueHalf = 'first' | 'rest';

/** Loads one half of a language's texts. Each half is a chunk. Rejects if the chunk cannot be loaded. */
export type LoadCatalogue = (code: LanguageCode, half: CatalogueHalf) => Promise<Catalogue>;

export const loadCatalogue: LoadCatalogue = async (code, half) => {
  const { catalogue } = languageOf(code);
  return (await (half === 'first' ? FIRST : REST)[catalogue]()).default;
};

const FIRST = {
  'pt-BR': () => import(/* webpackChunkName: "text-pt-BR" */ '../../locales/pt-BR.json?first'),
  'en-US': () => import(/* webpackChunkName: "text-en-US" */ '../../locales/en-US.json?first'),
  'es-ES': () => import(/* webpackChunkName: "text-es-ES" */ '../../locales/es-ES.json?first'),
};

const REST = {
  'pt-BR': () => import(/* webpackChunkName: "rest-pt-BR" */ '../../locales/pt-BR.json?rest'),
  'en-US': () => import(/* webpackChunkName: "rest-en-US" */ '../../locales/en-US.json?rest'),
  'es-ES': () => import(/* webpackChunkName: "rest-es-ES" */ '../../locales/es-ES.json?rest'),
};
