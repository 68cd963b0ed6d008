import type { IntlShape } from 'react-intl';
import type { ChartPoint, ChartSeries } from '../../../ui/charts/series';
import { sentences } from './sentence.messages';

/** A series, and how its values are described. */
export type Described = ChartSeries & {
  /** Whether its values may be added. */
  isFlow: boolean;
  /** Whether its values are of earlier days than the positions. */
  isEarlier: boolean;
};

/** Describes a chart in one sentence for each series. */
export const describeSeries = (
  intl: IntlShape,
  series: readonly Described[],
  points: readonly ChartPoint[],
  format: (value: number) => string,
): string => series.map((one) => describeOne(intl, one, points, format)).join(' ');

function describeOne(
  intl: IntlShape,
  { title, isFlow, isEarlier, values }: Described,
  points: readonly ChartPoint[],
  format: (value: number) => string,
): string {
  const known = values.flatMap((value, index) =>
    value === null ? [] : [{ value, label: points[index]?.label ?? '' }],
  );
  const [first] = known;
  const last = known.at(-1);
  if (!first || !last) return intl.formatMessage(sentences.seriesEmpty, { title });
  if (known.length === 1)
    return intl.formatMessage(sentences.seriesOne, { title, value: format(first.value), when: first.label });
  if (isEarlier)
    return intl.formatMessage(sentences.seriesSum, {
      title,
      total: format(known.reduce((sum, { value }) => sum + value, 0)),
    });
  if (isFlow) {
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
