import { defineMessages } from '../../i18n/defineMessages';

export const messages = defineMessages({
  at: {
    id: 'print.at',
    defaultMessage: 'Impresso em {moment}',
    description: 'In the head of a printed page. {moment} is date and time.',
  },
});
