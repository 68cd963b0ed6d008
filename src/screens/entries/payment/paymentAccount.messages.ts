import { defineMessages } from '../../../i18n/defineMessages';

export const accountTexts = defineMessages({
  account: {
    id: 'entry.payment.account',
    defaultMessage: 'Conta',
    description: 'Field: the bank, cash or card account that the money came to or left',
  },
  reconciled: {
    id: 'entry.payment.reconciled',
    defaultMessage: 'Este pagamento está conciliado com o extrato. Desfaça a conciliação antes.',
    description:
      'Why a payment is not voided and stays in its account: a line of a bank statement is matched with it',
  },
  unusable: {
    id: 'entry.payment.account.unusable',
    defaultMessage: 'Esta conta não aceita pagamentos. Escolha outra.',
    description: 'Error of an account that is archived or does not exist any more',
  },
  early: {
    id: 'entry.payment.early',
    defaultMessage: 'O saldo inicial de {name} é de {day} e já conta o que houve antes.',
    description: 'Question before a payment on a day before the opening balance of its account',
  },
  earlyHint: {
    id: 'entry.payment.early.hint',
    defaultMessage: 'Este registro não muda o saldo da conta.',
    description: 'Consequence of a payment before the opening balance',
  },
  earlyYes: {
    id: 'entry.payment.early.yes',
    defaultMessage: 'Registrar mesmo assim',
    description: 'Check box that agrees to a payment before the opening balance',
  },
  agreeFirst: {
    id: 'entry.payment.early.agreeFirst',
    defaultMessage: 'Confirme, ou escolha outra data.',
    description: 'Error if the person has not agreed to a payment before the opening balance',
  },
});
