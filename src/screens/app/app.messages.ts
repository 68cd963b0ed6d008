import { defineMessages } from 'react-intl';
import type { NoMessageValues, MessageValue, MessageTag } from 'react-intl';

export const messages = defineMessages<{
  readonly skip: NoMessageValues;
  readonly home: NoMessageValues;
  readonly userMenu: NoMessageValues;
  readonly signInAgain: NoMessageValues;
  readonly logout: NoMessageValues;
  readonly signIn: NoMessageValues;
  readonly breadcrumb: NoMessageValues;
  readonly start: NoMessageValues;
  readonly more: NoMessageValues;
  readonly language: { readonly shorthand: MessageValue; readonly word: MessageTag };
  readonly languageLabel: NoMessageValues;
  readonly languageReloads: NoMessageValues;
  readonly fullScreen: NoMessageValues;
}>({
  skip: {
    id: 'app.skip',
    defaultMessage: 'Ir para o conteúdo',
    description: 'First link of the page, for the keyboard: skips to the content',
  },
  home: {
    id: 'app.home',
    defaultMessage: 'Portaria, início',
    description: 'Name of the link on the brand in the top bar',
  },
  userMenu: {
    id: 'app.userMenu',
    defaultMessage: 'Minha conta',
    description: 'Label of the user menu if the server does not send the name',
  },
  signInAgain: {
    id: 'app.signInAgain',
    defaultMessage: 'Entrar de novo',
    description: 'Item of the user menu after the notice of the session’s end was closed',
  },
  logout: {
    id: 'app.logout',
    defaultMessage: 'Sair',
    description: 'Item of the user menu that ends the session',
  },
  signIn: {
    id: 'app.signIn',
    defaultMessage: 'Entrar',
    description: 'Link in place of the user menu if no user is signed in',
  },
  breadcrumb: {
    id: 'app.breadcrumb',
    defaultMessage: 'Trilha de navegação',
    description: 'Name of the breadcrumb, for screen readers',
  },
  start: {
    id: 'app.start',
    defaultMessage: 'Início',
    description: 'First step of the breadcrumb, a link to the app root',
  },
  more: {
    id: 'app.more',
    defaultMessage: 'Mais opções',
    description: 'Button of the top bar on a phone that opens the other tools',
  },
  language: {
    id: 'app.language',
    defaultMessage: '<word>Idioma: </word>{shorthand}',
    description:
      'Name of the language menu. Only screen readers get the text in the tag. {shorthand} is the current language.',
  },
  languageLabel: {
    id: 'app.language.label',
    defaultMessage: 'Idioma',
    description: 'Heading of the list of languages',
  },
  languageReloads: {
    id: 'app.language.reloads',
    defaultMessage: 'A página será recarregada',
    description: 'Note below a language of the other text direction, in the language menu',
  },
  fullScreen: {
    id: 'app.fullScreen',
    defaultMessage: 'Tela cheia',
    description: 'Toggle button of the top bar for full screen',
  },
});
