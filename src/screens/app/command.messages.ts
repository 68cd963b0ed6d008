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
  look: {
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

/** Light, dark or as the system. */
export const modeMessages = defineMessages({
  light: { id: 'palette.mode.light', defaultMessage: 'Modo claro', description: 'Command: light mode' },
  dark: { id: 'palette.mode.dark', defaultMessage: 'Modo escuro', description: 'Command: dark mode' },
  system: {
    id: 'palette.mode.system',
    defaultMessage: 'Modo como o do sistema',
    description: 'Command: light or dark as the system says',
  },
});

/** What is no page and no setting. */
export const otherMessages = defineMessages({
  listAgain: {
    id: 'palette.listAgain',
    defaultMessage: 'Os painéis não puderam ser listados: tentar de novo',
    description: 'Command in place of the dashboards, where asking for them failed',
  },
  fullScreen: {
    id: 'palette.fullScreen',
    defaultMessage: 'Entrar ou sair da tela cheia',
    description: 'Command: full screen on or off',
  },
  shortcuts: {
    id: 'palette.shortcuts',
    defaultMessage: 'Ver os atalhos de teclado',
    description: 'Command: shows the list of keyboard shortcuts',
  },
  about: {
    id: 'palette.about',
    defaultMessage: 'Sobre a Portaria: versão e contrato',
    description: 'Command: shows the about box',
  },
  signIn: {
    id: 'palette.signIn',
    defaultMessage: 'Entrar no sistema',
    description: 'Command without a session: to the login',
  },
  signOut: {
    id: 'palette.signOut',
    defaultMessage: 'Sair do sistema',
    description: 'Command: ends the session',
  },
});
