import { useDirection } from '@base-ui/react/direction-provider';
import { useId, useState } from 'react';
import { Bars } from './Bars';
import { ChartReader } from './ChartReader';
import { ChartTooltip } from './ChartTooltip';
import { Legend } from './Legend';
import { Lines } from './Lines';
import markStyles from './marks.module.css';
import { Patterns } from './Patterns';
import { PointAxis } from './PointAxis';
import { makePointScale, makeValueScale, middleOf, splitPanels } from './scales';
import type { ChartPoint, ChartSeries, Forecast } from './series';
import styles from './SeriesChart.module.css';
import { widthOfText } from './textWidth';
import { useWidth } from './useWidth';
import { ValueAxis } from './ValueAxis';

type Props = {
  /** Name of the chart for screen readers. */
  label: string;
  points: readonly ChartPoint[];
  /** At most four. */
  series: readonly ChartSeries[];
  format: (value: number | null) => string;
  /** A shorter text for the labels of the axis. */
  formatTick: (value: number) => string;
  /** Values of a position as one sentence. */
  textOf: (index: number) => string;
  forecast?: Forecast | null;
  onOpen?: ((index: number) => void) | undefined;
};

/** Heights in pixels: the only panel, each of two panels, the space above a panel, and the labels of the axis. */
const ONE = 208;
const TWO = [148, 100];
const SPACE = 10;
const AXIS = 24;

/** Series over one axis of positions, as bars, lines or areas. The first position is at the start of the line. */
export function SeriesChart({
  label,
  points,
  series,
  format,
  formatTick,
  textOf,
  forecast = null,
  onOpen,
}: Props) {
  const id = useId();
  const direction = useDirection();
  const { element, width } = useWidth<HTMLDivElement>();
  const [read, setActive] = useState<number | null>(null);
  // New figures may have fewer positions.
  const active = read !== null && read < points.length ? read : null;
  const panels = layOut(splitPanels(series));
  const height = panels.reduce((end, panel) => Math.max(end, panel.bottom), 0) + AXIS;
  const labels = panels.flatMap(({ ticks }) => ticks.map(formatTick));
  const column = Math.max(...labels.map(widthOfText), 0) + 12;
  const [start, end] = direction === 'rtl' ? [2, width - column] : [column, width - 2];
  const scale = makePointScale(points.length, start, end, direction);
  const forecastFrom = forecast?.from ?? points.length;
  const activePoint = active === null ? undefined : points[active];
  const shade = forecastRange(scale.range(), forecastFrom, points.length);
  return (
    <div className={styles['chart']}>
      {(series.length > 1 || forecast) && <Legend series={series} forecast={forecast} />}
      <div ref={element} className={styles['plot']} data-active={active !== null}>
        <svg
          className={styles['drawing']}
          viewBox={`0 0 ${String(width)} ${String(height)}`}
          width={width}
          height={height}
          aria-hidden="true"
        >
          <Patterns chartId={id} colours={[...new Set(series.map(({ colour }) => colour))]} />
          {panels.map(({ shown, values, ticks, top, bottom }) => (
            <g key={top}>
              {shade && (
                <rect
                  className={styles['forecast']}
                  x={shade.x}
                  y={top}
                  width={shade.width}
                  height={bottom - top}
                />
              )}
              <ValueAxis
                values={values}
                format={formatTick}
                ticks={ticks}
                start={start}
                end={end}
                direction={direction}
              />
              {active !== null && (
                <path
                  className={styles['cursor']}
                  d={`M${String(middleOf(scale, active))} ${String(top)}V${String(bottom)}`}
                />
              )}
              <Bars
                chartId={id}
                series={shown.filter(({ shape }) => shape === 'bar')}
                points={scale}
                values={values}
                direction={direction}
                forecastFrom={forecastFrom}
              />
              <Lines
                series={shown.filter(({ shape }) => shape !== 'bar')}
                points={scale}
                values={values}
                forecastFrom={forecastFrom}
              />
              {active !== null &&
                shown.map(({ id: seriesId, shape, colour, values: all }) => {
                  const value = all[active] ?? null;
                  return shape === 'bar' || value === null ? null : (
                    <circle
                      key={seriesId}
                      className={markStyles['dot']}
                      data-colour={colour}
                      cx={middleOf(scale, active)}
                      cy={values(value)}
                      r={4}
                    />
                  );
                })}
            </g>
          ))}
          <PointAxis points={points} scale={scale} y={height - 6} />
        </svg>
        {points.length > 0 && (
          <ChartReader
            label={label}
            count={points.length}
            active={active}
            textOf={textOf}
            scale={scale}
            direction={direction}
            onRead={setActive}
            onOpen={onOpen}
          />
        )}
        {active !== null && activePoint && (
          <ChartTooltip
            point={activePoint}
            index={active}
            series={series}
            forecast={forecast}
            x={middleOf(scale, active)}
            width={width}
            format={format}
          />
        )}
      </div>
    </div>
  );
}

/** Puts the panels below each other, and gives each its scale. */
function layOut(panels: ChartSeries[][]) {
  let next = SPACE;
  return panels.map((shown, at) => {
    const top = next;
    const bottom = top + (panels.length === 1 ? ONE : (TWO[at] ?? 0));
    next = bottom + 2 * SPACE;
    const values = makeValueScale(shown, top, bottom);
    return { shown, top, bottom, values, ticks: values.ticks(bottom - top > 120 ? 4 : 3) };
  });
}

/** Returns the part of the axis with a forecast. Null if there is none. */
function forecastRange([first = 0, last = 0]: readonly number[], from: number, count: number) {
  if (from >= count) return null;
  const edge = first + ((last - first) * from) / count;
  return { x: Math.min(edge, last), width: Math.abs(last - edge) };
}
