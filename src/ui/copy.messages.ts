import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  refused: {
    id: 'copy.refused',
    defaultMessage: 'Não foi possível copiar. Selecione o texto e copie.',
    description: 'After a button that copies, where the browser does not allow it; the text follows',
  },
});
