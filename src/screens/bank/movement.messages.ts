import { defineMessages } from '../../i18n/defineMessages';

/** The texts of movements and transfers. */
export const movementTexts = defineMessages({
  from: {
    id: 'bank.transfer.from',
    defaultMessage: 'De',
    description: 'Field of a transfer: the account that the money leaves',
  },
  to: {
    id: 'bank.transfer.to',
    defaultMessage: 'Para',
    description: 'Field of a transfer: the account that gets the money',
  },
  sameAccount: {
    id: 'bank.transfer.sameAccount',
    defaultMessage: 'Escolha duas contas diferentes.',
    description: 'Error of a transfer from an account to itself',
  },
  accountArchived: {
    id: 'bank.transfer.archived',
    defaultMessage: 'Esta conta está arquivada.',
    description: 'Error of a transfer with an archived account',
  },
  accountUnknown: {
    id: 'bank.transfer.unknown',
    defaultMessage: 'Esta conta não existe mais.',
    description: 'Error of a transfer with an account that does not exist',
  },
  movedOn: {
    id: 'bank.transfer.movedOn',
    defaultMessage: 'Data da transferência',
    description: 'Field: the day of a transfer',
  },
  beforeOpening: {
    id: 'bank.transfer.beforeOpening',
    defaultMessage: 'Uma das contas tem o saldo inicial depois deste dia.',
    description: 'Error of a transfer before the opening balance of an account',
  },
  amount: {
    id: 'bank.transfer.amount',
    defaultMessage: 'Valor (R$)',
    description: 'Field: the amount of a transfer',
  },
  note: {
    id: 'bank.transfer.note',
    defaultMessage: 'Observação',
    description: 'Field: a note of a transfer',
  },
  transferred: {
    id: 'bank.transfer.done',
    defaultMessage: 'Transferência registrada.',
    description: 'Message after a transfer was recorded',
  },
  needsTwo: {
    id: 'bank.transfer.needsTwo',
    defaultMessage: 'Uma transferência precisa de duas contas',
    description: 'Heading in place of the form of a transfer if there is one account alone',
  },
  loadingMovements: {
    id: 'bank.movements.loading',
    defaultMessage: 'Carregando os movimentos…',
    description: 'Status while the movements of an account are loading',
  },
  failedMovements: {
    id: 'bank.movements.failed',
    defaultMessage: 'Não foi possível carregar os movimentos',
    description: 'Heading after the movements of an account could not be loaded',
  },
  noMovements: {
    id: 'bank.movements.none',
    defaultMessage: 'Nenhum movimento nesta conta',
    description: 'Heading of an account without payments and transfers',
  },
  noMovementsYet: {
    id: 'bank.movements.none.detail',
    defaultMessage: 'Pagamentos e transferências desta conta aparecem aqui.',
    description: 'Text below the heading of an account without payments and transfers',
  },
  movementDay: {
    id: 'bank.movement.day',
    defaultMessage: 'Data',
    description: 'Column: the day of a movement of an account',
  },
  movement: {
    id: 'bank.movement',
    defaultMessage: 'Movimento',
    description: 'Column: what a movement of an account is',
  },
  movementAmount: {
    id: 'bank.movement.amount',
    defaultMessage: 'Valor',
    description: 'Column: the amount of a movement, negative if it left the account',
  },
  balanceAfter: {
    id: 'bank.movement.balance',
    defaultMessage: 'Saldo',
    description: 'Column: the balance of an account after a movement',
  },
  beforeBalance: {
    id: 'bank.movement.before',
    defaultMessage: 'antes do saldo inicial',
    description: 'In place of the balance after a movement before the opening balance',
  },
  refundOf: {
    id: 'bank.movement.refund',
    defaultMessage: 'Devolução: {name}',
    description: 'A refund in the movements. {name} is the counterparty',
  },
  transferTo: {
    id: 'bank.movement.transferTo',
    defaultMessage: 'Transferência para {name}',
    description: 'A transfer that left the account. {name} is the other account',
  },
  transferFrom: {
    id: 'bank.movement.transferFrom',
    defaultMessage: 'Transferência de {name}',
    description: 'A transfer that came to the account. {name} is the other account',
  },
  actions: {
    id: 'bank.movement.actions',
    defaultMessage: 'Ações',
    description: 'Name of the column with the buttons of a movement, for screen readers',
  },
  void: { id: 'bank.void', defaultMessage: 'Estornar', description: 'Button that voids a transfer' },
  voidOf: {
    id: 'bank.void.of',
    defaultMessage: 'Estornar a transferência de {day}',
    description: 'Name of the button that voids a transfer, for screen readers',
  },
  voidTitle: {
    id: 'bank.void.title',
    defaultMessage: 'Estornar transferência',
    description: 'Title of the dialog that voids a transfer',
  },
  voidDetail: {
    id: 'bank.void.detail',
    defaultMessage: 'A transferência de {amount} sai dos saldos das duas contas e fica na auditoria.',
    description: 'Text in the dialog that voids a transfer',
  },
  reason: {
    id: 'bank.void.reason',
    defaultMessage: 'Motivo do estorno',
    description: 'Field: why a transfer is voided',
  },
  reasonHint: {
    id: 'bank.void.reason.hint',
    defaultMessage: 'Por exemplo, digitada duas vezes.',
    description: 'Hint below the field for the reason',
  },
  voided: {
    id: 'bank.voided',
    defaultMessage: 'Transferência estornada.',
    description: 'Message after a transfer was voided',
  },
  transferReconciled: {
    id: 'bank.void.reconciled',
    defaultMessage: 'Esta transferência está conciliada com o extrato. Desfaça a conciliação antes.',
    description: 'Error of the dialog that voids a transfer: a line of a bank statement is matched with it',
  },
  voidedAlready: {
    id: 'bank.voided.already',
    defaultMessage: 'Esta transferência já foi estornada.',
    description: 'Sentence if another person has voided the transfer',
  },
});
