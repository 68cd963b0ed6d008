import { defineMessages } from '../i18n/defineMessages';

export const messages = defineMessages({
  language: {
    id: 'language.label',
    defaultMessage: 'Idioma',
    description: 'Label of the list of languages, for screen readers',
  },
  languageReload: {
    id: 'language.reload',
    defaultMessage: 'Mudar a direção do texto recarrega a página.',
    description: 'Hint for screen readers on the list of languages: another text direction reloads the page',
  },
});
