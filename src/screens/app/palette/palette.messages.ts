import { defineMessages } from '../../../i18n/defineMessages';

/** The texts of the palette that the frame needs too. */
export const messages = defineMessages({
  open: {
    id: 'palette.open',
    defaultMessage: 'Buscar ou ir para…',
    description:
      'Button of the top bar that opens the command palette, and placeholder of its search field on a phone',
  },
  openPages: {
    id: 'palette.openPages',
    defaultMessage: 'Ir para página ou painel…',
    description:
      'Button of the top bar that opens the command palette, and name of its search field, if the backend does not search names and entries',
  },
  notLoaded: {
    id: 'palette.notLoaded',
    defaultMessage: 'Não foi possível carregar o conteúdo. Ele aparece quando a conexão voltar.',
    description:
      'Text in a dialog whose code could not be loaded. The code loads when the connection returns.',
  },
  loading: {
    id: 'palette.loading',
    defaultMessage: 'Carregando…',
    description: 'Text in a dialog while its code loads: command palette, list of shortcuts, about box',
  },
  title: {
    id: 'palette.title',
    defaultMessage: 'Buscar ou ir para',
    description: 'Name of the command palette, for screen readers',
  },
  field: {
    id: 'palette.field',
    defaultMessage: 'Nome, valor, documento, página ou ação…',
    description:
      'Name and placeholder of the search field of the command palette. It finds customers and suppliers, entries by amount and by number of the document, pages and actions.',
  },
  count: {
    id: 'palette.count',
    defaultMessage: '{count, plural, one {# resultado} other {# resultados}}',
    description:
      'Announced by screen readers while the user types in the command palette or above a list. {count} is the number of results.',
  },
  none: {
    id: 'palette.none',
    defaultMessage: 'Nenhum resultado para “{query}”.',
    description: 'Text in the command palette or a list without results. {query} is the typed text.',
  },
});
