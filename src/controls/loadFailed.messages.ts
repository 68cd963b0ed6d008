import { defineMessages } from '../i18n/defineMessages';

export const messages = defineMessages({
  tryAgain: {
    id: 'loadFailed.retry',
    defaultMessage: 'Tentar de novo',
    description: 'Button that loads the data of a page again, below the reason why they could not be loaded',
  },
});
