import { defineMessages } from '../../i18n/defineMessages';

export const messages = defineMessages({
  title: {
    id: 'import.mapping.title',
    defaultMessage: 'Como o arquivo foi entendido',
    description: 'Opens the part of the page with the fields of the columns',
  },
  used: {
    id: 'import.mapping.used',
    defaultMessage: '{used} de {total} colunas',
    description: 'Beside that title: how many columns are imported. The values are numbers.',
  },
  unused: {
    id: 'import.mapping.unused',
    defaultMessage: 'Não importadas: {names}',
    description: 'Below that number: the columns that are not imported. {names} is a list of titles.',
  },
  columns: {
    id: 'import.mapping.columns',
    defaultMessage: 'Colunas do arquivo',
    description: 'Heading above the columns of the file',
  },
  nameless: {
    id: 'import.mapping.nameless',
    defaultMessage: 'Coluna {number}',
    description: 'Name of a column of the file without a title',
  },
  skip: {
    id: 'import.mapping.skip',
    defaultMessage: 'Não importar',
    description:
      'In the choice of the field of a column: nothing is chosen. In the choice of the meaning of a word: its rows are left out.',
  },
  format: {
    id: 'import.mapping.format',
    defaultMessage: 'Formato',
    description: 'Heading above the choices of the order of dates and of the decimal separator',
  },
  dayExample: {
    id: 'import.mapping.dayExample',
    defaultMessage: 'Datas: {text} é {meaning}.',
    description: 'A text of the file such as “02/01/2026”, and the day that it was read as',
  },
  noIssue: {
    id: 'import.mapping.noIssue',
    defaultMessage: 'Sem coluna de emissão: a emissão será igual ao vencimento.',
    description: 'Text about a file without the days of issue',
  },
  defaults: {
    id: 'import.mapping.defaults',
    defaultMessage: 'O que não está no arquivo',
    description: 'Heading above the values for all rows',
  },
  words: {
    id: 'import.mapping.words',
    defaultMessage: 'Palavras do arquivo',
    description: 'Heading above the words of the file and their meaning',
  },
  signedAmount: {
    id: 'import.mapping.signedAmount',
    defaultMessage: 'Valor com sinal',
    description: 'Field of a column: a negative amount is to pay, and a positive one to receive',
  },
  signedHint: {
    id: 'import.mapping.signedHint',
    defaultMessage: 'Negativo é a pagar, positivo é a receber',
    description: 'Explains the field “Amount with a sign”',
  },
  amountIn: {
    id: 'import.mapping.amountIn',
    defaultMessage: 'Entrada (crédito)',
    description: 'Field of a column: amounts of money that come in. Another column has those that go out.',
  },
  amountOut: {
    id: 'import.mapping.amountOut',
    defaultMessage: 'Saída (débito)',
    description: 'Field of a column: amounts of money that go out. Another column has those that come in.',
  },
  discount: {
    id: 'import.mapping.discount',
    defaultMessage: 'Desconto',
    description: 'Field of a column: the discount of a payment',
  },
  interest: {
    id: 'import.mapping.interest',
    defaultMessage: 'Juros',
    description: 'Field of a column: the interest of a payment',
  },
  fine: {
    id: 'import.mapping.fine',
    defaultMessage: 'Multa',
    description: 'Field of a column: the fine of a late payment',
  },
  fee: {
    id: 'import.mapping.fee',
    defaultMessage: 'Tarifa',
    description: 'Field of a column: the fee of the bank for a payment',
  },
  open: {
    id: 'import.mapping.open',
    defaultMessage: 'Em aberto',
    description: 'Field of a column: what remains to be paid after the payment',
  },
  encoding: {
    id: 'import.mapping.encoding',
    defaultMessage: 'Codificação do texto: {encoding}',
    description: 'How a csv file is encoded. {encoding} is for example “UTF-8”.',
  },
});
