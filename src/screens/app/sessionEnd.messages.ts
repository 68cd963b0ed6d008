import { defineMessages } from 'react-intl';
import type { MessageValue } from 'react-intl';

export const messages = defineMessages<{ readonly until: { readonly moment: MessageValue } }>({
  until: {
    id: 'app.sessionEnd.until',
    defaultMessage: 'Sessão até {moment}',
    description:
      'In the user menu: the time at which the session ends, with its date where that is another day',
  },
});
