import { defineMessages } from '../i18n/defineMessages';

export const { monthsTitle } = defineMessages({
  monthsTitle: {
    id: 'months.title',
    defaultMessage: 'Fechamento do mês',
    description: 'Title of the page where an administrator closes the months of the books, and of its link',
  },
});
