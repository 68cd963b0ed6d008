import { defineMessages } from '../../i18n/defineMessages';

export const ruleTexts = defineMessages({
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
    defaultMessage: 'Digite um dia que existe, de 1990 a 2100, como 05/12/2026.',
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
  notAccepted: {
    id: 'entry.rule.notAccepted',
    defaultMessage: 'Este valor não foi aceito.',
    description: 'Error below a field whose value the backend refused for an unknown reason',
  },
});
