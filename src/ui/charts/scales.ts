import { extent } from 'd3-array';
import { scaleBand, scaleLinear } from 'd3-scale';
import type { ScaleBand, ScaleLinear } from 'd3-scale';
import type { ChartSeries } from './series';

export type Direction = 'ltr' | 'rtl';
export type PointScale = ScaleBand<number>;
export type ValueScale = ScaleLinear<number, number>;

/** Free room above the largest value, as a share of the range. */
const HEADROOM = 0.04;
/** Series of both shapes share a scale up to this ratio. Otherwise the smaller ones would be flat. */
const MAX_RATIO = 3;

/** Returns the scale of positions. In right-to-left, the first position is at the right. */
export function makePointScale(count: number, start: number, end: number, direction: Direction): PointScale {
  return scaleBand<number>()
    .domain(Array.from({ length: count }, (_, index) => index))
    .range(direction === 'rtl' ? [end, start] : [start, end])
    .paddingInner(0.24)
    .paddingOuter(0.12);
}

/** Returns the middle of a position. */
export const findMiddle = (scale: PointScale, index: number): number =>
  (scale(index) ?? 0) + scale.bandwidth() / 2;

/** Returns the position under a coordinate. */
export function findPosition(scale: PointScale, x: number, count: number): number {
  const [first, last] = scale.range();
  const share = (x - first) / (last - first);
  return Math.min(count - 1, Math.max(0, Math.floor(share * count)));
}

/** Returns the scale of values. Bars and areas start at zero, and a line may not. */
export function makeValueScale(series: readonly ChartSeries[], top: number, bottom: number): ValueScale {
  const [low = 0, high = 0] = findRange(series);
  const hasZero = series.some(({ shape }) => shape !== 'line');
  const smallest = hasZero ? Math.min(0, low) : low;
  const largest = hasZero ? Math.max(0, high) : high;
  // Equal values have no range, so their amount replaces it.
  const headroom = (largest - smallest || Math.abs(largest) || 1) * HEADROOM;
  const domain = [
    smallest < 0 || !hasZero ? smallest - headroom : smallest,
    largest > 0 || !hasZero ? largest + headroom : largest,
  ];
  return scaleLinear().domain(domain).range([bottom, top]).nice(4);
}

/**
 * Splits series into panels below each other. Lines get a panel of their own if the values of the bars would be flat
 * beside them.
 */
export function splitPanels(series: readonly ChartSeries[]): ChartSeries[][] {
  const lines = series.filter(({ shape }) => shape === 'line');
  const others = series.filter(({ shape }) => shape !== 'line');
  if (lines.length === 0 || others.length === 0) return [[...series]];
  const [largestOfLines, largestOfOthers] = [findLargest(lines), findLargest(others)];
  // Zeros need no scale of their own.
  if (largestOfLines === 0 || largestOfOthers === 0) return [[...series]];
  return Math.max(largestOfLines, largestOfOthers) <= MAX_RATIO * Math.min(largestOfLines, largestOfOthers)
    ? [[...series]]
    : [others, lines];
}

const findRange = (series: readonly ChartSeries[]) =>
  extent(series.flatMap(({ values }) => values.filter((value) => value !== null)));

const findLargest = (series: readonly ChartSeries[]): number =>
  Math.max(...findRange(series).map((value) => Math.abs(value ?? 0)));
