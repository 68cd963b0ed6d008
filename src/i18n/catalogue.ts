import type { MessageFormatElement } from 'react-intl';
import { languageOf } from '../config/languages';
import type { LanguageCode } from '../../api-spec/languages';

/** Texts by id. They are parsed in a build, and plain in tests. */
export type Catalogue = Record<string, string> | Record<string, MessageFormatElement[]>;

/** The texts of the login, of the app area's frame, and of the pages. A screen needs its own part and the earlier ones. */
export const CATALOGUE_PARTS = ['first', 'frame', 'pages'] as const;
export type CataloguePart = (typeof CATALOGUE_PARTS)[number];

/** Loads one part of a language's texts. Each part is a chunk. Rejects if the chunk cannot be loaded. */
export type LoadCatalogue = (code: LanguageCode, part: CataloguePart) => Promise<Catalogue>;

export const loadCatalogue: LoadCatalogue = async (code, part) => {
  const { catalogue } = languageOf(code);
  return (await PARTS[part][catalogue]()).default;
};

const FIRST = {
  'pt-BR': () => import(/* webpackChunkName: "text-pt-BR" */ '../../locales/pt-BR.json?first'),
  'en-US': () => import(/* webpackChunkName: "text-en-US" */ '../../locales/en-US.json?first'),
  'es-ES': () => import(/* webpackChunkName: "text-es-ES" */ '../../locales/es-ES.json?first'),
};

const FRAME = {
  'pt-BR': () => import(/* webpackChunkName: "frame-pt-BR" */ '../../locales/pt-BR.json?frame'),
  'en-US': () => import(/* webpackChunkName: "frame-en-US" */ '../../locales/en-US.json?frame'),
  'es-ES': () => import(/* webpackChunkName: "frame-es-ES" */ '../../locales/es-ES.json?frame'),
};

const PAGES = {
  'pt-BR': () => import(/* webpackChunkName: "pages-pt-BR" */ '../../locales/pt-BR.json?pages'),
  'en-US': () => import(/* webpackChunkName: "pages-en-US" */ '../../locales/en-US.json?pages'),
  'es-ES': () => import(/* webpackChunkName: "pages-es-ES" */ '../../locales/es-ES.json?pages'),
};

const PARTS = { first: FIRST, frame: FRAME, pages: PAGES } satisfies Record<CataloguePart, unknown>;
