import { defineMessages } from '../../i18n/defineMessages';

export const messages = defineMessages({
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
  help: {
    id: 'app.help',
    defaultMessage: 'Ajuda',
    description: 'Button of the top bar that opens a menu with shortcuts and the version',
  },
  userMenu: {
    id: 'app.userMenu',
    defaultMessage: 'Minha conta',
    description: 'Label of the user menu if the server does not send the name',
  },
  login: {
    id: 'app.userMenu.login',
    defaultMessage: 'Login {login}',
    description:
      'Line of the user menu. {login} is the numeric login with most digits hidden: ***.982.247-**',
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
  passwordReset: {
    id: 'app.passwordReset',
    defaultMessage: 'Um administrador redefiniu a sua senha. Se você não pediu, fale com ele.',
    description: 'Message in the first session after an administrator has reset the password of the person',
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
});
