import { defineMessages } from '../../../i18n/defineMessages';

export const messages = defineMessages({
  loading: {
    id: 'home.day.loading',
    defaultMessage: 'Carregando o dia…',
    description: 'Text above the home page while balance and due entries load, for screen readers',
  },
  failed: {
    id: 'home.day.failed',
    defaultMessage: 'Não foi possível carregar o saldo e os vencimentos',
    description: 'Title on the home page if balance and due entries could not be loaded',
  },
});
