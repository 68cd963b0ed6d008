import { defineMessages } from '../../i18n/defineMessages';

export const messages = defineMessages({
  known: {
    id: 'statement.known',
    defaultMessage: '{name} já importou este mesmo arquivo em {when}.',
    description: 'Warning. {name} is a person, {when} a date and a time.',
  },
  bankAccount: {
    id: 'statement.part.bank',
    defaultMessage: 'Banco {bank}, conta com final {end}',
    description:
      'Heading of the part of a statement about one account. {bank} is a number, {end} the last digits.',
  },
  account: {
    id: 'statement.part.account',
    defaultMessage: 'Conta com final {end}',
    description:
      'Heading of the part of a statement about one account. {end} is the last digits of its number.',
  },
  card: {
    id: 'statement.part.card',
    defaultMessage: 'Cartão com final {end}',
    description: 'Heading of the part of a statement about one card. {end} is the last digits of its number.',
  },
  unnamed: {
    id: 'statement.part.unnamed',
    defaultMessage: 'Extrato sem número de conta',
    description: 'Heading of the part of a statement whose file does not name its account',
  },
  period: {
    id: 'statement.period',
    defaultMessage: 'Período',
    description: 'Label of the first and the last day of a statement',
  },
  in: {
    id: 'statement.in',
    defaultMessage: 'Entradas novas',
    description: 'Label of the sum of the new lines that add money',
  },
  out: {
    id: 'statement.out',
    defaultMessage: 'Saídas novas',
    description: 'Label of the sum of the new lines that take money',
  },
  balance: {
    id: 'statement.balance',
    defaultMessage: 'Saldo no banco em {day}',
    description: 'Label of the balance that the statement shows',
  },
  accountField: {
    id: 'statement.account.field',
    defaultMessage: 'Conta da empresa',
    description: 'Field: which account of the company a statement belongs to',
  },
  accountHint: {
    id: 'statement.account.hint',
    defaultMessage: 'A resposta vale também para os próximos extratos desta conta.',
    description: 'Text below the field for the account, if the file names it',
  },
  accountHintOnce: {
    id: 'statement.account.once',
    defaultMessage: 'O arquivo não diz de qual conta ele é.',
    description: 'Text below the field for the account, if the file does not name it',
  },
  accountAsLast: {
    id: 'statement.account.asLast',
    defaultMessage:
      'Como na última importação com estas colunas. Se o extrato for de outra conta, troque aqui.',
    description: 'Text below the field for the account, if the account of the last import is proposed',
  },
  accountMissing: {
    id: 'statement.account.missing',
    defaultMessage: 'Escolha a conta deste extrato.',
    description: 'Question below the field for the account of a statement',
  },
  inverts: {
    id: 'statement.inverts',
    defaultMessage: 'O que é um valor positivo neste extrato?',
    description: 'Question, if the file does not say which amounts left the account',
  },
  invertsOut: {
    id: 'statement.inverts.out',
    defaultMessage: 'Dinheiro que saiu, como uma compra',
    description: 'Answer: a positive amount is money that left the account',
  },
  invertsIn: {
    id: 'statement.inverts.in',
    defaultMessage: 'Dinheiro que entrou',
    description: 'Answer: a positive amount is money that came to the account',
  },
  dateOrder: {
    id: 'statement.dateOrder',
    defaultMessage: 'Como estão escritas as datas?',
    description: 'Question about the file',
  },
  dayFirst: {
    id: 'statement.dateOrder.day',
    defaultMessage: 'Dia antes do mês, como 05/11',
    description: 'Answer: in a date, the day comes before the month',
  },
  monthFirst: {
    id: 'statement.dateOrder.month',
    defaultMessage: 'Mês antes do dia, como 11/05',
    description: 'Answer: in a date, the month comes before the day',
  },
  yearFirst: {
    id: 'statement.dateOrder.year',
    defaultMessage: 'Ano primeiro, como 26/11/05',
    description: 'Answer: in a date with a short year, the year is first',
  },
  decimal: {
    id: 'statement.decimal',
    defaultMessage: 'O que separa os centavos?',
    description: 'Question about the file',
  },
  comma: {
    id: 'statement.decimal.comma',
    defaultMessage: 'A vírgula',
    description: 'Answer: the comma separates the cents',
  },
  point: {
    id: 'statement.decimal.point',
    defaultMessage: 'O ponto',
    description: 'Answer: the point separates the cents',
  },
  newLines: {
    id: 'statement.newLines',
    defaultMessage: 'Movimentos novos',
    description: 'Heading of the list of the lines that will be stored',
  },
  perhapsLines: {
    id: 'statement.perhapsLines',
    defaultMessage: 'Talvez já importados',
    description: 'Heading of the list of the lines that may be stored already',
  },
  perhapsDetail: {
    id: 'statement.perhapsDetail',
    defaultMessage:
      'O extrato já tem um movimento com o mesmo dia e o mesmo valor. Estes ficam de fora, a não ser que você os marque.',
    description: 'Text above the list of the lines that may be stored already',
  },
  import: {
    id: 'statement.import',
    defaultMessage: '{count, plural, one {# movimento para importar} other {# movimentos para importar}}',
    description: 'Text beside the button that stores the lines of a statement',
  },
  start: {
    id: 'statement.start',
    defaultMessage: 'Importar extrato agora',
    description: 'Button that stores the lines of a statement',
  },
  blocked: {
    id: 'statement.blocked',
    defaultMessage: 'Responda às perguntas acima para importar.',
    description: 'Text in place of the button that stores the lines of a statement',
  },
  nothing: {
    id: 'statement.nothing',
    defaultMessage: 'Não há nada de novo neste extrato.',
    description: 'Text in place of the button that stores the lines of a statement',
  },
  done: {
    id: 'statement.done',
    defaultMessage: '{count, plural, one {# movimento importado} other {# movimentos importados}}',
    description: 'Heading after the import of a statement',
  },
  another: {
    id: 'statement.another',
    defaultMessage: 'Importar outro extrato',
    description: 'Button after an import',
  },
  readTo: {
    id: 'statement.read',
    defaultMessage:
      '{count, plural, one {# movimento novo no extrato.} other {# movimentos novos no extrato.}}',
    description: 'Tells screen readers what was read',
  },
});
