import { defineMessages } from '../i18n/defineMessages';

export const messages = defineMessages({
  slogan: {
    id: 'login.slogan',
    defaultMessage: 'O dia da empresa, em um só lugar.',
    description: 'Sentence on the brand side of the card of the login and of the account screens',
  },
  support: {
    id: 'outside.support',
    defaultMessage: 'Suporte',
    description: 'Label before phone, e-mail and page of the support, on the login and on error pages',
  },
  supportNamed: {
    id: 'outside.support.named',
    defaultMessage: 'Suporte: {name}',
    description: 'The same label with the name of the support. {name} is a person or a department.',
  },
  supportPage: {
    id: 'outside.support.page',
    defaultMessage: 'Página de suporte',
    description: 'Link to a page of the support',
  },
  privacy: {
    id: 'outside.privacy',
    defaultMessage: 'Privacidade',
    description: 'Link below the login to the company’s privacy notice (LGPD)',
  },
});
