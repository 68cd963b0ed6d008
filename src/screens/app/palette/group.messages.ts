import { defineMessages } from 'react-intl';

/** The headings of the palette. */
export const groupMessages = defineMessages({
  pages: {
    id: 'palette.group.pages',
    defaultMessage: 'Páginas',
    description: 'Heading in the command palette: pages of the portal',
  },
  language: {
    id: 'palette.group.language',
    defaultMessage: 'Idioma',
    description: 'Heading in the command palette: the languages',
  },
  appearance: {
    id: 'palette.group.look',
    defaultMessage: 'Tema e cor',
    description: 'Heading in the command palette: light, dark and the colours',
  },
  menus: {
    id: 'palette.group.menus',
    defaultMessage: 'Menus',
    description: 'Heading in the command palette: which menus stand open',
  },
  other: {
    id: 'palette.group.other',
    defaultMessage: 'Outros comandos',
    description: 'Heading in the command palette: full screen, shortcuts, sign out',
  },
});
