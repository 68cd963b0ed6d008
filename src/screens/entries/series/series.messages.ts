import { defineMessages } from '../../../i18n/defineMessages';

export const messages = defineMessages({
  notOffered: {
    id: 'entry.series.notOffered',
    defaultMessage: 'Aqui não é possível repetir lançamentos.',
    description: 'Sentence if the backend does not offer entries that repeat',
  },
  dueOn: {
    id: 'entry.series.dueOn',
    defaultMessage: 'Primeiro vencimento',
    description: 'Label of the field for the first due day of an entry that repeats',
  },
  rhythm: {
    id: 'entry.series.rhythm',
    defaultMessage: 'Repete',
    description: 'Label of the choice how often an entry repeats, such as each month',
  },
  businessDay: {
    id: 'entry.series.businessDay',
    defaultMessage: 'Número do dia útil',
    description:
      'Label of the field for a number such as 5, if an entry is due on the fifth business day of each month',
  },
  invalidBusinessDay: {
    id: 'entry.series.businessDay.range',
    defaultMessage: 'Digite um número de 1 a 20.',
    description: 'Error below the field for the number of a business day in its month',
  },
  otherDay: {
    id: 'entry.series.businessDay.other',
    defaultMessage: 'Não é esse dia útil do mês.',
    description: 'Error below the first due day, if it is not the chosen business day of its month',
  },
  rightDay: {
    id: 'entry.series.businessDay.right',
    defaultMessage: 'O primeiro vencimento precisa ser {day}, o dia útil escolhido desse mês.',
    description:
      'Line below the form of a series, if its first due day is not the chosen business day. {day} is a date.',
  },
  end: {
    id: 'entry.series.end',
    defaultMessage: 'Termina',
    description: 'Label of the choice when the repetition of an entry ends',
  },
  never: {
    id: 'entry.series.end.never',
    defaultMessage: 'Sem data para terminar',
    description: 'Option: the repetition of an entry has no end',
  },
  afterCount: {
    id: 'entry.series.end.count',
    defaultMessage: 'Depois de um número de vezes',
    description: 'Option: the repetition of an entry ends after a number of entries',
  },
  onDay: {
    id: 'entry.series.end.day',
    defaultMessage: 'Em um dia',
    description: 'Option: the repetition of an entry ends on a day',
  },
  occurrences: {
    id: 'entry.series.occurrences',
    defaultMessage: 'Número de vezes',
    description: 'Label of the field for the number of entries of a series',
  },
  lastDueOn: {
    id: 'entry.series.lastDueOn',
    defaultMessage: 'Último dia',
    description: 'Label of the field for the day after which no entry of a series is due',
  },
  beforeFirst: {
    id: 'entry.series.lastDueOn.before',
    defaultMessage: 'O último dia não pode ser anterior ao primeiro vencimento.',
    description: 'Error below the last day of a series',
  },
  days: {
    id: 'entry.series.days',
    defaultMessage: 'Vencimentos: {days}',
    description: 'Line below the form of a series. {days} is a list of the first due days.',
  },
  ahead: {
    id: 'entry.series.ahead',
    defaultMessage: 'Os lançamentos ficam prontos com doze meses de antecedência.',
    description: 'Hint below the form of a series: its entries are stored twelve months ahead',
  },
  added: {
    id: 'entry.series.added',
    defaultMessage: 'Lançamento recorrente criado.',
    description: 'Message after an entry that repeats was added',
  },
  scope: {
    id: 'entry.series.scope',
    defaultMessage: 'Aplicar a',
    description: 'Label of the choice to which entries of a series a change applies',
  },
  scopeHint: {
    id: 'entry.series.scope.hint',
    defaultMessage:
      'Este lançamento se repete. Os que têm pagamento ou foram alterados à parte ficam como estão.',
    description: 'Hint below the choice to which entries of a series a change applies',
  },
  one: {
    id: 'entry.series.scope.one',
    defaultMessage: 'Só este lançamento',
    description: 'Option: a change applies to one entry of a series',
  },
  following: {
    id: 'entry.series.scope.following',
    defaultMessage: 'Este e os seguintes',
    description: 'Option: a change applies to an entry of a series and the later ones',
  },
  open: {
    id: 'entry.series.scope.open',
    defaultMessage: 'Todos em aberto',
    description: 'Option: a change applies to all unpaid entries of a series',
  },
  deletionScope: {
    id: 'entry.series.deletion.scope',
    defaultMessage: 'Excluir',
    description: 'Label of the choice which entries of a series are deleted',
  },
  deletionHint: {
    id: 'entry.series.deletion.hint',
    defaultMessage:
      'Se excluir mais de um, a recorrência termina. Os que têm pagamento ou foram alterados à parte ficam.',
    description:
      'Hint below the choice which entries of a series are deleted. The series ends if more than one is chosen.',
  },
  deleted: {
    id: 'entry.series.deleted',
    defaultMessage: 'Exclusão concluída.',
    description: 'Message after one or several entries of a series were deleted',
  },
  noSeries: {
    id: 'entry.series.none',
    defaultMessage: 'Este lançamento não se repete.',
    description: 'Sentence in place of the form that deletes entries of a series, if an entry has none',
  },
  leftOut: {
    id: 'entry.series.leftOut',
    defaultMessage:
      '{count, plural, one {# lançamento ficou como estava: {days}.} other {# lançamentos ficaram como estavam: {days}.}}',
    description: 'Message after a change of a series. {days} is a list of due days, each with a reason.',
  },
  leftOutPaid: {
    id: 'entry.series.leftOut.paid',
    defaultMessage: '{day} (tem pagamento)',
    description: 'An entry of a series that was not changed. {day} is its due day.',
  },
  leftOutSeparate: {
    id: 'entry.series.leftOut.separate',
    defaultMessage: '{day} (alterado à parte)',
    description:
      'An entry of a series that was not changed, because a person had changed it alone. {day} is its due day.',
  },
});
