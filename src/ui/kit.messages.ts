import { defineMessages } from '../i18n/defineMessages';

export const messages = defineMessages({
  close: {
    id: 'kit.close',
    defaultMessage: 'Fechar',
    description: 'Button that closes a dialog or a panel at the side',
  },
  showOptions: {
    id: 'kit.select.show',
    defaultMessage: 'Mostrar opções',
    description: 'Button at the end of a field with search that opens its list',
  },
  clear: {
    id: 'kit.select.clear',
    defaultMessage: 'Limpar',
    description: 'Button in a field with search that removes the chosen option or the typed text',
  },
  noOption: {
    id: 'kit.select.none',
    defaultMessage: 'Nada encontrado. Tente outra palavra.',
    description: 'Text in the list of a field with search if no option contains the typed text',
  },
  suggestions: {
    id: 'kit.suggestions.count',
    defaultMessage: '{count, plural, one {# sugestão} other {# sugestões}}',
    description: 'Announced when a list of suggestions opens below a text field',
  },
  period: {
    id: 'kit.period.name',
    defaultMessage: 'Período',
    description: 'Name of the panel in which the user chooses a period',
  },
  choosePeriod: {
    id: 'kit.period.choose',
    defaultMessage: 'Período: {period}',
    description: 'Name of the button that opens the choice of the period. {period} is the chosen one.',
  },
  ownPeriod: {
    id: 'kit.period.own',
    defaultMessage: 'Outro período',
    description: 'Heading above the two days of an own period, and the name of such a period',
  },
  fromDay: {
    id: 'kit.period.from',
    defaultMessage: 'De',
    description: 'Label of the first day of an own period',
  },
  toDay: {
    id: 'kit.period.to',
    defaultMessage: 'Até',
    description: 'Label of the last day of an own period',
  },
  exampleDay: {
    id: 'kit.period.example',
    defaultMessage: 'Exemplo: {example}',
    description: 'Below two fields for days. {example} is a day as it can be typed.',
  },
  applyPeriod: {
    id: 'kit.period.apply',
    defaultMessage: 'Aplicar',
    description: 'Button that shows the own period',
  },
  missingDay: {
    id: 'kit.period.missing',
    defaultMessage: 'Informe as duas datas.',
    description: 'Below the days of an own period if one of them is missing',
  },
  invalidDay: {
    id: 'kit.period.invalid',
    defaultMessage: 'Esta data não existe. Escreva como {example}.',
    description:
      'Below the days of an own period if a typed text is no day. {example} is a day as it can be typed.',
  },
  daysInOrder: {
    id: 'kit.period.order',
    defaultMessage: 'A data final vem antes da inicial.',
    description: 'Below the days of an own period in the wrong order',
  },
  tooManyYears: {
    id: 'kit.period.tooLong',
    defaultMessage: 'Escolha no máximo {years} anos.',
    description: 'Below the days of an own period that is too long. {years} is a number greater than one.',
  },
  monthBefore: {
    id: 'kit.calendar.before',
    defaultMessage: 'Mês anterior',
    description: 'Button of a calendar that shows the month before',
  },
  monthAfter: {
    id: 'kit.calendar.after',
    defaultMessage: 'Próximo mês',
    description: 'Button of a calendar that shows the next month',
  },
  todayIs: {
    id: 'kit.calendar.today',
    defaultMessage: 'Hoje, {day}',
    description: 'Name of the current day in a calendar, for screen readers',
  },
  printLimit: {
    id: 'kit.table.printLimit',
    defaultMessage: 'Impressas: as primeiras {shown} de {total} linhas.',
    description: 'Below a printed table with more rows than a print can have',
  },
  selectRow: {
    id: 'kit.table.selectRow',
    defaultMessage: 'Selecionar {row}',
    description:
      'Name of the check box of a row in a table. {row} is the name of the row, such as a customer.',
  },
  selectRows: {
    id: 'kit.table.selectRows',
    defaultMessage: 'Selecionar todas as linhas desta página',
    description: 'Name of the check box in the head of a table. It selects all rows of the page.',
  },
  selection: {
    id: 'kit.selection',
    defaultMessage: 'Seleção',
    description: 'Name of the bar with number, sums and actions of the selected rows',
  },
  selected: {
    id: 'kit.selection.count',
    defaultMessage: '{count, plural, one {# selecionado} other {# selecionados}}',
    description: 'Number of the selected rows of a table, such as entries',
  },
  clearSelection: {
    id: 'kit.selection.clear',
    defaultMessage: 'Limpar seleção',
    description: 'Button that selects no rows',
  },
});
