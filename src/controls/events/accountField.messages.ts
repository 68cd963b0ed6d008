import { defineMessages } from '../../i18n/defineMessages';

/** The recorded fields of accounts, transfers and statements. */
export const accountFields = defineMessages({
  isArchived: {
    id: 'audit.field.isArchived',
    defaultMessage: 'Arquivada',
    description: 'Field of a change in the audit: whether an account is archived',
  },
  accountKind: {
    id: 'audit.field.accountKind',
    defaultMessage: 'Tipo',
    description: 'Field of a change in the audit: the kind of an account: bank, cash or card',
  },
  bankCode: {
    id: 'audit.field.bankCode',
    defaultMessage: 'Número do banco',
    description: 'Field of a change in the audit: the number of the bank of an account',
  },
  numberEnd: {
    id: 'audit.field.numberEnd',
    defaultMessage: 'Final da conta',
    description: 'Field of a change in the audit: the last digits of an account',
  },
  invertsAmounts: {
    id: 'audit.field.invertsAmounts',
    defaultMessage: 'Extrato com sinais invertidos',
    description: 'Field of a change in the audit: whether a card statement has inverted signs',
  },
  account: {
    id: 'audit.field.account',
    defaultMessage: 'Conta',
    description: 'Field of a change: the bank, cash or card account of a payment',
  },
  fromAccount: {
    id: 'audit.field.fromAccount',
    defaultMessage: 'De',
    description: 'Field of a change in the audit: the account that a transfer leaves',
  },
  toAccount: {
    id: 'audit.field.toAccount',
    defaultMessage: 'Para',
    description: 'Field of a change in the audit: the account that gets a transfer',
  },
  day: {
    id: 'audit.field.day',
    defaultMessage: 'Data',
    description: 'Field of a change in the audit: the day of a line of a bank statement',
  },
  matchedWith: {
    id: 'audit.field.matchedWith',
    defaultMessage: 'Conciliada com',
    description: 'Field of a change in the audit: the customers or suppliers of a line of a bank statement',
  },
  addedLines: {
    id: 'audit.field.addedLines',
    defaultMessage: 'Linhas do extrato adicionadas',
    description: 'Field of a change in the audit: how many lines an import of a bank statement added',
  },
  removedLines: {
    id: 'audit.field.removedLines',
    defaultMessage: 'Linhas do extrato removidas',
    description: 'Field of a change in the audit: how many lines the undoing of such an import removed',
  },
  movedOn: {
    id: 'audit.field.movedOn',
    defaultMessage: 'Data da transferência',
    description: 'Field of a change in the audit: the day of a transfer',
  },
});
