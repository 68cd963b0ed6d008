import { defineMessages } from '../../i18n/defineMessages';

export const messages = defineMessages({
  countNew: {
    id: 'statement.count.new',
    defaultMessage: '{count, plural, one {# movimento novo} other {# movimentos novos}}',
    description: 'Number of the lines of a statement that will be stored',
  },
  countKnown: {
    id: 'statement.count.known',
    defaultMessage: '{count, plural, one {# que já está no extrato} other {# que já estão no extrato}}',
    description: 'Number of the lines of a statement that are stored already',
  },
  countPerhaps: {
    id: 'statement.count.perhaps',
    defaultMessage: '{count, plural, one {# talvez já importado} other {# talvez já importados}}',
    description: 'Number of the lines of a statement that may be stored already',
  },
  countLeftOut: {
    id: 'statement.count.leftOut',
    defaultMessage:
      '{count, plural, one {# linha que não é movimento} other {# linhas que não são movimentos}}',
    description: 'Number of the rows of a statement that are no movement, such as balances',
  },
  countProblems: {
    id: 'statement.count.problems',
    defaultMessage: '{count, plural, one {# linha com problema} other {# linhas com problema}}',
    description: 'Number of the rows of a statement that cannot be read',
  },
  problems: {
    id: 'statement.problems',
    defaultMessage: 'Linhas que não entram',
    description: 'Heading of the list of the rows that cannot be read',
  },
  problemDay: {
    id: 'statement.problem.day',
    defaultMessage: 'Linha {row}: não tem uma data válida.',
    description: 'Why a row of a statement cannot be read. {row} is a number.',
  },
  problemAmount: {
    id: 'statement.problem.amount',
    defaultMessage: 'Linha {row}: não tem um valor que possa ser lido.',
    description: 'Why a row of a statement cannot be read. {row} is a number.',
  },
  problemAmbiguous: {
    id: 'statement.problem.ambiguous',
    defaultMessage: 'Linha {row}: o valor pode ser milhares ou centavos.',
    description: 'Why a row of a statement cannot be read: an amount such as 1.234. {row} is a number.',
  },
  problemTwo: {
    id: 'statement.problem.two',
    defaultMessage: 'Linha {row}: tem um valor de entrada e um de saída.',
    description: 'Why a row of a statement cannot be read. {row} is a number.',
  },
  problemSign: {
    id: 'statement.problem.sign',
    defaultMessage: 'Linha {row}: não está claro se o dinheiro entrou ou saiu.',
    description: 'Why a row of a statement cannot be read. {row} is a number.',
  },
  problemCurrency: {
    id: 'statement.problem.currency',
    defaultMessage: 'Linha {row}: o valor não está em reais.',
    description: 'Why a row of a statement cannot be read. {row} is a number.',
  },
  problemBalance: {
    id: 'statement.problem.balance',
    defaultMessage: 'Linha {row}: o saldo do extrato não confere com o valor.',
    description: 'Why a row of a statement is not taken. {row} is a number.',
  },
  problemCut: {
    id: 'statement.problem.cut',
    defaultMessage: 'Linha {row}: o arquivo termina aqui, antes do fim. Baixe-o de novo no banco.',
    description: 'The file of a statement is not complete. {row} is a number.',
  },
  problemOther: {
    id: 'statement.problem.other',
    defaultMessage: 'Linha {row}: não pode ser lida.',
    description: 'Why a row of a statement cannot be read, for an unknown reason. {row} is a number.',
  },
  leftBalance: {
    id: 'statement.left.balance',
    defaultMessage: '{count, plural, one {# saldo} other {# saldos}}',
    description: 'Rows of a statement that are no movement: balances',
  },
  leftZero: {
    id: 'statement.left.zero',
    defaultMessage: '{count, plural, one {# com valor zero} other {# com valor zero}}',
    description: 'Rows of a statement that are no movement: their amount is 0',
  },
  leftNotBooked: {
    id: 'statement.left.notBooked',
    defaultMessage: '{count, plural, one {# ainda não efetivado} other {# ainda não efetivados}}',
    description: 'Rows of a statement whose day is after today',
  },
  leftOther: {
    id: 'statement.left.other',
    defaultMessage: '{count, plural, one {# total, título ou nota} other {# totais, títulos ou notas}}',
    description: 'Rows of a statement that are no movement: totals, titles and notes',
  },
  countLeftOutOf: {
    id: 'statement.count.leftOutOf',
    defaultMessage:
      '{count, plural, one {# linha que não é movimento} other {# linhas que não são movimentos}} ({reasons})',
    description: 'As without {reasons}, which is a list such as “2 balances and 1 total”.',
  },
});
