import type { IntlShape } from 'react-intl';
import type { ChartPoint, ChartSeries } from '../../../ui/charts/series';
import { sentences } from './sentence.messages';

/** A series, and how its values are described. */
export type DescribedSeries = ChartSeries & {
  /** Whether its values may be added. */
  isFlow: boolean;
  /** Whether its values are of an earlier year than the days of the chart. */
  isEarlier: boolean;
};

/** Describes a chart in one sentence for each series. */
export const describeSeries = (
  intl: IntlShape,
  series: readonly DescribedSeries[],
  points: readonly ChartPoint[],
  format: (value: number) => string,
  forecastFrom: number,
): string => series.map((one) => describeOneSeries(intl, one, points, format, forecastFrom)).join(' ');

function describeOneSeries(
  intl: IntlShape,
  { title, isFlow, isEarlier, values }: DescribedSeries,
  points: readonly ChartPoint[],
  format: (value: number) => string,
  forecastFrom: number,
): string {
  const filledPoints = values.flatMap((value, index) =>
    value === null ? [] : [{ value, label: points[index]?.label ?? '', isForecast: index >= forecastFrom }],
  );
  const sumValues = (part: typeof filledPoints) => part.reduce((sum, { value }) => sum + value, 0);
  const [first] = filledPoints;
  const last = filledPoints.at(-1);
  if (!first || !last) return intl.formatMessage(sentences.seriesEmpty, { title });
  if (filledPoints.length === 1)
    return intl.formatMessage(sentences.seriesOne, { title, value: format(first.value), when: first.label });
  if (isFlow && filledPoints.every(({ value }) => value === 0))
    return intl.formatMessage(sentences.seriesNone, { title });
  // It is drawn as a line beside bars, but its values are revenues, which may be added.
  if (isEarlier)
    return intl.formatMessage(sentences.seriesSum, {
      title,
      total: format(sumValues(filledPoints)),
    });
  // What was paid and what is expected are never added.
  if (isFlow && first.isForecast !== last.isForecast)
    return intl.formatMessage(sentences.seriesParts, {
      title,
      total: format(sumValues(filledPoints.filter(({ isForecast }) => !isForecast))),
      forecast: format(sumValues(filledPoints.filter(({ isForecast }) => isForecast))),
    });
  if (isFlow) {
    const largest = filledPoints.reduce((best, one) => (one.value > best.value ? one : best), first);
    return intl.formatMessage(sentences.seriesTotal, {
      title,
      total: format(sumValues(filledPoints)),
      most: format(largest.value),
      when: largest.label,
    });
  }
  const smallest = filledPoints.reduce((best, one) => (one.value < best.value ? one : best), first);
  return intl.formatMessage(sentences.seriesLine, {
    title,
    first: format(first.value),
    last: format(last.value),
    least: format(smallest.value),
    when: smallest.label,
  });
}
