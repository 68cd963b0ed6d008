import { defineMessages } from '../../i18n/defineMessages';

/** The title of the page, which the breadcrumb shows before the page is loaded. */
export const titles = defineMessages({
  page: {
    id: 'reconciliation.title',
    defaultMessage: 'Conciliar extrato',
    description:
      'Title of the page where a person says what the lines of a bank statement are, and of its button',
  },
});
