import { defineMessages } from '../i18n/defineMessages';

export const { bankHelpTitle } = defineMessages({
  bankHelpTitle: {
    id: 'bankHelp.title',
    defaultMessage: 'Ajuda sobre contas e extratos',
    description:
      'Title of the page that explains accounts, statements and their reconciliation, and its link',
  },
});
