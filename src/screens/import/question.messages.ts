import { defineMessages } from '../../i18n/defineMessages';

export const messages = defineMessages({
  title: {
    id: 'import.question.title',
    defaultMessage: 'Falta responder',
    description: 'Heading above the questions about a file',
  },
  answered: {
    id: 'import.question.answered',
    defaultMessage: 'Suas respostas',
    description: 'Heading above the answered questions about a file',
  },
  dateOrder: {
    id: 'import.question.dateOrder',
    defaultMessage: 'Em que ordem estão as datas do arquivo?',
    description: 'Question, and label of the choice',
  },
  dayFirst: {
    id: 'import.question.dayFirst',
    defaultMessage: 'Dia/mês/ano',
    description: 'Choice: order of dates',
  },
  monthFirst: {
    id: 'import.question.monthFirst',
    defaultMessage: 'Mês/dia/ano',
    description: 'Choice: order of dates',
  },
  yearFirst: {
    id: 'import.question.yearFirst',
    defaultMessage: 'Ano/mês/dia',
    description: 'Choice: order of dates',
  },
  example: {
    id: 'import.question.example',
    defaultMessage: '{text} é {meaning}',
    description:
      'Example of a choice. {text} is a text of the file such as “07/11/2026”, and {meaning} is the day or the amount.',
  },
  noDay: {
    id: 'import.question.noDay',
    defaultMessage: '{text} (linha {row}) não seria uma data',
    description: 'Example of an order of dates. {text} is a text of the file such as “11/26/2026”.',
  },
  dateOrderNote: {
    id: 'import.question.dateOrderNote',
    defaultMessage:
      'O arquivo tem datas com o mês primeiro. As que não seriam datas na ordem escolhida ficam de fora, com o motivo.',
    description: 'Below the choice of the order of dates',
  },
  decimal: {
    id: 'import.question.decimal',
    defaultMessage: 'O que separa os centavos nos valores do arquivo?',
    description: 'Question, and label of the choice',
  },
  comma: { id: 'import.question.comma', defaultMessage: 'Vírgula', description: 'Choice: decimal separator' },
  point: { id: 'import.question.point', defaultMessage: 'Ponto', description: 'Choice: decimal separator' },
  samples: {
    id: 'import.question.samples',
    defaultMessage: 'No arquivo: {samples}',
    description: 'Examples of values of a column. {samples} is a list of texts.',
  },
  paidDay: {
    id: 'import.question.paidDay',
    defaultMessage: 'Há linhas pagas sem a data do pagamento. Que data usar?',
    description: 'Question, and label of the choice',
  },
  dueDay: {
    id: 'import.question.paidDay.due',
    defaultMessage: 'A do vencimento',
    description: 'Choice: the payment day of paid rows is their due day',
  },
  dueDayHint: {
    id: 'import.question.paidDay.dueHint',
    defaultMessage: 'Ou a de hoje, se ainda não venceu',
    description: 'Below that choice: a due day after today becomes today',
  },
  noPaidDay: {
    id: 'import.question.paidDay.none',
    defaultMessage: 'Nenhuma: importar em aberto',
    description: 'Choice: the paid rows become open entries',
  },
  bankStatement: {
    id: 'import.question.statement',
    defaultMessage:
      'O arquivo parece um extrato de banco ou de cartão. Os valores já foram pagos ou recebidos?',
    description: 'Question, and label of the choice',
  },
  bankStatementPaid: {
    id: 'import.question.statement.paid',
    defaultMessage: 'Sim, na data de cada linha',
    description: 'Choice: the rows of a bank statement are payments of their day',
  },
  bankStatementPaidHint: {
    id: 'import.question.statement.paidHint',
    defaultMessage: 'Linhas com data depois de hoje ficam em aberto',
    description: 'Below that choice',
  },
  bankStatementOpen: {
    id: 'import.question.statement.open',
    defaultMessage: 'Não: importar em aberto',
    description: 'Choice: the rows of a bank statement become open entries',
  },
  underpaid: {
    id: 'import.question.underpaid',
    defaultMessage:
      '{count, plural, one {# linha tem valor pago menor que o valor.} other {# linhas têm valor pago menor que o valor.}} O que fazer com a diferença?',
    description: 'Question, and label of the choice. A table of these rows follows.',
  },
  underpaidDiscount: {
    id: 'import.question.underpaid.discount',
    defaultMessage: 'Lançar como desconto',
    description: 'Choice: the difference is a discount. The sum is below it.',
  },
  underpaidOpen: {
    id: 'import.question.underpaid.open',
    defaultMessage: 'Continua em aberto',
    description: 'Choice: the entries are paid in part, and the difference stays open',
  },
  underpaidOpenHint: {
    id: 'import.question.underpaid.openHint',
    defaultMessage: 'As linhas entram como pagas em parte',
    description: 'Below that choice: the rows are imported as paid in part',
  },
  underpaidOut: {
    id: 'import.question.underpaid.out',
    defaultMessage: 'Deixar {count, plural, one {# linha} other {# linhas}} de fora',
    description: 'Choice: these rows are not imported',
  },
  underpaidOutHint: {
    id: 'import.question.underpaid.outHint',
    defaultMessage: 'Por exemplo, para corrigir o arquivo antes',
    description: 'Below that choice',
  },
  underpaidRows: {
    id: 'import.question.underpaid.rows',
    defaultMessage: 'Linhas com valor pago menor que o valor',
    description: 'Name of a table',
  },
  underpaidRest: {
    id: 'import.question.underpaid.rest',
    defaultMessage: 'Diferença',
    description: 'Column: the amount of the entry less the paid amount',
  },
  overpaid: {
    id: 'import.question.overpaid',
    defaultMessage:
      '{count, plural, one {# linha tem valor pago maior que o valor do lançamento.} other {# linhas têm valor pago maior que o valor do lançamento.}} O que é a diferença?',
    description: 'Question, and label of the choice. A table of these rows follows.',
  },
  overpaidOutHint: {
    id: 'import.question.overpaid.outHint',
    defaultMessage: 'Por exemplo, para informar juros e multa em duas colunas',
    description: 'Below the choice to leave the rows out: the person corrects the file first',
  },
  overpaidRows: {
    id: 'import.question.overpaid.rows',
    defaultMessage: 'Linhas com valor pago maior que o valor do lançamento',
    description: 'Name of a table',
  },
  kind: {
    id: 'import.question.kind',
    defaultMessage: 'Os lançamentos são a receber ou a pagar?',
    description: 'Question about a file that does not say it',
  },
  category: {
    id: 'import.question.category',
    defaultMessage: 'Qual é a categoria dos lançamentos?',
    description: 'Question about a file that does not say it',
  },
  form: {
    id: 'import.question.form',
    defaultMessage: 'Qual é a forma de pagamento?',
    description: 'Question about a file that does not say it',
  },
  column: {
    id: 'import.question.column',
    defaultMessage: 'Qual coluna do arquivo tem “{field}”?',
    description: 'Question. {field} is the name of a field, such as “Due day”.',
  },
  statusColumn: {
    id: 'import.question.statusColumn',
    defaultMessage: 'Qual coluna diz o que já foi pago ou recebido?',
    description: 'Question: no column has a known title for it, but the words of one may mean it',
  },
  noColumn: {
    id: 'import.question.noColumn',
    defaultMessage: 'Nenhuma: tudo em aberto',
    description: 'Choice below that question: no column says what is paid',
  },
  orColumn: {
    id: 'import.question.orColumn',
    defaultMessage: 'Ou está na coluna',
    description: 'Label of the choice of a column, after a choice for all rows',
  },
  categoryEmpty: {
    id: 'import.question.categoryEmpty',
    defaultMessage: 'Qual é a categoria das linhas em que a coluna está vazia?',
    description: 'Question',
  },
  formEmpty: {
    id: 'import.question.formEmpty',
    defaultMessage: 'Qual é a forma de pagamento das linhas em que a coluna está vazia?',
    description: 'Question',
  },
  forEmpty: {
    id: 'import.question.forEmpty',
    defaultMessage: 'Para estas linhas',
    description: 'Label of a choice for the rows without a value in their column',
  },
  forAll: {
    id: 'import.question.forAll',
    defaultMessage: 'Para todas as linhas',
    description: 'Label of the choice of one value for all rows of the file',
  },
  perName: {
    id: 'import.question.perName',
    defaultMessage: 'Escolher por cliente ou fornecedor',
    description: 'Opens the choices of a category or a form of payment for the rows of each name',
  },
  asAll: {
    id: 'import.question.asAll',
    defaultMessage: 'Como nas outras linhas',
    description: 'In the empty choice of the value for the rows of one name',
  },
  chooseColumn: {
    id: 'import.question.chooseColumn',
    defaultMessage: 'Escolha uma coluna',
    description: 'In the empty choice of a column',
  },
  choose: { id: 'import.question.choose', defaultMessage: 'Escolha', description: 'In an empty choice' },
  words: {
    id: 'import.question.words',
    defaultMessage: 'O que significam estas palavras do arquivo?',
    description: 'Question about words that the server does not know',
  },
  word: {
    id: 'import.question.word',
    defaultMessage: '{field}: “{word}”',
    description: 'Label of the choice of what a word means. {field} is for example “Category”.',
  },
  wordRows: {
    id: 'import.question.wordRows',
    defaultMessage: 'em {count, plural, one {# linha} other {# linhas}}',
    description: 'After a word of the file: in how many rows it occurs',
  },
});
