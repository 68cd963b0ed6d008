import { defineMessages } from '../i18n/defineMessages';

export const messages = defineMessages({
  refused: {
    id: 'copy.refused',
    defaultMessage: 'Não foi possível copiar. Selecione o texto e copie manualmente.',
    description: 'Message after a copy button if the browser refuses to copy. The text to copy follows.',
  },
});
