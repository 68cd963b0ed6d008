import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  language: {
    id: 'language.label',
    defaultMessage: 'Idioma',
    description: 'Name of the language choice',
  },
  languageReload: {
    id: 'language.reload',
    defaultMessage: 'Trocar entre esquerda e direita recarrega a página.',
    description: 'Hint tied to the language choice: a language of another direction reloads the page',
  },
});
