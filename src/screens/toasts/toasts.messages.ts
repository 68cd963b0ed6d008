import { defineMessages } from '../../i18n/defineMessages';

export const messages = defineMessages({
  title: {
    id: 'toast.title',
    defaultMessage: 'Atenção:',
    description: 'Title of every toast; the message follows on the next line',
  },
  close: {
    id: 'toast.close',
    defaultMessage: 'Fechar aviso',
    description: 'Name of the button that closes a toast',
  },
});
