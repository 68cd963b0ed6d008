import { defineMessages } from 'react-intl';
import type { NoMessageValues, MessageValue } from 'react-intl';

export const messages = defineMessages<{
  readonly brokenTitle: NoMessageValues;
  readonly brokenDetail: { readonly key: MessageValue };
  readonly unreachableTitle: NoMessageValues;
  readonly unreachableDetail: NoMessageValues;
  readonly tryAgain: NoMessageValues;
}>({
  brokenTitle: {
    id: 'startup.broken.title',
    defaultMessage: 'A configuração da Portaria está errada',
    description: 'Full page when config.json cannot be right',
  },
  brokenDetail: {
    id: 'startup.broken.detail',
    defaultMessage: 'Avise o administrador: em config.json, corrija {key}.',
    description: 'Names the key of config.json that has to be corrected',
  },
  unreachableTitle: {
    id: 'startup.unreachable.title',
    defaultMessage: 'A Portaria não pôde ser iniciada',
    description: 'Full page when config.json could not be read now',
  },
  unreachableDetail: {
    id: 'startup.unreachable.detail',
    defaultMessage: 'A configuração não pôde ser lida. Verifique a conexão e tente de novo.',
    description: 'Below that title; a button to try again follows',
  },
  tryAgain: {
    id: 'startup.retry',
    defaultMessage: 'Tentar de novo',
    description: 'Button that reloads the page',
  },
});
