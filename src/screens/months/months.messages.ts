import { defineMessages } from '../../i18n/defineMessages';

export const messages = defineMessages({
  loading: {
    id: 'months.loading',
    defaultMessage: 'Carregando os meses…',
    description: 'Status while the months are loading',
  },
  failed: {
    id: 'months.failed',
    defaultMessage: 'Não foi possível carregar os meses',
    description: 'Heading after the months could not be loaded',
  },
  notOffered: {
    id: 'months.notOffered',
    defaultMessage: 'Aqui não é possível fechar meses.',
    description: 'Sentence if the backend does not close months',
  },
  none: {
    id: 'months.none',
    defaultMessage: 'Nenhum mês encerrado',
    description: 'Heading of the list of months without a row',
  },
  noneYet: {
    id: 'months.none.detail',
    defaultMessage:
      'Os meses aparecem aqui depois que terminam, quando há lançamentos e os dados da empresa estão preenchidos.',
    description: 'Text below the heading of a list of months without a row',
  },
  openUntil: {
    id: 'months.summary.open',
    defaultMessage: 'Nenhum mês está fechado.',
    description: 'Sentence above the list of months, if none is closed',
  },
  closedUntil: {
    id: 'months.summary.closed',
    defaultMessage: 'Fechado até {day}',
    description: 'Above the list of months. {day} is the last day of the closed months',
  },
  month: { id: 'months.month', defaultMessage: 'Mês', description: 'Column: the name of a month' },
  state: {
    id: 'months.state',
    defaultMessage: 'Situação',
    description: 'Column: whether a month is closed',
  },
  files: {
    id: 'months.files',
    defaultMessage: 'Para a contabilidade',
    description: 'Column: the files of a month for the accountant',
  },
  acts: {
    id: 'months.acts',
    defaultMessage: 'Ações',
    description: 'Name of the column with the buttons of each month, for screen readers',
  },
  differs: {
    id: 'months.differs',
    defaultMessage: '{name} difere do banco',
    description: 'What is still open in a month: the balance of an account differs from that of the bank',
  },
  closed: { id: 'months.closed', defaultMessage: 'Fechado', description: 'State of a closed month' },
  open: { id: 'months.open', defaultMessage: 'Aberto', description: 'State of a month that is not closed' },
  closedBy: {
    id: 'months.closedBy',
    defaultMessage: 'por {name}, em {moment}',
    description: 'Who has closed a month, after the word “Closed”',
  },
  statementChanged: {
    id: 'months.statementChanged',
    defaultMessage:
      'O resultado por competência mudou depois do fechamento. Exporte os arquivos de novo para a contabilidade.',
    description: 'Warning at a closed month: an entry that was issued in it has changed since',
  },
  newLines: {
    id: 'months.newLines',
    defaultMessage:
      '{count, plural, one {# linha de extrato sem conciliação} other {# linhas de extrato sem conciliação}}',
    description: 'What is still open in a month: lines of bank statements that are not reconciled',
  },
  openEntries: {
    id: 'months.openEntries',
    defaultMessage:
      '{count, plural, one {# lançamento vencido em aberto} other {# lançamentos vencidos em aberto}}',
    description: 'What is still open in a month: entries that were due in it and are not paid',
  },
  nothingOpen: {
    id: 'months.nothingOpen',
    defaultMessage: 'nada pendente',
    description: 'In place of what is still open in a month',
  },
  export: {
    id: 'months.export',
    defaultMessage: 'Exportar {month}',
    description:
      'Accessible name of the button that saves a file of a month. It begins with the text of the button',
  },
  formats: {
    id: 'months.formats',
    defaultMessage: 'Formatos de {month}',
    description: 'Name of the button that opens a menu with the formats of the files of a month',
  },
  close: {
    id: 'months.close',
    defaultMessage: 'Fechar',
    description: 'Button of a month in a list: opens a dialog that closes the month',
  },
  reopen: {
    id: 'months.reopen',
    defaultMessage: 'Reabrir',
    description: 'Button of a month in a list: opens a dialog that reopens the month',
  },
  closeTitle: {
    id: 'months.close.title',
    defaultMessage: 'Fechar {month}',
    description: 'Title of the dialog that closes a month, such as “Close October 2026”',
  },
  reopenTitle: {
    id: 'months.reopen.title',
    defaultMessage: 'Reabrir {month}',
    description: 'Title of the dialog that reopens a month, such as “Reopen October 2026”',
  },
  closeDetail: {
    id: 'months.close.detail',
    defaultMessage:
      'Pagamentos, devoluções, transferências e saldos iniciais até {day} não mudam mais. Lançamentos em aberto continuam podendo ser pagos em dias posteriores. Um administrador pode reabrir o mês.',
    description: 'Text of the dialog before a month is closed. {day} is its last day',
  },
  closeStatement: {
    id: 'months.close.statement',
    defaultMessage:
      'O resultado por competência segue os lançamentos emitidos no mês. Se mudar depois, o mês e seus arquivos avisam.',
    description: 'Text of the dialog before a month is closed, about what the closing does not freeze',
  },
  closesEarlier: {
    id: 'months.close.earlier',
    defaultMessage: 'Os meses anteriores também são fechados.',
    description: 'Text of the dialog before a month is closed, if earlier ones are open',
  },
  stillOpen: {
    id: 'months.close.stillOpen',
    defaultMessage: 'Ainda pendente até {day}:',
    description: 'Before a list of what is still open, in the dialog that closes a month',
  },
  reopenDetail: {
    id: 'months.reopen.detail',
    defaultMessage:
      'Pagamentos e transferências a partir de {day} voltam a poder mudar. O que já foi entregue à contabilidade pode ficar diferente.',
    description: 'Text of the dialog before a month is reopened. {day} is its first day',
  },
  reopensLater: {
    id: 'months.reopen.later',
    defaultMessage: 'Os meses posteriores também são reabertos.',
    description: 'Text of the dialog before a month is reopened, if later ones are closed',
  },
  closeNow: {
    id: 'months.close.now',
    defaultMessage: 'Fechar o mês',
    description: 'Button of the dialog that closes a month',
  },
  reopenNow: {
    id: 'months.reopen.now',
    defaultMessage: 'Reabrir o mês',
    description: 'Button of the dialog that reopens a month',
  },
  busy: {
    id: 'months.busy',
    defaultMessage: 'Salvando…',
    description: 'Button of the dialog of a month, while it is sent',
  },
  reason: {
    id: 'months.reason',
    defaultMessage: 'Motivo',
    description: 'Field: why a month is reopened',
  },
  reasonHint: {
    id: 'months.reason.hint',
    defaultMessage: 'Fica registrado na auditoria.',
    description: 'Hint below the field with the reason for which a month is reopened',
  },
  closedDone: {
    id: 'months.closed.done',
    defaultMessage: 'Mês fechado.',
    description: 'Message after a month was closed',
  },
  reopenedDone: {
    id: 'months.reopened.done',
    defaultMessage: 'Mês reaberto.',
    description: 'Message after a month was reopened',
  },
  conflict: {
    id: 'months.conflict',
    defaultMessage: 'Os meses ou os dados da empresa mudaram enquanto isso. Confira a lista e tente de novo.',
    description: 'Sentence after another person has closed or reopened a month meanwhile',
  },
  refused: {
    id: 'months.refused',
    defaultMessage: 'O mês já está nesta situação. Confira a lista.',
    description: 'Sentence after the backend refused to close or to reopen a month',
  },
});
