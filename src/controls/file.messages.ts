import { defineMessages } from '../i18n/defineMessages';

export const messages = defineMessages({
  empty: {
    id: 'file.empty',
    defaultMessage:
      'O servidor enviou um arquivo vazio, e nada foi salvo. Tente de novo ou avise o administrador.',
    description: 'Message after a download if the server sent a file without content',
  },
  ownRunning: {
    id: 'file.ownRunning',
    defaultMessage: 'Outro arquivo seu ainda está em andamento. Espere ele terminar e tente de novo.',
    description:
      'Message after the server refused a file, because another one of the same user is being read or made',
  },
});
