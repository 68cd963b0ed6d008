import { defineMessages } from '../../i18n/defineMessages';

export const messages = defineMessages({
  below: {
    id: 'entry.difference.below',
    defaultMessage:
      '{reais, plural, one {{amount} será lançado como desconto.} other {{amount} serão lançados como desconto.}}',
    description:
      'Sentence above a check box, if less than the amount of an entry is paid. {amount} is the rest, such as R$ 1,00, and {reais} the same number for the plural.',
  },
  belowHint: {
    id: 'entry.difference.below.hint',
    defaultMessage:
      'O lançamento fica quitado, e nada mais fica em aberto. O caixa conta só o valor pago, e a DRE, o valor inteiro. Se o resto ainda será pago, divida o lançamento em dois.',
    description:
      'Below that sentence: which figures have the paid amount, and which the whole amount. The DRE is the Brazilian income statement.',
  },
  belowHintParts: {
    id: 'entry.difference.below.hint.parts',
    defaultMessage:
      'O lançamento fica quitado, e nada mais fica em aberto. O caixa conta só o valor pago, e a DRE, o valor inteiro. Se o resto ainda será pago, não marque: registre só esta parte no “Histórico” do lançamento, e o resto continua em aberto.',
    description:
      'In place of that hint, if a payment of a part has a form of its own. The quoted texts are the button of that form and the page that has it.',
  },
  belowYes: {
    id: 'entry.difference.below.yes',
    defaultMessage: 'Sim, lançar como desconto',
    description: 'Check box: the person agrees that the rest is a discount',
  },
  above: {
    id: 'entry.difference.above',
    defaultMessage:
      '{reais, plural, one {{amount} a mais será lançado como juros ou multa.} other {{amount} a mais serão lançados como juros ou multa.}}',
    description:
      'Sentence above a check box, if more than the amount of an entry is paid. {amount} is the rest, and {reais} the same number for the plural.',
  },
  aboveHint: {
    id: 'entry.difference.above.hint',
    defaultMessage: 'O caixa conta todo o valor pago, e a DRE, só o valor do lançamento.',
    description: 'Below that sentence. The DRE is the Brazilian income statement.',
  },
  aboveYes: {
    id: 'entry.difference.above.yes',
    defaultMessage: 'Sim, lançar como juros ou multa',
    description: 'Check box: the person agrees that the rest is interest or a fine',
  },
  open: {
    id: 'entry.difference.open',
    defaultMessage: 'Marque para confirmar, ou corrija o valor.',
    description: 'Error below that check box if it is not checked',
  },
  rest: {
    id: 'entry.difference.rest',
    defaultMessage: 'Faltam {amount}',
    description: 'Head of two choices, if less is paid than what is open. {amount} is the rest.',
  },
  staysOpen: {
    id: 'entry.difference.rest.open',
    defaultMessage: 'O resto continua em aberto',
    description: 'Choice for the rest of a payment',
  },
  isDiscount: {
    id: 'entry.difference.rest.discount',
    defaultMessage: 'Lançar o resto como desconto',
    description: 'Choice for the rest of a payment',
  },
  discountHint: {
    id: 'entry.difference.rest.discount.hint',
    defaultMessage: 'O lançamento fica quitado.',
    description: 'Below the choice that the rest of a payment is a discount',
  },
});
