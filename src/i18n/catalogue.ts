import type { MessageFormatElement } from 'react-intl';
import { languageOf } from '../config/languages';
import type { LanguageCode } from '../../api-spec/languages';

/** Texts by id. They are parsed in a build, and plain in tests. */
export type Catalogue = Record<string, string> | Record<string, MessageFormatElement[]>;

/** The texts of the login are the first part. The other screens load the rest. */
export type Part = 'first' | 'rest';

/** Loads a part of a language's texts. Each part is a chunk. Rejects if the chunk cannot be loaded. */
export type LoadCatalogue = (code: LanguageCode, part: Part) => Promise<Catalogue>;

export const loadCatalogue: LoadCatalogue = async (code, part) => {
  const { catalogue } = languageOf(code);
  return (await (part === 'first' ? FIRST : REST)[catalogue]()).default;
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
