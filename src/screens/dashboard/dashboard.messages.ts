import { defineMessages } from 'react-intl';
import type { MessageValue, NoMessageValues } from 'react-intl';

export const messages = defineMessages<{
  readonly untitled: NoMessageValues;
  readonly owner: { readonly name: MessageValue };
  readonly ownerUnnamed: NoMessageValues;
  readonly emptyTitle: NoMessageValues;
  readonly emptyDetail: NoMessageValues;
  readonly loading: NoMessageValues;
  readonly unknownTitle: NoMessageValues;
  readonly unknownDetail: { readonly code: MessageValue };
  readonly toDefault: NoMessageValues;
  readonly failedTitle: NoMessageValues;
  readonly tryAgain: NoMessageValues;
  readonly signInTitle: NoMessageValues;
  readonly signInDetail: NoMessageValues;
}>({
  untitled: {
    id: 'dashboard.untitled',
    defaultMessage: 'Painel',
    description: 'Title of a dashboard while the server has not told it',
  },
  owner: {
    id: 'dashboard.owner',
    defaultMessage: 'Painel de {name}',
    description: 'Whose dashboard it is',
  },
  ownerUnnamed: {
    id: 'dashboard.ownerUnnamed',
    defaultMessage: 'Seu painel',
    description: 'Whose dashboard it is, where the server does not tell the name',
  },
  emptyTitle: {
    id: 'dashboard.empty.title',
    defaultMessage: 'Ainda sem números',
    description: 'A dashboard without figures',
  },
  emptyDetail: {
    id: 'dashboard.empty.detail',
    defaultMessage: 'Esta versão da Portaria abre o painel, mas ainda não mostra os números dele.',
    description: 'Below that title',
  },
  loading: {
    id: 'dashboard.loading',
    defaultMessage: 'Carregando o painel…',
    description: 'While the server is asked which dashboards there are',
  },
  unknownTitle: {
    id: 'dashboard.unknown.title',
    defaultMessage: 'Este painel não existe',
    description: 'A dashboard code that the server does not list',
  },
  unknownDetail: {
    id: 'dashboard.unknown.detail',
    defaultMessage: 'O código {code} não está entre os painéis que você pode abrir.',
    description: 'Below that title',
  },
  toDefault: {
    id: 'dashboard.toDefault',
    defaultMessage: 'Abrir o painel padrão',
    description: 'Button to the default dashboard',
  },
  failedTitle: {
    id: 'dashboard.failed.title',
    defaultMessage: 'O painel não pôde ser carregado',
    description: 'The server did not answer',
  },
  tryAgain: {
    id: 'dashboard.retry',
    defaultMessage: 'Tentar de novo',
    description: 'Button that asks the server again',
  },
  signInTitle: {
    id: 'dashboard.signIn.title',
    defaultMessage: 'Entre para ver os painéis',
    description: 'The app area where nobody is signed in',
  },
  signInDetail: {
    id: 'dashboard.signIn.detail',
    defaultMessage: 'Os números da empresa só aparecem para quem entrou com login e senha.',
    description: 'Below that title',
  },
});
