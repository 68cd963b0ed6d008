import { defineMessages } from '../../i18n/defineMessages';

export const messages = defineMessages({
  account: {
    id: 'import.question.account',
    defaultMessage: 'Em qual conta o dinheiro destes pagamentos entrou, ou de qual saiu?',
    description: 'Question about the account of all payments of a file',
  },
});
