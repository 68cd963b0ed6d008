import { defineMessages } from '../../i18n/defineMessages';

export const filterTexts = defineMessages({
  import: {
    id: 'entries.filter.import',
    defaultMessage: 'Importação: {name}',
    description: 'Filter of entries: those of an import',
  },
  importName: {
    id: 'entries.filter.importName',
    defaultMessage: '{file}, {when}',
    description: 'Name of an import in a filter: the name of its file, and its day and time',
  },
  anyImport: {
    id: 'entries.filter.anyImport',
    defaultMessage: 'De uma importação',
    description: 'Filter of entries: those of an import whose file is not known',
  },
  series: {
    id: 'entries.filter.series',
    defaultMessage: 'Recorrência: {name}',
    description: 'Filter of entries: those of a series. {name} is the customer or supplier.',
  },
  anySeries: {
    id: 'entries.filter.anySeries',
    defaultMessage: 'De uma recorrência',
    description: 'Filter of entries: those of a series whose name is not known',
  },
  account: {
    id: 'entries.filter.account',
    defaultMessage: 'Conta: {name}',
    description: 'Filter of entries: those with a payment in a bank, cash or card account',
  },
  accountNote: {
    id: 'entries.filter.accountNote',
    defaultMessage:
      'A lista tem só lançamentos com pagamento nesta conta: o que está em aberto ainda não tem conta.',
    description: 'Above a list of entries with the filter of an account',
  },
  anyAccount: {
    id: 'entries.filter.anyAccount',
    defaultMessage: 'De uma conta',
    description: 'Filter of entries: those with a payment in an account whose name is not known',
  },
  words: {
    id: 'entries.filter.words',
    defaultMessage: 'Busca: {words}',
    description: 'Filter of entries: the words that the user searched',
  },
  from: {
    id: 'entries.filter.from',
    defaultMessage: '{name}: a partir de {value}',
    description: 'A filter of a list with only a first value',
  },
  to: {
    id: 'entries.filter.to',
    defaultMessage: '{name}: até {value}',
    description: 'A filter of a list with only a last value',
  },
});

/** Choices of the filters above the list. */
export const filterChoices = defineMessages({
  any: {
    id: 'entries.filters.any',
    defaultMessage: 'Todas',
    description: 'In an empty field of the panel with filters: all states, forms of payment or categories',
  },
  allKinds: {
    id: 'entries.kind.all',
    defaultMessage: 'Todos',
    description: 'Choice among the kinds of entries: to receive and to pay',
  },
});

/** Periods of due days. */
export const dueNames = defineMessages({
  any: {
    id: 'entries.due.any',
    defaultMessage: 'Qualquer vencimento',
    description: 'Choice among periods: entries of all due days',
  },
  today: {
    id: 'entries.due.today',
    defaultMessage: 'Vence hoje',
    description: 'Choice among periods: entries that are due today',
  },
  week: {
    id: 'entries.due.week',
    defaultMessage: 'Próximos 7 dias',
    description: 'Choice among periods: entries that are due today or in the six days after it',
  },
  lastMonth: {
    id: 'entries.due.lastMonth',
    defaultMessage: 'Mês passado',
    description: 'Choice among periods: entries that were due in the month before this one',
  },
  month: {
    id: 'entries.due.month',
    defaultMessage: 'Este mês',
    description: 'Choice among periods: entries that are due in this month',
  },
  nextMonth: {
    id: 'entries.due.nextMonth',
    defaultMessage: 'Próximo mês',
    description: 'Choice among periods: entries that are due in the next month',
  },
});
