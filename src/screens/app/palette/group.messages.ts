import { defineMessages } from '../../../i18n/defineMessages';

/** The headings of the palette. */
export const groupMessages = defineMessages({
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
