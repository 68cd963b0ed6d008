import { defineMessages } from '../i18n/defineMessages';

export const messages = defineMessages({
  morning: {
    id: 'greeting.morning',
    defaultMessage: 'Bom dia',
    description: 'Greeting before noon, alone or before a name',
  },
  afternoon: {
    id: 'greeting.afternoon',
    defaultMessage: 'Boa tarde',
    description: 'Greeting from noon to 18 h, alone or before a name',
  },
  evening: {
    id: 'greeting.evening',
    defaultMessage: 'Boa noite',
    description: 'Greeting after 18 h, alone or before a name',
  },
  named: {
    id: 'greeting.named',
    defaultMessage: '{greeting}, {name}',
    description: 'Greeting with the first name of the user',
  },
});
