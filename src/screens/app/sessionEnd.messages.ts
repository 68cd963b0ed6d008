import { defineMessages } from '../../i18n/defineMessages';

export const messages = defineMessages({
  until: {
    id: 'app.sessionEnd.until',
    defaultMessage: 'Sessão até {moment}',
    description:
      'Text in the user menu. {moment} is the time at which the session ends, with the date if it is another day.',
  },
});
