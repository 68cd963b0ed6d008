import { defineMessages } from '../../i18n/defineMessages';

/** The search of entries for a line. */
export const searchTexts = defineMessages({
  similar: {
    id: 'reconciliation.search.similar',
    defaultMessage:
      '{count, plural, one {# lançamento em aberto é parecido:} other {# lançamentos em aberto são parecidos:}}',
    description: 'Above open entries that are like a line of a bank statement, but not enough for a proposal',
  },
  title: {
    id: 'reconciliation.search.title',
    defaultMessage: 'Procurar lançamentos para {amount}',
    description: 'Title of a dialog. {amount}: the amount of a line of a bank statement',
  },
  label: {
    id: 'reconciliation.search.label',
    defaultMessage: 'Nome, documento ou valor',
    description: 'Name of the search field of entries for a line',
  },
  found: {
    id: 'reconciliation.search.found',
    defaultMessage: 'Lançamentos em aberto',
    description: 'Name of the list of found entries',
  },
  recorded: {
    id: 'reconciliation.search.recorded',
    defaultMessage: 'Pagamentos e transferências já registrados',
    description: 'Name of the list of found payments and transfers that no line of a statement shows yet',
  },
  moreRecorded: {
    id: 'reconciliation.search.moreRecorded',
    defaultMessage:
      'São mostrados {shown, number} de {count, number} pagamentos e transferências. Digite parte do nome, do documento ou o valor para ver os outros.',
    description: 'Sentence below the found payments and transfers if there are more of them than are shown',
  },
  more: {
    id: 'reconciliation.search.more',
    defaultMessage:
      'São mostrados {shown, number} de {count, number} lançamentos em aberto. Digite parte do nome, do documento ou o valor para ver os outros.',
    description: 'Sentence below the found entries if there are more of them than are shown',
  },
  none: {
    id: 'reconciliation.search.none',
    defaultMessage: 'Nada em aberto nem registrado com estas palavras.',
    description: 'In place of found entries and payments',
  },
  open: {
    id: 'reconciliation.search.open',
    defaultMessage: '{amount} em aberto, vence em {day}',
    description: 'Beside a found entry',
  },
  ofPayment: {
    id: 'reconciliation.search.ofPayment',
    defaultMessage: '{amount}, pagamento de {day}',
    description: 'Beside a found payment, which may be income or an expense',
  },
  ofTransfer: {
    id: 'reconciliation.search.ofTransfer',
    defaultMessage: '{amount}, transferência de {day}',
    description: 'Beside a found transfer between two accounts',
  },
  surplus: {
    id: 'reconciliation.search.surplus',
    defaultMessage: 'Com {name} a soma passa do valor da linha. Desmarque um dos escolhidos.',
    description:
      'The chosen payments and entries are more than the amount of a line. {name}: a customer or supplier',
  },
  missing: {
    id: 'reconciliation.search.missing',
    defaultMessage: 'Falta {amount}',
    description: 'What the chosen entries are short of the amount of a line',
  },
  complete: {
    id: 'reconciliation.search.complete',
    defaultMessage: 'A soma confere.',
    description: 'The chosen entries are as much as the line',
  },
  rest: {
    id: 'reconciliation.search.rest',
    defaultMessage: 'O que são os {amount} que faltam para o valor de {name}?',
    description: 'Question about the part of an entry that a line of a bank statement does not pay',
  },
  above: {
    id: 'reconciliation.search.above',
    defaultMessage: 'O que são os {amount} a mais que o valor de {name}?',
    description: 'Question about the part of a line of a bank statement that is more than the chosen entries',
  },
  restInterest: {
    id: 'reconciliation.search.restInterest',
    defaultMessage: 'São juros ou multa',
    description: 'Answer: the rest of the line is interest or a fine of a late payment',
  },
  restEntry: {
    id: 'reconciliation.search.restEntry',
    defaultMessage: 'Pagam outro lançamento, que ainda vou escolher',
    description: 'Answer: the rest of the line pays an entry that is still to be chosen',
  },
  restOpen: {
    id: 'reconciliation.search.restOpen',
    defaultMessage: 'Continuam em aberto',
    description: 'Answer: the rest of the entry is still to be paid',
  },
  restFee: {
    id: 'reconciliation.search.restFee',
    defaultMessage: 'São tarifa do banco',
    description: 'Answer: the bank or card company kept the rest as a fee',
  },
  restDiscount: {
    id: 'reconciliation.search.restDiscount',
    defaultMessage: 'São desconto',
    description: 'Answer: the rest of the entry is a discount',
  },
  restMissing: {
    id: 'reconciliation.search.restMissing',
    defaultMessage: 'Escolha o que é a diferença.',
    description: 'Error if the question about the rest is not answered',
  },
});
