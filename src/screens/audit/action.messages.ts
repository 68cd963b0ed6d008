import { defineMessages } from '../../i18n/defineMessages';

/** What happened, after the name of the person. */
export const actionTitles = defineMessages({
  created: {
    id: 'audit.action.created',
    defaultMessage: 'Criou um lançamento',
    description: 'What a person did, in a list of events',
  },
  changed: {
    id: 'audit.action.changed',
    defaultMessage: 'Alterou um lançamento',
    description: 'What a person did, in a list of events',
  },
  deleted: {
    id: 'audit.action.deleted',
    defaultMessage: 'Excluiu um lançamento',
    description: 'What a person did, in a list of events',
  },
  restored: {
    id: 'audit.action.restored',
    defaultMessage: 'Restaurou um lançamento',
    description: 'What a person did, in a list of events',
  },
  paid: {
    id: 'audit.action.paid',
    defaultMessage: 'Registrou um pagamento',
    description: 'What a person did, in a list of events',
  },
  unpaid: {
    id: 'audit.action.unpaid',
    defaultMessage: 'Estornou um pagamento',
    description: 'What a person did, in a list of events',
  },
  received: {
    id: 'audit.action.received',
    defaultMessage: 'Registrou um recebimento',
    description: 'What a person did, in a list of events',
  },
  unreceived: {
    id: 'audit.action.unreceived',
    defaultMessage: 'Estornou um recebimento',
    description: 'What a person did, in a list of events',
  },
  refunded: {
    id: 'audit.action.refunded',
    defaultMessage: 'Registrou uma devolução',
    description: 'What a person did, in a list of events',
  },
  refundVoided: {
    id: 'audit.action.refundVoided',
    defaultMessage: 'Estornou uma devolução',
    description: 'What a person did, in a list of events',
  },
  seriesCreated: {
    id: 'audit.action.seriesCreated',
    defaultMessage: 'Criou uma recorrência',
    description: 'What a person did, in a list of events',
  },
  seriesChanged: {
    id: 'audit.action.seriesChanged',
    defaultMessage: 'Alterou uma recorrência',
    description: 'What a person did, in a list of events',
  },
  seriesEnded: {
    id: 'audit.action.seriesEnded',
    defaultMessage: 'Encerrou uma recorrência',
    description: 'What a person did, in a list of events',
  },
  seriesResumed: {
    id: 'audit.action.seriesResumed',
    defaultMessage: 'Retomou uma recorrência',
    description: 'What a person did, in a list of events',
  },
  imported: {
    id: 'audit.action.imported',
    defaultMessage: 'Importou um arquivo',
    description: 'What a person did, in a list of events',
  },
  importUndone: {
    id: 'audit.action.importUndone',
    defaultMessage: 'Desfez uma importação',
    description: 'What a person did, in a list of events',
  },
  companyChanged: {
    id: 'audit.action.companyChanged',
    defaultMessage: 'Alterou os dados da empresa',
    description: 'What a person did, in a list of events',
  },
  categoriesChanged: {
    id: 'audit.action.categoriesChanged',
    defaultMessage: 'Alterou as categorias',
    description: 'What a person did, in a list of events',
  },
  categoriesMerged: {
    id: 'audit.action.categoriesMerged',
    defaultMessage: 'Uniu duas categorias',
    description: 'What a person did, in a list of events',
  },
  mergeUndone: {
    id: 'audit.action.mergeUndone',
    defaultMessage: 'Separou duas categorias',
    description: 'What a person did, in a list of events',
  },
  accountAdded: {
    id: 'audit.action.accountAdded',
    defaultMessage: 'Criou a conta',
    description: 'Event in the audit, before the name of the bank, cash or card account',
  },
  accountChanged: {
    id: 'audit.action.accountChanged',
    defaultMessage: 'Alterou a conta',
    description: 'Event in the audit, before the name of the bank, cash or card account',
  },
  transferred: {
    id: 'audit.action.transferred',
    defaultMessage: 'Registrou uma transferência',
    description: 'Event in the audit: money moved between two accounts',
  },
  transferVoided: {
    id: 'audit.action.transferVoided',
    defaultMessage: 'Estornou uma transferência',
    description: 'Event in the audit: a transfer was voided',
  },
  statementImported: {
    id: 'audit.action.statementImported',
    defaultMessage: 'Importou um extrato',
    description: 'Event in the audit, about bank statements',
  },
  statementUndone: {
    id: 'audit.action.statementUndone',
    defaultMessage: 'Desfez a importação de um extrato',
    description: 'Event in the audit, about bank statements',
  },
  lineMatched: {
    id: 'audit.action.lineMatched',
    defaultMessage: 'Conciliou uma linha do extrato',
    description: 'Event in the audit, about bank statements',
  },
  lineUnmatched: {
    id: 'audit.action.lineUnmatched',
    defaultMessage: 'Desfez a conciliação de uma linha',
    description: 'Event in the audit, about bank statements',
  },
  lineIgnored: {
    id: 'audit.action.lineIgnored',
    defaultMessage: 'Ignorou uma linha do extrato',
    description: 'Event in the audit, about bank statements',
  },
  lineRestored: {
    id: 'audit.action.lineRestored',
    defaultMessage: 'Deixou de ignorar uma linha do extrato',
    description: 'Event in the audit, about bank statements',
  },
  monthClosed: {
    id: 'audit.action.monthClosed',
    defaultMessage: 'Fechou o mês',
    description: 'Event in the audit: no payment of the month changes any more',
  },
  monthReopened: {
    id: 'audit.action.monthReopened',
    defaultMessage: 'Reabriu o mês',
    description: 'Event in the audit: payments of the month may change again',
  },
  signedIn: {
    id: 'audit.action.signedIn',
    defaultMessage: 'Entrou',
    description: 'What a person did, in a list of events',
  },
  sessionEnded: {
    id: 'audit.action.sessionEnded',
    defaultMessage: 'Encerrou uma sessão',
    description: 'What a person did, in a list of events',
  },
  sessionsEnded: {
    id: 'audit.action.sessionsEnded',
    defaultMessage: 'Encerrou as sessões',
    description: 'What a person did, in a list of events',
  },
  exported: {
    id: 'audit.action.exported',
    defaultMessage: 'Exportou um arquivo',
    description: 'What a person did, in a list of events',
  },
  userAdded: {
    id: 'audit.action.userAdded',
    defaultMessage: 'Criou um usuário',
    description: 'What a person did, in a list of events',
  },
  userChanged: {
    id: 'audit.action.userChanged',
    defaultMessage: 'Alterou um usuário',
    description: 'What a person did, in a list of events',
  },
  userBlocked: {
    id: 'audit.action.userBlocked',
    defaultMessage: 'Bloqueou um usuário',
    description: 'What a person did, in a list of events',
  },
  userUnblocked: {
    id: 'audit.action.userUnblocked',
    defaultMessage: 'Desbloqueou um usuário',
    description: 'What a person did, in a list of events',
  },
  userRemoved: {
    id: 'audit.action.userRemoved',
    defaultMessage: 'Removeu um usuário',
    description: 'What a person did, in a list of events',
  },
  linkMade: {
    id: 'audit.action.linkMade',
    defaultMessage: 'Gerou um link de senha',
    description: 'What a person did, in a list of events',
  },
  passwordReset: {
    id: 'audit.action.passwordReset',
    defaultMessage: 'Redefiniu a senha com um link',
    description:
      'What a person did, in a list of events. The name of the user whose password it was follows.',
  },
  passwordSet: {
    id: 'audit.action.passwordSet',
    defaultMessage: 'Definiu uma senha',
    description: 'What a person did, in a list of events',
  },
  passwordChanged: {
    id: 'audit.action.passwordChanged',
    defaultMessage: 'Trocou a própria senha',
    description: 'What a person did, in a list of events',
  },
  installationSetUp: {
    id: 'audit.action.installationSetUp',
    defaultMessage: 'Configurou a instalação',
    description: 'What a person did, in a list of events',
  },
  eventsDeleted: {
    id: 'audit.action.eventsDeleted',
    defaultMessage: 'Apagou eventos antigos',
    description: 'What a person did, in a list of events',
  },
  nameErased: {
    id: 'audit.action.nameErased',
    defaultMessage: 'Apagou um nome dos eventos',
    description:
      'What was done by a command, in a list of events. The event is about the person whose name was replaced.',
  },
  other: {
    id: 'audit.action.other',
    defaultMessage: 'Alterou algo',
    description: 'What a person did, in a list of events',
  },
});
