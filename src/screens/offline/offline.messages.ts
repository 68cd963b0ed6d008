import { defineMessages } from '../../i18n/defineMessages';

export const messages = defineMessages({
  now: {
    id: 'offline.now',
    defaultMessage: 'Sem conexão. Você pode continuar lendo; o resto volta com a internet.',
    description: 'Bar at the end of the page while the browser has no connection',
  },
  back: {
    id: 'offline.back',
    defaultMessage: 'Conexão restabelecida.',
    description: 'In place of that bar for a few seconds after the connection returns',
  },
});
