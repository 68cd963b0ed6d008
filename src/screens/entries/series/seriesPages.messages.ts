import { defineMessages } from '../../../i18n/defineMessages';

/** The texts of the pages about what recurs. */
export const messages = defineMessages({
  loading: {
    id: 'series.loading',
    defaultMessage: 'Carregando as recorrências…',
    description: 'Read by screen readers while the entries which repeat are loaded',
  },
  failed: {
    id: 'series.failed',
    defaultMessage: 'Não foi possível carregar as recorrências',
    description: 'Heading after the entries which repeat could not be loaded',
  },
  notOffered: {
    id: 'series.notOffered',
    defaultMessage: 'As recorrências ainda não estão disponíveis aqui.',
    description: 'Text in place of the pages of entries which repeat if the server does not offer them',
  },
  gone: {
    id: 'series.gone',
    defaultMessage: 'Esta recorrência não existe.',
    description: 'Sentence if an entry which repeats does not exist',
  },
  toList: {
    id: 'series.toList',
    defaultMessage: 'Ver as recorrências',
    description: 'Link to the list of entries which repeat',
  },
  none: {
    id: 'series.none',
    defaultMessage: 'Nenhuma recorrência',
    description: 'Title in the list of entries which repeat if there is none',
  },
  noneYet: {
    id: 'series.noneYet',
    defaultMessage: 'Aluguel, salários, mensalidades: o que se repete aparece aqui.',
    description: 'Text in the list of entries which repeat if there is none yet',
  },
  total: {
    id: 'series.total',
    defaultMessage: '{count, plural, one {# recorrência} other {# recorrências}}',
    description: 'Number of series above the list of entries which repeat',
  },
  ended: {
    id: 'series.ended',
    defaultMessage: 'Encerradas',
    description: 'Filter of the list of entries which repeat: those that have ended',
  },
  endedOne: {
    id: 'series.endedOne',
    defaultMessage: 'Encerrada',
    description: 'Mark beside the name of one entry that repeats, if it has ended. Feminine in Portuguese.',
  },
  showEnded: {
    id: 'series.showEnded',
    defaultMessage: 'Ver encerradas',
    description: 'Link above the list of entries which repeat: show those that have ended',
  },
  showRunning: {
    id: 'series.showRunning',
    defaultMessage: 'Ver em andamento',
    description: 'Link above the list of ended entries which repeat: show those that go on',
  },
  next: {
    id: 'series.next',
    defaultMessage: 'Próximo vencimento',
    description: 'Column and label: the next due day of an entry that repeats',
  },
  end: {
    id: 'series.end',
    defaultMessage: 'Termina',
    description: 'Column and label: when the repetition of an entry ends',
  },
  noNext: {
    id: 'series.noNext',
    defaultMessage: 'Nenhum',
    description: 'In place of the next due day of an entry that repeats, if there is none. Masculine.',
  },
  noEnd: {
    id: 'series.noEnd',
    defaultMessage: 'Sem data para terminar',
    description: 'In place of the last day of an entry that repeats, if it has no end',
  },
  endAfter: {
    id: 'series.endAfter',
    defaultMessage: '{day}, depois de {count, plural, one {# vez} other {# vezes}}',
    description: 'The last day of an entry that repeats a number of times',
  },
  rhythm: {
    id: 'series.rhythm',
    defaultMessage: 'Repete',
    description: 'Label: how often an entry repeats, such as "Todo mês, no dia 10"',
  },
  month: {
    id: 'series.rhythm.month',
    defaultMessage: 'Todo mês, no dia {day}',
    description: 'How often an entry repeats. {day} is a number from 1 to 28.',
  },
  longMonth: {
    id: 'series.rhythm.longMonth',
    defaultMessage: 'Todo mês, no dia {day}; se o mês for mais curto, no último dia',
    description: 'How often an entry repeats. {day} is 29, 30 or 31.',
  },
  monthEnd: {
    id: 'series.rhythm.monthEnd',
    defaultMessage: 'Todo mês, no último dia',
    description: 'How often an entry repeats',
  },
  week: {
    id: 'series.rhythm.week',
    defaultMessage: 'Toda semana: {weekday}',
    description: 'How often an entry repeats. {weekday} is the name of a day of the week.',
  },
  twoWeeks: {
    id: 'series.rhythm.twoWeeks',
    defaultMessage: 'A cada 14 dias: {weekday}',
    description: 'How often an entry repeats. {weekday} is the name of a day of the week.',
  },
  businessDay: {
    id: 'series.rhythm.businessDay',
    defaultMessage: 'Todo mês, no {number}º dia útil dos bancos',
    description: 'How often an entry repeats. {number} is from 1 to 20: business day of banks in the month.',
  },
  wageDay: {
    id: 'series.rhythm.wageDay',
    defaultMessage: 'Todo mês, no {number}º dia útil para salários (sábado conta)',
    description:
      'How often an entry repeats. {number} is from 1 to 20: business day in the month, as the law counts for wages.',
  },
  first: {
    id: 'series.first',
    defaultMessage: 'Primeiro vencimento',
    description: 'Label: the due day of the first of the entries that repeat',
  },
  stored: {
    id: 'series.stored',
    defaultMessage: 'Lançamentos prontos até',
    description: 'Label: the due day of the last stored entry. The later ones are added in time.',
  },
  changeHint: {
    id: 'series.changeHint',
    defaultMessage:
      'Para mudar o nome, o valor ou o dia, abra um lançamento abaixo e escolha “Este e os seguintes”.',
    description: 'Hint on the page of an entry that repeats. The quoted words are an option of another form.',
  },
  rhythmHint: {
    id: 'series.rhythmHint',
    defaultMessage: 'Para mudar o ritmo, encerre esta recorrência e comece outra.',
    description: 'Hint on the page of an entry that repeats: its rhythm cannot be changed',
  },
  entries: {
    id: 'series.entries',
    defaultMessage: 'Lançamentos',
    description: 'Heading of the table with the entries around today, and name of that table',
  },
  noEntries: {
    id: 'series.noEntries',
    defaultMessage: 'Todos os lançamentos desta recorrência foram excluídos.',
    description: 'In place of the table with the entries, if all were deleted',
  },
  allEntries: {
    id: 'series.allEntries',
    defaultMessage: 'Ver {count, plural, one {# lançamento} other {# lançamentos}} na lista',
    description: 'Link to the list of entries with those of one series',
  },
});
