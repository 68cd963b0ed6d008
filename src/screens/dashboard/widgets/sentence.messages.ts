import { defineMessages } from '../../../i18n/defineMessages';

export const sentences = defineMessages({
  points: {
    id: 'widget.points',
    defaultMessage: '{points} p.p.',
    description: 'Difference of two percentages in percentage points',
  },
  more: {
    id: 'widget.metric.more',
    defaultMessage: '{percent} · {difference} a mais',
    description: 'Comparison below a figure that is larger than in the period before',
  },
  moreFromZero: {
    id: 'widget.metric.moreFromZero',
    defaultMessage: '{difference} a mais',
    description: 'Comparison below a figure that is larger than in the period before, without a percentage',
  },
  less: {
    id: 'widget.metric.less',
    defaultMessage: '{percent} · {difference} a menos',
    description: 'Comparison below a figure that is smaller than in the period before',
  },
  lessFromZero: {
    id: 'widget.metric.lessFromZero',
    defaultMessage: '{difference} a menos',
    description: 'Comparison below a figure that is smaller than in the period before, without a percentage',
  },
  same: {
    id: 'widget.metric.same',
    defaultMessage: 'Sem mudança',
    description: 'Comparison below a figure that is the same as in the period before',
  },
  notComparable: {
    id: 'widget.metric.notComparable',
    defaultMessage: 'Sem comparação',
    description: 'Comparison below a figure if it has no value in the period before',
  },
  before: {
    id: 'widget.metric.before',
    defaultMessage: 'Antes: {value}',
    description: 'Figure of the period before, below the comparison',
  },
  beforeDays: {
    id: 'widget.metric.beforeDays',
    defaultMessage: 'De {from} a {to}: {value}',
    description:
      'Figure of the period before with its first and its last day, such as 1 and 20 Oct, below the comparison',
  },
  beforeDay: {
    id: 'widget.metric.beforeDay',
    defaultMessage: '{day}: {value}',
    description: 'Figure of one earlier day, below the comparison',
  },
  seriesTotal: {
    id: 'widget.series.total',
    defaultMessage: '{title}: {total} no total; maior valor: {most} ({when}).',
    description: 'Sentence about the bars of a chart, with the largest value and its day or month',
  },
  seriesNone: {
    id: 'widget.series.none',
    defaultMessage: '{title}: sem movimento no período.',
    description: 'Sentence about the bars of a chart whose values are all zero',
  },
  seriesLine: {
    id: 'widget.series.line',
    defaultMessage: '{title}: começa em {first} e termina em {last}; menor valor: {least} ({when}).',
    description: 'Sentence about a line of a chart, with the smallest value and its day or month',
  },
  seriesParts: {
    id: 'widget.series.parts',
    defaultMessage: '{title}: {total} até agora; previsão: {forecast}.',
    description: 'Sentence about the bars of a chart whose last values are a forecast',
  },
  seriesSum: {
    id: 'widget.series.sum',
    defaultMessage: '{title}: {total} nos mesmos dias.',
    description: 'Sentence about the series of an earlier year in a chart. {title} is its name.',
  },
  seriesOne: {
    id: 'widget.series.one',
    defaultMessage: '{title}: {value} ({when}).',
    description: 'Sentence about a series of a chart with one value, and its day or month',
  },
  seriesEmpty: {
    id: 'widget.series.empty',
    defaultMessage: '{title}: sem valores.',
    description: 'Sentence about a series of a chart without values',
  },
  reading: {
    id: 'widget.series.reading',
    defaultMessage: '{point}: {values}',
    description: 'All values at one day or month of a chart, for screen readers. {values} is a list.',
  },
  readingValue: {
    id: 'widget.series.readingValue',
    defaultMessage: '{title} {value}',
    description: 'One value in the list of all values at one day or month of a chart',
  },
  readingForecast: {
    id: 'widget.series.readingForecast',
    defaultMessage: '{point} (previsão): {values}',
    description: 'All forecast values at one day or month of a chart, for screen readers',
  },
  shareSentence: {
    id: 'widget.share.sentence',
    defaultMessage: 'Total: {total}. Maior parte: {title}, com {percent}.',
    description: 'Sentence about the parts of a whole, with the largest part',
  },
  progressSentence: {
    id: 'widget.progress.sentence',
    defaultMessage: '{percent} da meta de {target}',
    description: 'Sentence about a figure and its target',
  },
  progressAbove: {
    id: 'widget.progress.above',
    defaultMessage: '{difference} acima do esperado para hoje ({expected})',
    description: 'The figure is larger than what should be reached by today',
  },
  progressBelow: {
    id: 'widget.progress.below',
    defaultMessage: '{difference} abaixo do esperado para hoje ({expected})',
    description: 'The figure is smaller than what should be reached by today',
  },
  progressSame: {
    id: 'widget.progress.same',
    defaultMessage: 'Exatamente o esperado para hoje ({expected})',
    description: 'The figure is exactly what should be reached by today',
  },
  firstRows: {
    id: 'widget.table.firstRows',
    defaultMessage: '{shown} de {total, plural, one {# linha} other {# linhas}}.',
    description: 'Below a table that the server has cut',
  },
});
