import { defineMessages } from 'react-intl';
import type { MessageValue } from 'react-intl';

export const messages = defineMessages<{ readonly until: { readonly moment: MessageValue } }>({
  until: {
    id: 'app.sessionEnd.until',
    defaultMessage: 'Sessão até {moment}',
    description:
      'Text in the user menu. {moment} is the time at which the session ends, with the date if it is another day.',
  },
});
