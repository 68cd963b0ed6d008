import { defineMessages } from '../i18n/defineMessages';

export const messages = defineMessages({
  languageReloads: {
    id: 'appearance.language.reloads',
    defaultMessage: 'Ao mudar a direção do texto, a página recarrega.',
    description: 'Text below the languages: English (RTL) reloads the page, and so does the way back',
  },
  fullScreen: {
    id: 'app.fullScreen',
    defaultMessage: 'Tela cheia',
    description: 'Switch that shows the page on the whole screen',
  },
});
