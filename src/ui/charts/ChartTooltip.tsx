import styles from './ChartTooltip.module.css';
import { findDash, listSeriesWithValue } from './series';
import type { ChartPoint, ChartSeries, Forecast } from './series';
import { Swatch } from './Swatch';

type Props = {
  point: ChartPoint;
  index: number;
  series: readonly ChartSeries[];
  forecast: Forecast | null;
  /** Coordinate of the position, and width of the chart. */
  x: number;
  width: number;
  format: (value: number | null) => string;
};

/** Free pixels between the position and the tooltip. */
const GAP = 12;
/** A narrower chart has its tooltip below it. */
const NARROW = 460;

/** The values of one position. The reader of the chart has the same text for screen readers. */
export const ChartTooltip = ({ point, index, series, forecast, x, width, format }: Props) => (
  <div
    className={styles['tooltip']}
    aria-hidden="true"
    data-below={width < NARROW}
    style={width < NARROW ? undefined : placeBeside(x, width)}
  >
    <bdi className={styles['name']}>{point.name}</bdi>
    {listSeriesWithValue(series, index).map(({ id, title, shape, colour, values }) => (
      <div key={id} className={styles['row']}>
        <Swatch shape={shape} colour={colour} dash={findDash(series, id, forecast)} />
        <bdi className={styles['title']}>{title}</bdi>
        <bdi className={styles['value']}>{format(values[index] ?? null)}</bdi>
      </div>
    ))}
  </div>
);

/** Puts the tooltip on the side of the position that has more room. */
const placeBeside = (x: number, width: number) =>
  x > width / 2 ? { right: width - x + GAP } : { left: x + GAP };
