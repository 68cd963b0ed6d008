import { defineMessages } from '../../../i18n/defineMessages';

export const messages = defineMessages({
  notOffered: {
    id: 'entry.payment.notOffered',
    defaultMessage: 'Aqui não é possível registrar pagamentos parciais.',
    description: 'Heading if the backend does not offer payments of a part of an entry',
  },
  settled: {
    id: 'entry.payment.settled',
    defaultMessage: 'Este lançamento está quitado. Nada está em aberto.',
    description: 'Sentence instead of the form for a payment, if an entry is paid',
  },
  toHistory: {
    id: 'entry.payment.toHistory',
    defaultMessage: 'Ver pagamentos e histórico',
    description: 'Link to the payments and the history of an entry',
  },
  openOf: {
    id: 'entry.payment.openOf',
    defaultMessage: '{name}: {open} em aberto de {amount}',
    description: 'Line below the title. {name} is the customer or supplier, and the others are amounts.',
  },
  amountHint: {
    id: 'entry.payment.amount.hint',
    defaultMessage: 'O total que entrou ou saiu, com juros e multa',
    description: 'Hint below the field for the paid amount',
  },
  interest: {
    id: 'entry.payment.interest',
    defaultMessage: 'Juros incluídos (R$)',
    description: 'Label of the field for the interest that the paid amount contains',
  },
  fine: {
    id: 'entry.payment.fine',
    defaultMessage: 'Multa incluída (R$)',
    description: 'Label of the field for the fine that the paid amount contains',
  },
  fee: {
    id: 'entry.payment.fee',
    defaultMessage: 'Tarifa (R$)',
    description: 'Label of the field for the fee of a bank',
  },
  feeHint: {
    id: 'entry.payment.fee.hint',
    defaultMessage: 'Opcional, cobrada pelo banco ou pela operadora do cartão, fora do valor pago',
    description: 'Hint below the field for the fee of a bank, which the paid amount does not contain',
  },
  optional: {
    id: 'entry.payment.optional',
    defaultMessage: 'Opcional',
    description: 'Hint below a field that may stay empty',
  },
  note: {
    id: 'entry.payment.note',
    defaultMessage: 'Observação',
    description: 'Label of the field for a note about a payment',
  },
  rest: {
    id: 'entry.payment.rest',
    defaultMessage: 'O que acontece com o resto?',
    description: 'Label of the choice if less is paid than what is open',
  },
  restHint: {
    id: 'entry.payment.rest.hint',
    defaultMessage: 'Faltam {amount} para quitar o lançamento',
    description: 'Hint below the choice. {amount} is what stays open or becomes a discount.',
  },
  staysOpen: {
    id: 'entry.payment.rest.open',
    defaultMessage: 'Continua em aberto',
    description: 'Choice for the rest of an entry that is paid in part',
  },
  isDiscount: {
    id: 'entry.payment.rest.discount',
    defaultMessage: 'É desconto',
    description: 'Choice for the rest of an entry that is paid in part',
  },
  aboveOpen: {
    id: 'entry.payment.aboveOpen',
    defaultMessage: 'Passa do que está em aberto. Informe a diferença como juros ou multa.',
    description: 'Error below the field for the paid amount',
  },
  abovePaid: {
    id: 'entry.payment.abovePaid',
    defaultMessage: 'Juros e multa passam do valor pago.',
    description: 'Error below the field for the interest or the fine',
  },
  reason: {
    id: 'entry.payment.void.reason',
    defaultMessage: 'Motivo do estorno',
    description: 'Label of the field that says why a payment is voided',
  },
  reasonHint: {
    id: 'entry.payment.void.reason.hint',
    defaultMessage:
      'O pagamento fica no histórico, com o seu nome e este motivo, e não conta mais em nenhum valor',
    description: 'Hint below the field that says why a payment is voided',
  },
  voided: {
    id: 'entry.payment.voided',
    defaultMessage: 'Pagamento estornado.',
    description: 'Message after a payment was voided',
  },
});
