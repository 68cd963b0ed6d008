import { defineMessages } from '../../i18n/defineMessages';

export const messages = defineMessages({
  loading: {
    id: 'reconciliation.loading',
    defaultMessage: 'Carregando as linhas do extrato…',
    description: 'For screen readers, while the lines of a bank statement load',
  },
  failed: {
    id: 'reconciliation.failed',
    defaultMessage: 'As linhas do extrato não foram carregadas',
    description: 'Title of an error',
  },
  notOffered: {
    id: 'reconciliation.notOffered',
    defaultMessage: 'Esta conta não tem conciliação neste sistema.',
    description: 'In place of the page, if the backend has no reconciliation or no such account',
  },
  nothing: {
    id: 'reconciliation.nothing',
    defaultMessage: 'Nenhuma linha espera',
    description: 'Title in place of the lines of a bank statement when all are reconciled or ignored',
  },
  nothingDetail: {
    id: 'reconciliation.nothingDetail',
    defaultMessage:
      'Nenhuma linha importada desta conta espera ser conciliada. Um extrato novo traz as próximas.',
    description: 'Below "Nenhuma linha espera"',
  },
  toAccount: {
    id: 'reconciliation.toAccount',
    defaultMessage: 'Ver os movimentos da conta',
    description: 'Link to the payments and transfers of an account',
  },
  waiting: {
    id: 'reconciliation.waiting',
    defaultMessage:
      '{lines, plural, one {# linha espera} other {# linhas esperam}}: {in} de entradas e {out} de saídas.',
    description: 'Above the lines of a bank statement. {in} and {out} are amounts of money',
  },
  keys: {
    id: 'reconciliation.keys',
    defaultMessage: 'Setas mudam de linha, Enter concilia e U desfaz a última.',
    description: 'A hint about keys above the lines. U is the key with that letter in all languages',
  },
  lines: {
    id: 'reconciliation.lines',
    defaultMessage: 'Linhas do extrato que esperam',
    description: 'Name of the list, for screen readers',
  },
  accept: {
    id: 'reconciliation.accept',
    defaultMessage: 'Conciliar',
    description: 'Button that confirms the proposal of a line',
  },
  acceptOf: {
    id: 'reconciliation.acceptOf',
    defaultMessage: 'Conciliar {amount} de {day} com {name}',
    description: 'Name of the button "Conciliar" for screen readers. {name}: a customer or supplier',
  },
  search: {
    id: 'reconciliation.search',
    defaultMessage: 'Procurar',
    description: 'Button that opens a search of entries for a line',
  },
  searchOf: {
    id: 'reconciliation.searchOf',
    defaultMessage: 'Procurar lançamentos para {amount} de {day}',
    description: 'Name of the button "Procurar" for screen readers',
  },
  ignore: {
    id: 'reconciliation.ignore',
    defaultMessage: 'Ignorar',
    description: 'Button that leaves a line out',
  },
  ignoreOf: {
    id: 'reconciliation.ignoreOf',
    defaultMessage: 'Ignorar {amount} de {day}',
    description: 'Name of the button "Ignorar" for screen readers',
  },
  undo: {
    id: 'reconciliation.undo',
    defaultMessage: 'Desfazer conciliação',
    description: 'Button that undoes the reconciliation of a line',
  },
  undoOf: {
    id: 'reconciliation.undoOf',
    defaultMessage: 'Desfazer conciliação de {amount} de {day}',
    description: 'Name of the button "Desfazer conciliação" for screen readers',
  },
  restore: {
    id: 'reconciliation.restore',
    defaultMessage: 'Deixar de ignorar',
    description: 'Button that considers an ignored line again',
  },
  restoreOf: {
    id: 'reconciliation.restoreOf',
    defaultMessage: 'Deixar de ignorar {amount} de {day}',
    description: 'Name of the button "Deixar de ignorar" for screen readers',
  },
  matched: {
    id: 'reconciliation.matched',
    defaultMessage: 'Conciliada',
    description: 'State of a line',
  },
  ignored: {
    id: 'reconciliation.ignored',
    defaultMessage: 'Ignorada',
    description: 'State of a line',
  },
  noProposal: {
    id: 'reconciliation.noProposal',
    defaultMessage: 'Nada parecido foi encontrado.',
    description: 'Below a line of a bank statement without a proposal',
  },
  nothingToUndo: {
    id: 'reconciliation.nothingToUndo',
    defaultMessage:
      'Nada foi conciliado desde que a página abriu. O que foi conciliado antes se desfaz nas linhas do extrato.',
    description: 'Toast after the key U if no line was reconciled since the page was opened',
  },
  cancel: {
    id: 'reconciliation.cancel',
    defaultMessage: 'Cancelar',
    description: 'Button of a dialog that changes nothing',
  },
  done: {
    id: 'reconciliation.done',
    defaultMessage: '{count, plural, one {# linha conciliada.} other {# linhas conciliadas.}}',
    description: 'Announced after lines of a bank statement were reconciled',
  },
  undone: {
    id: 'reconciliation.undone',
    defaultMessage: 'A linha espera de novo.',
    description: 'Announced after a reconciliation was undone',
  },
  ignoredNow: {
    id: 'reconciliation.ignoredNow',
    defaultMessage: 'Linha ignorada.',
    description: 'Toast after a line of a bank statement was ignored',
  },
  ignoreTitle: {
    id: 'reconciliation.ignoreTitle',
    defaultMessage: 'Ignorar esta linha?',
    description: 'Title of a dialog',
  },
  ignoreDetail: {
    id: 'reconciliation.ignoreDetail',
    defaultMessage: '{amount} de {day} não entra em nenhum lançamento nem em nenhum valor.',
    description: 'In the dialog that ignores a line of a bank statement',
  },
  reason: {
    id: 'reconciliation.reason',
    defaultMessage: 'Motivo',
    description: 'Label of the field with the reason for ignoring a line',
  },
  reasonHint: {
    id: 'reconciliation.reasonHint',
    defaultMessage: 'Por exemplo: tarifa já lançada.',
    description: 'Below the field "Motivo"',
  },
  conflict: {
    id: 'reconciliation.conflict',
    defaultMessage: 'Outra pessoa já tratou desta linha.',
    description: 'Error if a line was reconciled or ignored by another person meanwhile',
  },
  conflictNamed: {
    id: 'reconciliation.conflictNamed',
    defaultMessage: '{name} já tratou desta linha.',
    description:
      'Error if a line was reconciled or ignored meanwhile. {name}: the name of the person who did it',
  },
  conflictOfSeveral: {
    id: 'reconciliation.conflictOfSeveral',
    defaultMessage: 'Outra pessoa já tratou de uma destas linhas, e nenhuma foi conciliada.',
    description: 'Error if several lines were sent together, and another person has dealt with one of them',
  },
  proposalChanged: {
    id: 'reconciliation.proposalChanged',
    defaultMessage: 'O que foi proposto para esta linha mudou. Confira de novo.',
    description: 'Error if an entry or a payment of a proposal was changed meanwhile. The line still waits',
  },
  unavailable: {
    id: 'reconciliation.unavailable',
    defaultMessage: 'Este sistema não permite conciliar extratos.',
    description: 'Error if the backend does not offer the operation',
  },
  pageDone: {
    id: 'reconciliation.pageDone',
    defaultMessage: 'Nenhuma destas linhas espera mais',
    description: 'Title below the lines of a page if all are done, and further ones wait',
  },
  next: {
    id: 'reconciliation.next',
    defaultMessage: 'Mostrar as que ainda esperam',
    description: 'Button that loads the lines that still wait',
  },
  linkedPayment: {
    id: 'reconciliation.payment',
    defaultMessage: 'Pagamento já registrado',
    description: 'Kind of a proposal: it was recorded before, and is only linked',
  },
  linkedTransfer: {
    id: 'reconciliation.transfer',
    defaultMessage: 'Transferência já registrada',
    description: 'Kind of a proposal: it was recorded before, and is only linked',
  },
  receivable: {
    id: 'reconciliation.receivable',
    defaultMessage: 'A receber',
    description: 'Kind of a proposal: an open entry to receive',
  },
  payable: {
    id: 'reconciliation.payable',
    defaultMessage: 'A pagar',
    description: 'Kind of a proposal: an open entry to pay',
  },
  dueOn: {
    id: 'reconciliation.dueOn',
    defaultMessage: 'vence em {day}',
    description: 'After the amount of a proposal: the due day of the entry',
  },
  dueAndExpectedOn: {
    id: 'reconciliation.dueAndExpectedOn',
    defaultMessage: 'vence em {day} (previsto para {expected})',
    description: 'After the amount of a proposal. The bank moves the money on a business day',
  },
  charges: {
    id: 'reconciliation.charges',
    defaultMessage: 'com {amount} de multa e juros',
    description: 'After the amount of a proposal. Fine and interest of a late payment',
  },
  fee: {
    id: 'reconciliation.fee',
    defaultMessage: 'com {amount} de tarifa',
    description: 'After the amount of a proposal. A fee of the bank or card company',
  },
});
