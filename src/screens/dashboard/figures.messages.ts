import { defineMessages } from '../../i18n/defineMessages';

export const messages = defineMessages({
  loading: {
    id: 'figures.loading',
    defaultMessage: 'Carregando os números…',
    description: 'Text of a dashboard while its figures load, for screen readers',
  },
  refresh: {
    id: 'figures.refresh',
    defaultMessage: 'Atualizar',
    description: 'Button that loads the figures of a dashboard again',
  },
  failedTitle: {
    id: 'figures.failed.title',
    defaultMessage: 'Não foi possível carregar os números',
    description: 'Title on a dashboard whose figures could not be loaded',
  },
  noAccessTitle: {
    id: 'figures.noAccess.title',
    defaultMessage: 'Você não tem acesso a este painel',
    description: 'Title on a dashboard that the server refuses to the user',
  },
  noAccessDetail: {
    id: 'figures.noAccess.detail',
    defaultMessage: 'Se você precisa destes números, fale com o administrador.',
    description: 'Text on a dashboard that the server refuses to the user',
  },
  account: {
    id: 'figures.account',
    defaultMessage: 'Conta',
    description: 'Label of the choice of a bank, cash or card account above the figures',
  },
  allAccounts: {
    id: 'figures.allAccounts',
    defaultMessage: 'Todas as contas',
    description: 'Choice above the figures: those of all bank, cash and card accounts',
  },
  accountNote: {
    id: 'figures.accountNote',
    defaultMessage:
      'De uma conta há só o recebido, o pago e o fluxo de caixa: vendas, resultado e valores em aberto não têm conta.',
    description: 'Below the choice of an account above the figures: why the other figures are not shown',
  },
  unknownAccount: {
    id: 'figures.unknownAccount',
    defaultMessage: 'A conta deste endereço não existe.',
    description: 'Text on a dashboard whose address names an account that does not exist',
  },
  noWidgets: {
    id: 'figures.noWidgets',
    defaultMessage: 'Assim que houver movimento, os números aparecem aqui.',
    description: 'Text on a dashboard without any figure',
  },
});
