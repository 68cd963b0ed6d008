import { defineMessages } from '../../../i18n/defineMessages';

export const messages = defineMessages({
  notOffered: {
    id: 'entry.installments.notOffered',
    defaultMessage: 'Aqui não é possível lançar várias parcelas de uma vez.',
    description: 'Sentence if the backend does not offer to add the instalments of one sale or purchase',
  },
  total: {
    id: 'entry.installments.total',
    defaultMessage: 'Valor total (R$)',
    description: 'Label of the field for the sum of all instalments in Brazilian reais',
  },
  count: {
    id: 'entry.installments.count',
    defaultMessage: 'Número de parcelas',
    description: 'Label of the field for the number of instalments without the down payment',
  },
  countHint: {
    id: 'entry.installments.count.hint',
    defaultMessage: 'Sem contar a entrada',
    description: 'Hint below the number of instalments. The down payment is not counted.',
  },
  firstDueOn: {
    id: 'entry.installments.first',
    defaultMessage: 'Primeiro vencimento',
    description: 'Label of the field for the due day of the first instalment',
  },
  rhythm: {
    id: 'entry.installments.rhythm',
    defaultMessage: 'Intervalo',
    description: 'Label of the choice of the time between two instalments',
  },
  downPayment: {
    id: 'entry.installments.down',
    defaultMessage: 'Entrada (R$)',
    description: 'Label of the field for the down payment, which is part of the total',
  },
  downPaymentHint: {
    id: 'entry.installments.down.hint',
    defaultMessage: 'Opcional, já incluída no total',
    description: 'Hint below the field for the down payment',
  },
  downPaymentOn: {
    id: 'entry.installments.down.day',
    defaultMessage: 'Vencimento da entrada',
    description: 'Label of the field for the due day of the down payment',
  },
  bothOrNone: {
    id: 'entry.installments.down.both',
    defaultMessage: 'Preencha o valor e o vencimento da entrada, ou nenhum dos dois.',
    description: 'Error below the fields for the down payment',
  },
  aboveTotal: {
    id: 'entry.installments.down.above',
    defaultMessage: 'A entrada tem de ser menor que o total.',
    description: 'Error below the field for the down payment',
  },
  belowCent: {
    id: 'entry.installments.belowCent',
    defaultMessage: 'O valor não chega a um centavo por parcela.',
    description: 'Error below the number of instalments, if the total cannot be divided into so many',
  },
  rows: {
    id: 'entry.installments.rows',
    defaultMessage: 'Parcelas',
    description: 'Heading of the list of instalments, whose days and amounts can be changed',
  },
  rowsHint: {
    id: 'entry.installments.rows.hint',
    defaultMessage: 'Confira os vencimentos e os valores. Você pode mudar cada um.',
    description: 'Hint above the list of instalments',
  },
  noRows: {
    id: 'entry.installments.rows.none',
    defaultMessage: 'Preencha valor, número de parcelas e primeiro vencimento para ver as parcelas.',
    description: 'Sentence in place of the list of instalments',
  },
  row: {
    id: 'entry.installments.row',
    defaultMessage: 'Parcela {number} de {count}',
    description: 'Name of one instalment in the list. {number} and {count} are whole numbers.',
  },
  rowInvalid: {
    id: 'entry.installments.row.invalid',
    defaultMessage: 'Corrija os vencimentos ou valores marcados.',
    description: 'Error below the list of instalments, some of which have an invalid day or amount',
  },
  sum: {
    id: 'entry.installments.sum',
    defaultMessage: 'Soma das parcelas: {sum}',
    description: 'Line below the list of instalments. {sum} is an amount of money.',
  },
  missing: {
    id: 'entry.installments.sum.missing',
    defaultMessage: 'Soma das parcelas: {sum}, {difference} a menos que o total',
    description: 'Line below the list of instalments. Both values are amounts of money.',
  },
  above: {
    id: 'entry.installments.sum.above',
    defaultMessage: 'Soma das parcelas: {sum}, {difference} a mais que o total',
    description: 'Line below the list of instalments. Both values are amounts of money.',
  },
  otherSum: {
    id: 'entry.installments.sum.other',
    defaultMessage: 'A soma das parcelas tem de ser igual ao valor total.',
    description: 'Error below the list of instalments',
  },
  undo: {
    id: 'entry.installments.undo',
    defaultMessage: 'Voltar às parcelas calculadas',
    description: 'Button that removes all changes from the list of instalments',
  },
  added: {
    id: 'entry.installments.added',
    defaultMessage: 'Parcelas criadas.',
    description: 'Message after all instalments were stored',
  },
});
