import { defineMessages } from '../i18n/defineMessages';

export const messages = defineMessages({
  noAccess: {
    id: 'loadFailed.noAccess',
    defaultMessage: 'Seu perfil não permite ver esta página',
    description: 'Heading of a page whose data the role of the user does not permit',
  },
  tryAgain: {
    id: 'loadFailed.retry',
    defaultMessage: 'Tentar de novo',
    description: 'Button that loads the data of a page again, below the reason why they could not be loaded',
  },
});
