import { defineMessages } from '../../i18n/defineMessages';

export const messages = defineMessages({
  untitled: {
    id: 'dashboard.untitled',
    defaultMessage: 'Painel',
    description: 'Title of a dashboard if the server has not sent one',
  },
  emptyTitle: {
    id: 'dashboard.empty.title',
    defaultMessage: 'Sem dados por enquanto',
    description: 'Title of the panel on a dashboard without figures',
  },
  emptyDetail: {
    id: 'dashboard.empty.detail',
    defaultMessage: 'Os números deste painel ainda não estão disponíveis aqui.',
    description: 'Text of the panel on a dashboard without figures',
  },
  loading: {
    id: 'dashboard.loading',
    defaultMessage: 'Carregando o painel…',
    description: 'Text of a dashboard page while the list of dashboards loads',
  },
  unknownTitle: {
    id: 'dashboard.unknown.title',
    defaultMessage: 'Painel não encontrado',
    description: 'Title of a dashboard page if the server does not list its code',
  },
  unknownDetail: {
    id: 'dashboard.unknown.detail',
    defaultMessage: 'O código {code} não corresponde a nenhum painel disponível para você.',
    description: 'Text of a dashboard page if the server does not list its {code}',
  },
  toDefault: {
    id: 'dashboard.toDefault',
    defaultMessage: 'Abrir o painel padrão',
    description: 'Button to the default dashboard, if the server does not list the code',
  },
});
