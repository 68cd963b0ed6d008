import { scaleBand } from 'd3-scale';
import styles from './marks.module.css';
import { patternUrl } from './Patterns';
import type { Direction, PointScale, ValueScale } from './scales';
import type { ChartSeries } from './series';

type Props = {
  chartId: string;
  series: readonly ChartSeries[];
  points: PointScale;
  values: ValueScale;
  direction: Direction;
  forecastFrom: number;
};

/** Pixels of the widest bar, and of the narrowest one with an edge. */
const WIDEST = 64;
const NARROWEST_WITH_EDGE = 4;

/** Groups of bars, which start at zero. A value that is not zero is at least one pixel high. */
export function Bars({ chartId, series, points, values, direction, forecastFrom }: Props) {
  const group = Math.min(points.bandwidth(), WIDEST * series.length);
  const start = (points.bandwidth() - group) / 2;
  const inner = scaleBand()
    .domain(series.map(({ id }) => id))
    .range(direction === 'rtl' ? [start + group, start] : [start, start + group])
    .paddingInner(series.length > 1 ? 0.12 : 0);
  const zero = values(0);
  return series.map(({ id, colour, values: all }) => (
    <g key={id} className={styles['bars']} data-colour={colour} fill={patternUrl(chartId, colour)}>
      {all.map((value, index) => {
        if (value === null || value === 0) return null;
        const height = Math.max(1, Math.abs(values(value) - zero));
        return (
          <rect
            key={index}
            data-forecast={index >= forecastFrom}
            data-narrow={inner.bandwidth() < NARROWEST_WITH_EDGE}
            x={(points(index) ?? 0) + (inner(id) ?? 0)}
            y={value > 0 ? zero - height : zero}
            width={inner.bandwidth()}
            height={height}
          />
        );
      })}
    </g>
  ));
}
