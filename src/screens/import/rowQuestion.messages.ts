import { defineMessages } from '../../i18n/defineMessages';

/** The questions about rows and kinds that can mean two things. */
export const messages = defineMessages({
  kindSource: {
    id: 'import.question.kindSource',
    defaultMessage: 'Os lançamentos são a receber ou a pagar? O arquivo diz as duas coisas.',
    description: 'Question: the column of types contradicts the name of the file or a title',
  },
  kindSourceBoth: {
    id: 'import.question.kindSource.both',
    defaultMessage: 'A pagar e a receber',
    description: 'Choice: the column of types has both types',
  },
  kindSourceColumn: {
    id: 'import.question.kindSource.column',
    defaultMessage: 'Como diz a coluna “{column}”',
    description: 'Below the choice of a type: {column} is the title of a column of the file',
  },
  kindSourceWords: {
    id: 'import.question.kindSource.words',
    defaultMessage: 'Como diz o nome do arquivo ou um título',
    description: 'Below the choice of a type',
  },
  expenseSign: {
    id: 'import.question.expenseSign',
    defaultMessage: 'O arquivo tem valores positivos e negativos. Quais são a pagar?',
    description: 'Question, and label of the choice',
  },
  expenseNegative: {
    id: 'import.question.expenseSign.negative',
    defaultMessage: 'Os negativos',
    description: 'Choice: negative amounts are to pay',
  },
  expenseNegativeHint: {
    id: 'import.question.expenseSign.negativeHint',
    defaultMessage: 'Como no extrato de uma conta',
    description: 'Below that choice',
  },
  expensePositive: {
    id: 'import.question.expenseSign.positive',
    defaultMessage: 'Os positivos',
    description: 'Choice: positive amounts are to pay',
  },
  expensePositiveHint: {
    id: 'import.question.expenseSign.positiveHint',
    defaultMessage: 'Como na fatura de um cartão',
    description: 'Below that choice',
  },
  oppositeSign: {
    id: 'import.question.oppositeSign',
    defaultMessage:
      '{count, plural, one {# linha parece o contrário ou o pagamento das outras, pelo sinal ou pelo texto. O que ela é?} other {# linhas parecem o contrário ou o pagamento das outras, pelo sinal ou pelo texto. O que elas são?}}',
    description: 'Question, and label of the choice. A table of these rows follows.',
  },
  opposite: {
    id: 'import.question.oppositeSign.opposite',
    defaultMessage: 'Lançamentos do tipo contrário',
    description: 'Choice: in a list of bills to pay, these rows are to receive, or the reverse',
  },
  oppositeHint: {
    id: 'import.question.oppositeSign.oppositeHint',
    defaultMessage: 'Por exemplo, um crédito do fornecedor ou uma devolução',
    description: 'Below that choice',
  },
  oppositeSum: {
    id: 'import.question.oppositeSign.sum',
    defaultMessage: 'Soma: {amount}',
    description: 'Below the choice to leave rows out. {amount} is the sum of these rows.',
  },
  oppositeIgnore: {
    id: 'import.question.oppositeSign.ignore',
    defaultMessage: 'Lançamentos como os outros',
    description: 'Choice: the sign of an amount, or a word such as “credit note”, has no meaning',
  },
  oppositeIgnoreHint: {
    id: 'import.question.oppositeSign.ignoreHint',
    defaultMessage: 'O sinal e o texto não mudam o tipo',
    description: 'Below that choice',
  },
  oppositeRows: {
    id: 'import.question.oppositeSign.rows',
    defaultMessage: 'Linhas que parecem o contrário das outras',
    description: 'Name of a table',
  },
  statusConflict: {
    id: 'import.question.statusConflict',
    defaultMessage:
      '{count, plural, one {# linha tem uma situação que contradiz o seu pagamento. Como importar?} other {# linhas têm uma situação que contradiz o seu pagamento. Como importar?}}',
    description: 'Question, and label of the choice. A table of these rows follows.',
  },
  statusConflictPaid: {
    id: 'import.question.statusConflict.paid',
    defaultMessage: 'Como pagas',
    description: 'Choice: the rows are paid',
  },
  statusConflictPaidHint: {
    id: 'import.question.statusConflict.paidHint',
    defaultMessage: 'Com o pagamento do arquivo, ou o valor inteiro se ele for zero',
    description: 'Below that choice: the paid amount is that of the file, or the whole amount if it is zero',
  },
  statusConflictOpen: {
    id: 'import.question.statusConflict.open',
    defaultMessage: 'Em aberto',
    description: 'Choice: the rows are open',
  },
  statusConflictOpenHint: {
    id: 'import.question.statusConflict.openHint',
    defaultMessage: 'Sem nenhum pagamento',
    description: 'Below that choice',
  },
  statusConflictRows: {
    id: 'import.question.statusConflict.rows',
    defaultMessage: 'Linhas com uma situação que contradiz o pagamento',
    description: 'Name of a table',
  },
  swappedDays: {
    id: 'import.question.swappedDays',
    defaultMessage:
      'O programa da planilha pode ter trocado o dia e o mês em {count, plural, one {# linha. Como ler esta data?} other {# linhas. Como ler estas datas?}}',
    description: 'Question, and label of the choice. A table of these rows follows.',
  },
  swap: {
    id: 'import.question.swappedDays.swap',
    defaultMessage: 'Trocar o dia e o mês',
    description: 'Choice: day and month are exchanged',
  },
  swapKeep: {
    id: 'import.question.swappedDays.keep',
    defaultMessage: 'Manter como estão',
    description: 'Choice: the dates are right',
  },
  swappedRows: {
    id: 'import.question.swappedDays.rows',
    defaultMessage: 'Linhas com datas que podem estar trocadas',
    description: 'Name of a table',
  },
  rowText: {
    id: 'import.question.rowText',
    defaultMessage: 'Valores da linha',
    description: 'Column: the values of a row of the file',
  },
  noticesTitle: {
    id: 'import.notice.title',
    defaultMessage: 'Confira antes de importar',
    description: 'Name of a part of the page: rows that are imported as they are, and may be wrong',
  },
  farDays: {
    id: 'import.notice.farDays',
    defaultMessage:
      '{count, plural, one {# linha tem uma data a mais de cinco anos de hoje ou das outras datas dela.} other {# linhas têm uma data a mais de cinco anos de hoje ou das outras datas delas.}}',
    description: 'Notice about rows, and name of the table of these rows that follows',
  },
  paidNotes: {
    id: 'import.notice.paidNotes',
    defaultMessage:
      '{count, plural, one {# linha será importada em aberto, mas um texto dela diz que foi paga.} other {# linhas serão importadas em aberto, mas um texto delas diz que foram pagas.}}',
    description: 'Notice about rows, and name of the table of these rows that follows',
  },
  sameAmount: {
    id: 'import.question.sameAmount',
    defaultMessage:
      '{count, plural, one {# linha tem o valor de um lançamento que já existe.} other {# linhas têm o valor de lançamentos que já existem.}} Importar mesmo assim?',
    description: 'Question about a bank statement, and label of the choice. A table of these rows follows.',
  },
  sameAmountTitle: {
    id: 'import.question.sameAmount.title',
    defaultMessage: 'Valores que já existem',
    description: 'Name of the part of the page with that question',
  },
  sameAmountOut: {
    id: 'import.question.sameAmount.out',
    defaultMessage: 'Deixar de fora',
    description: 'Choice: these rows are not imported',
  },
  sameAmountOutHint: {
    id: 'import.question.sameAmount.outHint',
    defaultMessage: 'O extrato repete o que já foi lançado',
    description: 'Below that choice',
  },
  sameAmountAdd: {
    id: 'import.question.sameAmount.add',
    defaultMessage: 'Importar também',
    description: 'Choice: these rows are imported too',
  },
  sameAmountRows: {
    id: 'import.question.sameAmount.rows',
    defaultMessage: 'Linhas com o valor de um lançamento',
    description: 'Name of a table',
  },
});
