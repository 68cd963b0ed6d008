import { defineMessages } from '../../i18n/defineMessages';

/** What a line becomes if no entry and no transfer says it yet. */
export const recordTexts = defineMessages({
  entry: {
    id: 'reconciliation.entry',
    defaultMessage: 'Novo lançamento',
    description: 'Button of a line of a bank statement, and title of its dialog',
  },
  entryOf: {
    id: 'reconciliation.entry.of',
    defaultMessage: 'Novo lançamento de {amount} de {day}',
    description: 'Name of the button "Novo lançamento" for screen readers',
  },
  fee: {
    id: 'reconciliation.bankFee',
    defaultMessage: 'Tarifa',
    description: 'Button of a line of a bank statement: it is a fee of the bank. Title of its dialog too',
  },
  feeOf: {
    id: 'reconciliation.bankFee.of',
    defaultMessage: 'Tarifa de {amount} de {day}',
    description: 'Name of the button "Tarifa" for screen readers',
  },
  transfer: {
    id: 'reconciliation.newTransfer',
    defaultMessage: 'Transferência',
    description: 'Button of a line: its money moved between two accounts. Title of its dialog too',
  },
  transferOf: {
    id: 'reconciliation.newTransfer.of',
    defaultMessage: 'Transferência de {amount} de {day}',
    description: 'Name of the button "Transferência" for screen readers',
  },
  income: {
    id: 'reconciliation.record.income',
    defaultMessage: 'Uma receita de {amount}, recebida em {day} nesta conta. A linha é conciliada com ela.',
    description: 'In the dialog that makes an entry out of a line of a bank statement',
  },
  expense: {
    id: 'reconciliation.record.expense',
    defaultMessage: 'Uma despesa de {amount}, paga em {day} por esta conta. A linha é conciliada com ela.',
    description: 'In the dialog that makes an entry out of a line of a bank statement',
  },
  beforeBalance: {
    id: 'reconciliation.record.beforeBalance',
    defaultMessage:
      'Este dia é anterior ao saldo inicial da conta. O pagamento já faz parte do saldo inicial e não muda o saldo.',
    description: 'Warning in the dialog that makes an entry out of a line of a bank statement',
  },
  into: {
    id: 'reconciliation.record.into',
    defaultMessage: '{amount} chegaram de outra conta em {day}.',
    description: 'In the dialog that makes a transfer out of a line. {amount}: an amount of money',
  },
  out: {
    id: 'reconciliation.record.out',
    defaultMessage: '{amount} foram para outra conta em {day}.',
    description: 'In the dialog that makes a transfer out of a line. {amount}: an amount of money',
  },
  otherSide: {
    id: 'reconciliation.record.otherSide',
    defaultMessage: 'A linha de {day} em {account} tem o mesmo valor. As duas são conciliadas.',
    description: 'In the dialog that makes a transfer out of a line of a bank statement',
  },
  probably: {
    id: 'reconciliation.record.probably',
    defaultMessage: 'Parece uma transferência: {account} tem o valor oposto em {day}.',
    description: 'Below a line of a bank statement. {account}: the name of another account',
  },
  usual: {
    id: 'reconciliation.record.usual',
    defaultMessage: 'Com este texto foi antes: {name}, {category}.',
    description: 'Below a line of a bank statement. {name}: a customer or supplier',
  },
  otherAccount: {
    id: 'reconciliation.record.otherAccount',
    defaultMessage: 'Outra conta',
    description: 'Field of a transfer: the account on its other side',
  },
  note: {
    id: 'reconciliation.record.note',
    defaultMessage: 'Observação',
    description: 'Field of a transfer',
  },
  optional: {
    id: 'reconciliation.record.optional',
    defaultMessage: 'Opcional.',
    description: 'Below a field that may stay empty',
  },
  beforeOpening: {
    id: 'reconciliation.record.beforeOpening',
    defaultMessage: 'Uma das contas tem o saldo inicial depois deste dia.',
    description: 'Error of a transfer',
  },
  accountArchived: {
    id: 'reconciliation.record.archived',
    defaultMessage: 'Esta conta está arquivada.',
    description: 'Error of a chosen account',
  },
  gone: {
    id: 'reconciliation.record.gone',
    defaultMessage: 'Esta opção não existe mais.',
    description: 'Error of a chosen account or category',
  },
  entryMade: {
    id: 'reconciliation.record.entryMade',
    defaultMessage: 'Lançamento criado, pago e conciliado.',
    description: 'Toast after a line of a bank statement has become an entry',
  },
  transferMade: {
    id: 'reconciliation.record.transferMade',
    defaultMessage: 'Transferência registrada e conciliada.',
    description: 'Toast after a line of a bank statement has become a transfer',
  },
});
