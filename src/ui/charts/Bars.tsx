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

const MAX_BAR_PX = 64;
/** A narrower bar has no edge, which would cover it. */
const MIN_BAR_WITH_EDGE_PX = 4;
/** Free room between the bars of a group, as a share of a bar and its gap. */
const BAR_GAP = 0.12;

/** Groups of bars, which start at zero. A value that is not zero is at least one pixel high. */
export function Bars({ chartId, series, points, values, direction, forecastFrom }: Props) {
  const groupWidth = Math.min(points.bandwidth(), MAX_BAR_PX * series.length);
  const start = (points.bandwidth() - groupWidth) / 2;
  const barScale = scaleBand()
    .domain(series.map(({ id }) => id))
    .range(direction === 'rtl' ? [start + groupWidth, start] : [start, start + groupWidth])
    .paddingInner(series.length > 1 ? BAR_GAP : 0);
  const zero = values(0);
  return series.map(({ id, colour, values: seriesValues }) => (
    <g key={id} className={styles['bars']} data-colour={colour} fill={patternUrl(chartId, colour)}>
      {seriesValues.map((value, index) => {
        if (value === null || value === 0) return null;
        const height = Math.max(1, Math.abs(values(value) - zero));
        return (
          <rect
            key={index}
            data-forecast={index >= forecastFrom}
            data-narrow={barScale.bandwidth() < MIN_BAR_WITH_EDGE_PX}
            x={(points(index) ?? 0) + (barScale(id) ?? 0)}
            y={value > 0 ? zero - height : zero}
            width={barScale.bandwidth()}
            height={height}
          />
        );
      })}
    </g>
  ));
}
