import { defineMessages } from '../i18n/defineMessages';

/** The balance of the bank beside that of the books. */
export const messages = defineMessages({
  title: {
    id: 'bankBalance.title',
    defaultMessage: 'Comparação com o saldo do banco',
    description: 'Name of a region for screen readers',
  },
  agrees: {
    id: 'bankBalance.agrees',
    defaultMessage: 'Confere com o banco em {day}: {balance}.',
    description:
      'The balance in the portal is that of the last bank statement. {balance}: an amount of money',
  },
  differs: {
    id: 'bankBalance.differs',
    defaultMessage: 'Difere do banco desde {day}: banco {bank}, portal {books}, diferença {difference}.',
    description:
      'The first day on which the bank statement has another balance. The values are amounts of money',
  },
  differed: {
    id: 'bankBalance.differed',
    defaultMessage: 'Em {day} havia diferença: banco {bank}, portal {books}, diferença {difference}.',
    description:
      'Below "Confere com o banco": an earlier day had another balance. The values are amounts of money',
  },
  latest: {
    id: 'bankBalance.latest',
    defaultMessage: 'Em {day}: banco {bank}, portal {books}.',
    description: 'Both balances on the last day of the bank statements',
  },
  causesOfDay: {
    id: 'bankBalance.causesOfDay',
    defaultMessage: 'O que costuma explicar, em {day}:',
    description: 'Before a list of what explains a difference of two balances on one day',
  },
  causes: {
    id: 'bankBalance.causes',
    defaultMessage: 'O que costuma explicar, de {from} a {until}:',
    description: 'Before a list of what explains a difference of two balances. {from}, {until}: days',
  },
  lines: {
    id: 'bankBalance.lines',
    defaultMessage: '{count, plural, one {# linha} other {# linhas}} do extrato sem pagamento: {sum}',
    description: 'Lines of a bank statement that no payment explains, and their sum',
  },
  movements: {
    id: 'bankBalance.movements',
    defaultMessage:
      '{count, plural, one {# pagamento ou transferência} other {# pagamentos ou transferências}} sem linha no extrato: {sum}',
    description: 'Payments and transfers that the bank statement does not have, and their sum',
  },
  toLines: {
    id: 'bankBalance.toLines',
    defaultMessage: 'Ver as linhas até este dia',
    description: 'Link to the lines of a bank statement',
  },
  toMovements: {
    id: 'bankBalance.toMovements',
    defaultMessage: 'Ver os movimentos até este dia',
    description: 'Link to the payments and transfers of an account',
  },
  until: {
    id: 'bankBalance.until',
    defaultMessage: 'Até {day}',
    description: 'Filter of a list: nothing later than this day',
  },
});
