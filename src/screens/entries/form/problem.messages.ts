import { defineMessages } from '../../../i18n/defineMessages';

export const messages = defineMessages({
  missing: {
    id: 'entry.rule.missing',
    defaultMessage: 'Preencha este campo.',
    description: 'Error below an empty field',
  },
  missingOption: {
    id: 'entry.rule.option',
    defaultMessage: 'Escolha uma opção da lista.',
    description: 'Error below a list without a choice, or with an unknown one',
  },
  otherKind: {
    id: 'entry.rule.otherKind',
    defaultMessage: 'Esta categoria é do outro tipo de lançamento.',
    description:
      'Error below the list of categories: the category is for entries to pay, and the entry is to receive, or the reverse',
  },
  tooLong: {
    id: 'entry.rule.tooLong',
    defaultMessage: 'O texto é longo demais.',
    description: 'Error below a field',
  },
  characters: {
    id: 'entry.rule.characters',
    defaultMessage: 'Há caracteres que não podem ser usados aqui.',
    description: 'Error below a field with a character that no text may have, such as a control character',
  },
  invalidDay: {
    id: 'entry.rule.day',
    defaultMessage: 'Digite uma data válida, de 1990 a 2100.',
    description: 'Error below a field for a day',
  },
  invalidAmount: {
    id: 'entry.rule.amount',
    defaultMessage: 'Digite um valor, como 1.234,56.',
    description: 'Error below a field for an amount. Use the notation of the language.',
  },
  noAmount: {
    id: 'entry.rule.noAmount',
    defaultMessage: 'Digite um valor maior que zero.',
    description: 'Error below a field for an amount',
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
  bothOrNone: {
    id: 'entry.rule.both',
    defaultMessage: 'Preencha a data e o valor do pagamento, ou nenhum dos dois.',
    description: 'Error below the field for the day or the amount of a payment',
  },
  notAccepted: {
    id: 'entry.rule.notAccepted',
    defaultMessage: 'Este valor não foi aceito.',
    description: 'Error below a field whose value the backend refused for an unknown reason',
  },
});
