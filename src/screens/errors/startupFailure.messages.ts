import { defineMessages } from '../../i18n/defineMessages';

export const messages = defineMessages({
  brokenTitle: {
    id: 'startup.broken.title',
    defaultMessage: 'A configuração da Portaria é inválida',
    description: 'Title of the page if config.json is invalid',
  },
  brokenDetail: {
    id: 'startup.broken.detail',
    defaultMessage: 'Avise o administrador: corrija {key} em config.json.',
    description: 'Text below that title. {key} is the invalid key of config.json.',
  },
  unreachableTitle: {
    id: 'startup.unreachable.title',
    defaultMessage: 'Não foi possível iniciar a Portaria',
    description: 'Title of the page if config.json could not be loaded',
  },
  unreachableDetail: {
    id: 'startup.unreachable.detail',
    defaultMessage: 'Não foi possível ler a configuração. Verifique a conexão e tente de novo.',
    description: 'Text below that title. A button to try again follows.',
  },
  tryAgain: {
    id: 'startup.retry',
    defaultMessage: 'Tentar de novo',
    description: 'Button that reloads the page',
  },
});
