import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  failedTitle: {
    id: 'screen.failed.title',
    defaultMessage: 'Esta tela não pôde ser aberta',
    description: 'Heading in place of a screen whose code could not be loaded',
  },
  failedDetail: {
    id: 'screen.failed.detail',
    defaultMessage:
      'A conexão pode ter caído, ou há uma versão nova da Portaria. Nada foi perdido no servidor.',
    description: 'Below the heading; a button to try again follows',
  },
  tryAgain: {
    id: 'screen.failed.retry',
    defaultMessage: 'Tentar de novo',
    description: 'Button that reloads the page',
  },
});
