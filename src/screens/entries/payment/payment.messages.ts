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
    defaultMessage: 'Ver o histórico',
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
    defaultMessage: 'Opcional, cobrada pelo banco ou pela operadora do cartão, à parte do total',
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
    defaultMessage: 'Juros e multa passam do total.',
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
      'O registro fica no histórico, com o seu nome e este motivo, e não conta mais em nenhum valor',
    description: 'Hint below the field that says why a payment is voided',
  },
  refundFirst: {
    id: 'entry.payment.void.refundFirst',
    defaultMessage: 'Há uma devolução deste valor. Estorne a devolução primeiro.',
    description: 'Sentence if a payment cannot be voided, because a refund of it counts',
  },
  aboveAmount: {
    id: 'entry.payment.void.aboveAmount',
    defaultMessage:
      'Sem esta devolução, o total passaria do valor do lançamento. Estorne antes o registro posterior.',
    description: 'Sentence if a refund cannot be voided, because what it opened is paid again',
  },
  isRefund: {
    id: 'entry.payment.refund.isRefund',
    defaultMessage: 'Uma devolução não pode ser devolvida. Se foi um engano, estorne-a.',
    description: 'Sentence if a person wants to refund a refund',
  },
  nothingLeft: {
    id: 'entry.payment.refund.nothingLeft',
    defaultMessage: 'Nada mais pode ser devolvido.',
    description: 'Sentence instead of the form for a refund',
  },
  refundDay: {
    id: 'entry.payment.refund.day',
    defaultMessage: 'Data da devolução',
    description: 'Label of the field for the day on which money went back',
  },
  refundAmount: {
    id: 'entry.payment.refund.amount',
    defaultMessage: 'Valor devolvido (R$)',
    description: 'Label of the field for the money that went back',
  },
  refundAmountHint: {
    id: 'entry.payment.refund.amount.hint',
    defaultMessage: 'O total que voltou. Ainda podem voltar {amount}.',
    description: 'Hint below the field for the money that went back. {amount} is the most that is possible.',
  },
  most: {
    id: 'entry.payment.refund.most',
    defaultMessage: 'Opcional, no máximo {amount}',
    description: 'Hint below a field for a part of the money that went back',
  },
  refundFee: {
    id: 'entry.payment.refund.fee',
    defaultMessage: 'Tarifa devolvida (R$)',
    description: 'Label of the field for what the bank gave back of its fee',
  },
  refundFeeHint: {
    id: 'entry.payment.refund.fee.hint',
    defaultMessage: 'Opcional, se o banco ou a operadora do cartão devolveu a tarifa, no máximo {amount}',
    description: 'Hint below the field for what the bank gave back of its fee',
  },
  refundForm: {
    id: 'entry.payment.refund.form',
    defaultMessage: 'Forma da devolução',
    description: 'Label of the choice how the money went back',
  },
  debt: {
    id: 'entry.payment.refund.debt',
    defaultMessage: 'O que acontece com a dívida?',
    description: 'Label of the choice what the refund means for the amount of the entry',
  },
  debtHint: {
    id: 'entry.payment.refund.debt.hint',
    defaultMessage: 'A escolha vale para {amount} do lançamento',
    description: 'Hint below the choice. {amount} is open again or becomes a discount.',
  },
  debtReopens: {
    id: 'entry.payment.refund.debt.open',
    defaultMessage: 'A dívida volta a ficar aberta',
    description: 'Choice for a refund: the amount is to be paid again',
  },
  debtDiscounted: {
    id: 'entry.payment.refund.debt.discount',
    defaultMessage: 'Abatimento no mesmo valor',
    description: 'Choice for a refund: the amount is not owed any more, for example because goods came back',
  },
  beforePayment: {
    id: 'entry.payment.refund.beforePayment',
    defaultMessage: 'A devolução não pode ser anterior ao que ela devolve.',
    description: 'Error below the field for the day on which money went back',
  },
  refundFuture: {
    id: 'entry.payment.refund.future',
    defaultMessage: 'A devolução não pode ser posterior a hoje.',
    description: 'Error below the field for the day on which money went back',
  },
  aboveLeft: {
    id: 'entry.payment.refund.aboveLeft',
    defaultMessage: 'Passa do que ainda pode ser devolvido.',
    description: 'Error below a field for the money that went back, or a part of it',
  },
  aboveLeftPrincipal: {
    id: 'entry.payment.refund.aboveLeftPrincipal',
    defaultMessage: 'Uma parte deste valor é juros ou multa. Informe-a nos campos abaixo.',
    description: 'Error below the field for the money that went back, if the payment had interest or a fine',
  },
  aboveRefunded: {
    id: 'entry.payment.refund.aboveRefunded',
    defaultMessage: 'Juros e multa passam do valor devolvido.',
    description: 'Error below the field for the interest or the fine of a refund',
  },
  refunded: {
    id: 'entry.payment.refunded',
    defaultMessage: 'Devolução registrada.',
    description: 'Message after a refund was recorded',
  },
  refundVoided: {
    id: 'entry.payment.refundVoided',
    defaultMessage: 'Devolução estornada.',
    description: 'Message after a refund was voided',
  },
  voidPayment: {
    id: 'entry.payment.void',
    defaultMessage: 'Estornar pagamento',
    description: 'Title of the page that voids a payment which was recorded by mistake, and the link to it',
  },
  voidReceipt: {
    id: 'entry.payment.voidReceipt',
    defaultMessage: 'Estornar recebimento',
    description: 'Title of the page that voids a receipt which was recorded by mistake, and the link to it',
  },
  receiptVoided: {
    id: 'entry.payment.receiptVoided',
    defaultMessage: 'Recebimento estornado.',
    description: 'Message after a receipt was voided',
  },
  voided: {
    id: 'entry.payment.voided',
    defaultMessage: 'Pagamento estornado.',
    description: 'Message after a payment was voided',
  },
});
