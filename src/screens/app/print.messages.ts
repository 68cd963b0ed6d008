import { defineMessages } from 'react-intl';
import type { MessageValue } from 'react-intl';

export const messages = defineMessages<{ readonly at: { readonly moment: MessageValue } }>({
  at: {
    id: 'print.at',
    defaultMessage: 'Impresso em {moment}',
    description: 'In the head of a printed page. {moment} is date and time.',
  },
});
