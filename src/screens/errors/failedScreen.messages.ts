import { defineMessages } from '../../i18n/defineMessages';

export const messages = defineMessages({
  failedTitle: {
    id: 'screen.failed.title',
    defaultMessage: 'Não foi possível abrir esta tela',
    description: 'Heading in place of a screen whose code could not be loaded',
  },
  failedDetail: {
    id: 'screen.failed.detail',
    defaultMessage:
      'A conexão pode ter caído ou a Portaria pode ter sido atualizada. Nada se perdeu no servidor.',
    description: 'Text below that heading. A button to try again follows.',
  },
  tryAgain: {
    id: 'screen.failed.retry',
    defaultMessage: 'Tentar de novo',
    description: 'Button that reloads the page',
  },
  crashTitle: {
    id: 'error.crash.title',
    defaultMessage: 'Algo deu errado nesta tela',
    description: 'Heading in place of a screen that threw an error while it was rendered',
  },
  crashDetail: {
    id: 'error.crash.detail',
    defaultMessage: 'Se o erro se repetir, envie os detalhes ao administrador.',
    description: 'Text below that heading. Buttons to try again, to go back and to copy the details follow.',
  },
});
