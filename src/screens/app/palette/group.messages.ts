import { defineMessages } from '../../../i18n/defineMessages';

/** The headings of the palette. */
export const groupMessages = defineMessages({
  actions: {
    id: 'palette.group.actions',
    defaultMessage: 'Ações',
    description: 'Heading of a group in the command palette: what a person can do, such as a new expense',
  },
  views: {
    id: 'palette.group.views',
    defaultMessage: 'Lançamentos por situação',
    description: 'Heading of a group in the command palette: lists such as overdue entries',
  },
  names: {
    id: 'palette.group.names',
    defaultMessage: 'Clientes e fornecedores',
    description: 'Heading of a group in the command palette: customers and suppliers that were found',
  },
  list: {
    id: 'palette.group.list',
    defaultMessage: 'Busca na lista',
    description: 'Heading of the last group in the command palette: a search in the list of entries',
  },
  pages: {
    id: 'palette.group.pages',
    defaultMessage: 'Páginas',
    description: 'Heading of a group in the command palette: pages of the portal',
  },
  language: {
    id: 'palette.group.language',
    defaultMessage: 'Idioma',
    description: 'Heading of a group in the command palette: languages',
  },
  appearance: {
    id: 'palette.group.look',
    defaultMessage: 'Aparência',
    description: 'Heading of a group in the command palette: light, dark and colours',
  },
  menus: {
    id: 'palette.group.menus',
    defaultMessage: 'Menus',
    description: 'Heading of a group in the command palette: open menus',
  },
  other: {
    id: 'palette.group.other',
    defaultMessage: 'Outros comandos',
    description: 'Heading of a group in the command palette: full screen, shortcuts, sign out',
  },
});
