import styles from './Legend.module.css';
import { findDash } from './series';
import type { ChartSeries, Forecast } from './series';
import { Swatch } from './Swatch';

type Props = { series: readonly ChartSeries[]; forecast: Forecast | null };

/** The names of the series, as text that wraps. */
export const Legend = ({ series, forecast }: Props) => (
  <ul className={styles['legend']}>
    {series.map(({ id, title, shape, colour }) => (
      <li key={id} className={styles['item']}>
        <Swatch shape={shape} colour={colour} dash={findDash(series, id, forecast)} />
        <bdi>{title}</bdi>
      </li>
    ))}
    {forecast && (
      <li className={styles['item']}>
        <span className={styles['forecast']} aria-hidden="true" />
        {forecast.label}
      </li>
    )}
  </ul>
);
