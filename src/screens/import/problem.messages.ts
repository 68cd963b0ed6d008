import { defineMessages } from '../../i18n/defineMessages';

export const messages = defineMessages({
  missing: {
    id: 'import.problem.missing',
    defaultMessage: 'está em branco',
    description: 'Why a row cannot be imported, after the name of the column',
  },
  tooLong: {
    id: 'import.problem.tooLong',
    defaultMessage: 'texto longo demais',
    description: 'Why a row cannot be imported, after the name of the column',
  },
  characters: {
    id: 'import.problem.characters',
    defaultMessage: 'caracteres que não podem ser usados',
    description: 'Why a row cannot be imported, after the name of the column',
  },
  unknown: {
    id: 'import.problem.unknown',
    defaultMessage: 'não é uma opção conhecida',
    description: 'Why a row cannot be imported, after the name of the column',
  },
  otherKind: {
    id: 'import.problem.otherKind',
    defaultMessage: 'a categoria é do outro tipo de lançamento',
    description:
      'Why a row cannot be imported: its category is for entries to pay, and it is to receive, or the reverse',
  },
  range: {
    id: 'import.problem.range',
    defaultMessage: 'fora do intervalo aceito',
    description: 'Why a row cannot be imported, after the name of the column',
  },
  order: {
    id: 'import.problem.order',
    defaultMessage: 'parcela maior que o total',
    description: 'Why a row cannot be imported, after the name of the column',
  },
  future: {
    id: 'import.problem.future',
    defaultMessage: 'data posterior a hoje',
    description: 'Why a row cannot be imported, after the name of the column',
  },
  monthClosed: {
    id: 'import.problem.monthClosed',
    defaultMessage: 'em um mês fechado',
    description: 'Why a row cannot be imported, after the name of the column',
  },
  notADay: {
    id: 'import.problem.notADay',
    defaultMessage: 'não é uma data',
    description: 'Why a row cannot be imported, after the name of the column',
  },
  notAnAmount: {
    id: 'import.problem.notAnAmount',
    defaultMessage: 'não é um valor em reais',
    description: 'Why a row cannot be imported, after the name of the column',
  },
  notACount: {
    id: 'import.problem.notACount',
    defaultMessage: 'não é um número de parcela',
    description: 'Why a row cannot be imported, after the name of the column',
  },
  formula: {
    id: 'import.problem.formula',
    defaultMessage: 'fórmula sem resultado',
    description: 'Why a row cannot be imported, after the name of the column',
  },
  cellError: {
    id: 'import.problem.cellError',
    defaultMessage: 'erro de fórmula na planilha',
    description: 'Why a row cannot be imported, after the name of the column. The value is like #REF!',
  },
  currency: {
    id: 'import.problem.currency',
    defaultMessage: 'não é um valor em reais',
    description: 'Why a row cannot be imported, after the name of the column: it is in another currency',
  },
  scale: {
    id: 'import.problem.scale',
    defaultMessage: 'valores em milhares ou milhões, e não em reais',
    description: 'Why a row cannot be imported, after the name of the column',
  },
  percent: {
    id: 'import.problem.percent',
    defaultMessage: 'porcentagem, e não um valor em reais',
    description: 'Why a row cannot be imported, after the name of the column',
  },
  parts: {
    id: 'import.problem.parts',
    defaultMessage: 'desconto, juros e multa não fecham com o valor pago',
    description: 'Why a row cannot be imported, after the name of the column',
  },
  joined: {
    id: 'import.problem.joined',
    defaultMessage: 'juros e multa juntos não podem ser separados; escolha Juros ou Multa para a coluna',
    description: 'Why a row cannot be imported, after the name of the column',
  },
  unpaid: {
    id: 'import.problem.unpaid',
    defaultMessage:
      'o lançamento está em aberto, e só um pagamento tem este valor; para importar sem ele, escolha “Não importar” para a coluna',
    description: 'Why a row cannot be imported, after the name of the column',
  },
  notAccepted: {
    id: 'import.problem.notAccepted',
    defaultMessage: 'valor não aceito',
    description: 'Why a row cannot be imported, after the name of the column',
  },
  withValue: {
    id: 'import.problem.withValue',
    defaultMessage: '{field}: {reason} ({value})',
    description:
      'Problem of a row. {field} is a column, {reason} a text of this list, and {value} the text of the file.',
  },
  withoutValue: {
    id: 'import.problem.withoutValue',
    defaultMessage: '{field}: {reason}',
    description: 'Problem of a row. {field} is a column, and {reason} a text of this list.',
  },
});
