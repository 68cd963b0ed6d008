import { defineMessages } from '../i18n/defineMessages';

export const messages = defineMessages({
  failedTitle: {
    id: 'dashboard.failed.title',
    defaultMessage: 'Não foi possível carregar os painéis',
    description: 'Title on home page and dashboard page if the list of dashboards could not be loaded',
  },
  signInTitle: {
    id: 'dashboard.signIn.title',
    defaultMessage: 'Entre para ver os painéis',
    description: 'Title of a dashboard page if no user is signed in',
  },
  signInDetail: {
    id: 'dashboard.signIn.detail',
    defaultMessage: 'Os números da empresa só aparecem depois do login.',
    description: 'Text of a dashboard page if no user is signed in',
  },
  signIn: {
    id: 'dashboard.signIn.action',
    defaultMessage: 'Entrar',
    description: 'Button to the login, on a dashboard page if no user is signed in',
  },
});
