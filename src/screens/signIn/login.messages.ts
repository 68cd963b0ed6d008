import { defineMessages } from '../../i18n/defineMessages';

export const messages = defineMessages({
  page: {
    id: 'login.page',
    defaultMessage: 'Entrar · Portaria',
    description: 'Document title of the login screen',
  },
  title: {
    id: 'login.title',
    defaultMessage: 'Entrar',
    description: 'Heading of the login form',
  },
  forgotPassword: {
    id: 'login.forgotPassword',
    defaultMessage: 'Esqueceu a senha?',
    description: 'Link on the login screen to the forgot-password screen',
  },
  register: {
    id: 'login.register',
    defaultMessage: 'Primeiro acesso? Cadastre-se',
    description: 'Link on the login screen to the registration, if a cloud identity is configured',
  },
  signedInAs: {
    id: 'login.signedInAs',
    defaultMessage: 'Você já entrou como {name}.',
    description: 'Text on the login screen if a user is signed in. {name} is the user’s name.',
  },
  signedIn: {
    id: 'login.signedIn',
    defaultMessage: 'Você já entrou.',
    description: 'Text on the login screen if a user is signed in and the server does not send the name',
  },
  noRole: {
    id: 'login.noRole',
    defaultMessage:
      'Você já entrou, mas seu perfil não é válido. Limpe os dados deste site no navegador ou avise o administrador.',
    description:
      'Text on the login screen if a user is signed in and the portal does not know the stored role. No button follows to the dashboard.',
  },
  toDashboard: {
    id: 'login.toDashboard',
    defaultMessage: 'Ir para o painel',
    description: 'Button on the login screen that opens the dashboard, if a user is signed in',
  },
  logout: {
    id: 'login.logout',
    defaultMessage: 'Sair',
    description: 'Button on the login screen that signs out, if a user is signed in',
  },
});
