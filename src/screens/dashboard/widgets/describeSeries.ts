import type { IntlShape } from 'react-intl';
import type { ChartPoint, ChartSeries } from '../../../ui/charts/series';
import { sentences } from './sentence.messages';

/** Describes a chart in one sentence for each series. */
export const describeSeries = (
  intl: IntlShape,
  series: readonly ChartSeries[],
  points: readonly ChartPoint[],
  format: (value: number) => string,
): string => series.map((one) => describeOne(intl, one, points, format)).join(' ');

function describeOne(
  intl: IntlShape,
  { title, shape, values }: ChartSeries,
  points: readonly ChartPoint[],
  format: (value: number) => string,
): string {
  const known = values.flatMap((value, index) =>
    value === null ? [] : [{ value, label: points[index]?.label ?? '' }],
  );
  const [first] = known;
  const last = known.at(-1);
  if (!first || !last) return intl.formatMessage(sentences.seriesEmpty, { title });
  if (shape === 'bar') {
    const most = known.reduce((best, one) => (one.value > best.value ? one : best), first);
    const total = known.reduce((sum, { value }) => sum + value, 0);
    return intl.formatMessage(sentences.seriesTotal, {
      title,
      total: format(total),
      most: format(most.value),
      when: most.label,
    });
  }
  const least = known.reduce((best, one) => (one.value < best.value ? one : best), first);
  return intl.formatMessage(sentences.seriesLine, {
    title,
    first: format(first.value),
    last: format(last.value),
    least: format(least.value),
    when: least.label,
  });
}
