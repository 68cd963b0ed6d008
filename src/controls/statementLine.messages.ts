import { defineMessages } from '../i18n/defineMessages';

export const statementLineTexts = defineMessages({
  noText: {
    id: 'statement.noText',
    defaultMessage: '(sem texto)',
    description: 'In place of the text of a line of a bank statement that has none',
  },
});
