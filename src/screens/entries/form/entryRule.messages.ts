import { defineMessages } from '../../../i18n/defineMessages';

export const entryRules = defineMessages({
  missingKind: {
    id: 'entry.rule.kind',
    defaultMessage: 'Escolha se é a receber ou a pagar.',
    description: 'Error below the choice between an entry to receive and one to pay, if neither is chosen',
  },
  otherKind: {
    id: 'entry.rule.otherKind',
    defaultMessage: 'Esta categoria não serve para este tipo. Escolha outra.',
    description:
      'Error below the list of categories: the category is for entries to pay, and the entry is to receive, or the reverse',
  },
  noteOfOne: {
    id: 'entry.rule.noteOfOne',
    defaultMessage: 'A observação é de um lançamento só. Escolha “Só este lançamento” para mudá-la.',
    description:
      'Error below the note of an entry that repeats, if the change is for several entries. It names the choice entry.series.scope.one.',
  },
  accountOfOne: {
    id: 'entry.rule.accountOfOne',
    defaultMessage: 'A conta é de um pagamento só. Escolha “Só este lançamento” para mudá-la.',
    description:
      'Error below the account of a paid entry that repeats, if the change is for several entries. It names the choice entry.series.scope.one.',
  },
  invalidNumber: {
    id: 'entry.rule.number',
    defaultMessage: 'Digite um número de 1 a 999.',
    description: 'Error below a field for the number of an instalment',
  },
  order: {
    id: 'entry.rule.order',
    defaultMessage: 'A parcela é maior que o total.',
    description: 'Error below the field for the number of an instalment',
  },
  future: {
    id: 'entry.rule.future',
    defaultMessage: 'O pagamento não pode ser posterior a hoje.',
    description: 'Error below the field for the day of payment',
  },
  severalPayments: {
    id: 'entry.rule.severalPayments',
    defaultMessage: 'Este lançamento tem pagamentos parciais. Use “Histórico”.',
    description:
      'Error below the day of payment, which this form cannot change. The quoted words are the title of a page.',
  },
  belowSettled: {
    id: 'entry.rule.belowSettled',
    defaultMessage: 'O valor não pode ser menor que o que já foi pago.',
    description: 'Error below the field for the amount of an entry',
  },
  bothOrNone: {
    id: 'entry.rule.both',
    defaultMessage: 'Preencha a data e o valor do pagamento, ou nenhum dos dois.',
    description: 'Error below the field for the day or the amount of a payment',
  },
});
