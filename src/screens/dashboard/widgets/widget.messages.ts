import { defineMessages } from '../../../i18n/defineMessages';

export const messages = defineMessages({
  forecast: {
    id: 'widget.series.forecast',
    defaultMessage: 'Previsão',
    description: 'Entry of a chart’s legend for the shaded part with forecast values',
  },
  forecastRow: {
    id: 'widget.series.forecastRow',
    defaultMessage: '{name} (previsão)',
    description: 'Day or month of a row with forecast values, in the table of a chart',
  },
  moreSeries: {
    id: 'widget.series.moreSeries',
    defaultMessage: 'O gráfico mostra as quatro primeiras séries. A tabela tem todas.',
    description: 'Below a chart of a widget with more than four series',
  },
  day: {
    id: 'widget.column.day',
    defaultMessage: 'Dia',
    description: 'Title of the first column of the table of a chart by days',
  },
  month: {
    id: 'widget.column.month',
    defaultMessage: 'Mês',
    description: 'Title of the first column of the table of a chart by months',
  },
  item: {
    id: 'widget.column.item',
    defaultMessage: 'Item',
    description: 'Title of the first column of the table of a chart that is neither by days nor by months',
  },
  value: {
    id: 'widget.column.value',
    defaultMessage: 'Valor',
    description: 'Title of the column with the values of parts',
  },
  part: {
    id: 'widget.column.part',
    defaultMessage: 'Participação',
    description: 'Title of the column with the percentages of parts',
  },
  total: {
    id: 'widget.total',
    defaultMessage: 'Total',
    description: 'Title of the last row of a table of parts',
  },
  showTable: {
    id: 'widget.showTable',
    defaultMessage: 'Ver tabela: {title}',
    description: 'Name of the toggle button that shows the values of a chart as a table',
  },
  showNote: {
    id: 'widget.showNote',
    defaultMessage: 'Como é calculado: {title}',
    description: 'Name of the button that shows below a figure how it is calculated',
  },
  toEntries: {
    id: 'widget.toEntries',
    defaultMessage: 'Ver lançamentos',
    description: 'Link to the list of entries behind a figure',
  },
  toCountedEntries: {
    id: 'widget.toCountedEntries',
    defaultMessage: 'Ver {count, plural, one {# lançamento} other {# lançamentos}}',
    description: 'Link to the list of the {count} entries behind a figure',
  },
  toDashboard: {
    id: 'widget.toDashboard',
    defaultMessage: 'Abrir o painel',
    description: 'Link to the dashboard behind a figure',
  },
  linkName: {
    id: 'widget.linkName',
    defaultMessage: '{link}: {title}',
    description:
      'Name of a link of a widget for screen readers: the text of the link, and the title of the widget',
  },
  empty: {
    id: 'widget.empty',
    defaultMessage: 'Sem movimento no período.',
    description: 'In a widget without values',
  },
  unreadable: {
    id: 'widget.unreadable',
    defaultMessage: 'Não foi possível ler os dados deste indicador.',
    description: 'In a widget whose data breaks the API description',
  },
  unknown: {
    id: 'widget.unknown',
    defaultMessage: 'Este portal ainda não mostra este tipo de indicador.',
    description: 'In a widget of an unknown kind that has no table',
  },
  untitled: {
    id: 'widget.untitled',
    defaultMessage: 'Indicador',
    description: 'Title of a widget whose own title cannot be read',
  },
});
