import { defineMessages } from '../../i18n/defineMessages';

/** The names of commands in the palette. */
export const commandMessages = defineMessages({
  fullScreen: {
    id: 'palette.fullScreen',
    defaultMessage: 'Alternar tela cheia',
    description: 'Command: turns full screen on or off',
  },
  shortcuts: {
    id: 'palette.shortcuts',
    defaultMessage: 'Ver atalhos de teclado',
    description: 'Command: shows the list of keyboard shortcuts',
  },
  about: {
    id: 'palette.about',
    defaultMessage: 'Sobre a Portaria',
    description: 'Command: shows the about box',
  },
  signIn: {
    id: 'palette.signIn',
    defaultMessage: 'Entrar no sistema',
    description: 'Command without a session: opens the login',
  },
  signOut: {
    id: 'palette.signOut',
    defaultMessage: 'Sair do sistema',
    description: 'Command: ends the session',
  },
});
