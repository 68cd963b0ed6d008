import { defineMessages } from '../../i18n/defineMessages';

export const messages = defineMessages({
  loading: {
    id: 'openAccounts.loading',
    defaultMessage: 'Carregando as contas…',
    description: 'Status in a form while the accounts are loading',
  },
  failed: {
    id: 'openAccounts.failed',
    defaultMessage: 'Não foi possível carregar as contas',
    description: 'Heading in a form after the accounts could not be loaded',
  },
});
