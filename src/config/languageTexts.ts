// Texts that are in no catalogue. Each use has a constant of its own, so that a script contains only the texts that it shows.
import type { CatalogueName, LanguageCode } from '../../api-spec/languages';

/** The names of the languages (specification §3.4). */
export const LANGUAGE_NAMES: Record<LanguageCode, { label: string; shorthand: string }> = {
  'pt-BR': { label: 'Português', shorthand: 'pt' },
  'en-US': { label: 'English', shorthand: 'en' },
  'es-ES': { label: 'Español', shorthand: 'es' },
  'en-EN': { label: 'English (RTL)', shorthand: 'en-rtl' },
};

/** Each sentence is in the language that it offers, because its reader may not read the page. */
export const SUGGESTIONS: Record<CatalogueName, string> = {
  'pt-BR': 'Ver em português',
  'en-US': 'View in English',
  'es-ES': 'Ver en español',
};

// The texts below are shown when no catalogue is loaded.

export const CANNOT_LOAD: Record<CatalogueName, { sentence: string; retry: string }> = {
  'pt-BR': {
    sentence: 'Não foi possível carregar a Portaria. Verifique a conexão.',
    retry: 'Tentar de novo',
  },
  'en-US': { sentence: 'Couldn’t load Portaria. Check your connection.', retry: 'Try again' },
  'es-ES': { sentence: 'No se ha podido cargar Portaria. Compruebe la conexión.', retry: 'Reintentar' },
};

export const LOADING: Record<CatalogueName, string> = {
  'pt-BR': 'Abrindo a Portaria…',
  'en-US': 'Opening Portaria…',
  'es-ES': 'Abriendo Portaria…',
};

export const NOT_AT_ROOT: Record<CatalogueName, string> = {
  'pt-BR': 'A Portaria precisa ficar na raiz do endereço. Avise o administrador.',
  'en-US': 'Portaria must be at the root of its address. Contact your administrator.',
  'es-ES': 'Portaria tiene que estar en la raíz de la dirección. Avise al administrador.',
};

/** `src/index.html` shows all of them. */
export const NEEDS_SCRIPTS: Record<CatalogueName, string> = {
  'pt-BR': 'A Portaria precisa de JavaScript. Ative-o e recarregue a página.',
  'en-US': 'Portaria needs JavaScript. Turn it on and reload the page.',
  'es-ES': 'Portaria necesita JavaScript. Actívelo y recargue la página.',
};
