import { area, line } from 'd3-shape';
import styles from './marks.module.css';
import { findMiddle } from './scales';
import type { PointScale, ValueScale } from './scales';
import { findDash } from './series';
import type { ChartSeries } from './series';

type Props = {
  series: readonly ChartSeries[];
  points: PointScale;
  values: ValueScale;
  forecastFrom: number;
};

/** Lines and areas. A missing value interrupts a line, and a forecast has its own dash. */
export function Lines({ series, points, values, forecastFrom }: Props) {
  const x = (_: number | null, index: number) => findMiddle(points, index);
  const y = (value: number | null) => values(value ?? 0);
  const hasValue = (value: number | null) => value !== null;
  return series.map(({ id, shape, colour, values: seriesValues }) => {
    const isPast = (value: number | null, index: number) => hasValue(value) && index < forecastFrom;
    // The forecast starts at the last known point, so that the line has no gap.
    const isForecast = (value: number | null, index: number) => hasValue(value) && index >= forecastFrom - 1;
    const draw = (defined: (value: number | null, index: number) => boolean) =>
      line<number | null>().defined(defined).x(x).y(y)(seriesValues) ?? '';
    const surface = area<number | null>().defined(hasValue).x(x).y0(values(0)).y1(y);
    return (
      <g key={id} data-colour={colour}>
        {shape === 'area' && <path className={styles['area']} d={surface(seriesValues) ?? ''} />}
        <path className={styles['halo']} d={draw(hasValue)} />
        <path className={styles['line']} data-dash={findDash(series, id, null)} d={draw(isPast)} />
        {forecastFrom < seriesValues.length && (
          <path className={styles['line']} data-dash="forecast" d={draw(isForecast)} />
        )}
        {seriesValues.map((value, index) =>
          value !== null && isAlone(seriesValues, index) ? (
            <circle
              key={index}
              className={styles['dot']}
              cx={findMiddle(points, index)}
              cy={values(value)}
              r={3}
            />
          ) : null,
        )}
      </g>
    );
  });
}

/** Whether both neighbours of a value are missing, so that no line shows it. */
const isAlone = (all: readonly (number | null)[], index: number): boolean =>
  (all[index - 1] ?? null) === null && (all[index + 1] ?? null) === null;
