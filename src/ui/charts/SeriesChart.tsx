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
import { makePointScale, makeValueScale, findMiddle, splitPanels } from './scales';
import type { ChartPoint, ChartSeries, Forecast } from './series';
import styles from './SeriesChart.module.css';
import { estimateTextWidth } from './textWidth';
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
  describePoint: (index: number) => string;
  forecast?: Forecast | null;
  onOpen?: ((index: number) => void) | undefined;
};

/** Height of a panel without a second one. */
const ONE_PANEL_PX = 208;
/** Heights of two panels. */
const TWO_PANELS_PX = [148, 100];
/** Space above and below a panel. */
const PANEL_SPACE_PX = 10;
/** Height of the labels below the panels. */
const AXIS_PX = 24;
/** Space between the labels of the values and the plot. */
const LABEL_SPACE_PX = 12;
/** Space for the width of a line at the other end of the plot. */
const EDGE_PX = 2;
/** A lower panel has one tick less. */
const MIN_HIGH_PANEL_PX = 120;

/** Series over one axis of positions, as bars, lines or areas. The first position is at the start of the line. */
export function SeriesChart({
  label,
  points,
  series,
  format,
  formatTick,
  describePoint,
  forecast = null,
  onOpen,
}: Props) {
  const id = useId();
  const direction = useDirection();
  const { element, width } = useWidth<HTMLDivElement>();
  const [readIndex, setReadIndex] = useState<number | null>(null);
  // New figures may have fewer positions.
  const activeIndex = readIndex !== null && readIndex < points.length ? readIndex : null;
  const panels = layOut(splitPanels(series));
  const height = panels.reduce((end, panel) => Math.max(end, panel.bottom), 0) + AXIS_PX;
  const labels = panels.flatMap(({ ticks }) => ticks.map(formatTick));
  const labelWidth = Math.max(...labels.map(estimateTextWidth), 0) + LABEL_SPACE_PX;
  const [start, end] = direction === 'rtl' ? [EDGE_PX, width - labelWidth] : [labelWidth, width - EDGE_PX];
  const scale = makePointScale(points.length, start, end, direction);
  const forecastFrom = forecast?.from ?? points.length;
  const activePoint = activeIndex === null ? undefined : points[activeIndex];
  const forecastArea = findForecastArea(scale.range(), forecastFrom, points.length);
  return (
    <div className={styles['chart']}>
      {(series.length > 1 || forecast) && <Legend series={series} forecast={forecast} />}
      <div ref={element} className={styles['plot']} data-active={activeIndex !== null}>
        <svg
          className={styles['drawing']}
          viewBox={`0 0 ${String(width)} ${String(height)}`}
          width={width}
          height={height}
          aria-hidden="true"
        >
          <Patterns chartId={id} colours={[...new Set(series.map(({ colour }) => colour))]} />
          {panels.map(({ panelSeries: panelSeries, values, ticks, top, bottom }) => (
            <g key={top}>
              {forecastArea && (
                <rect
                  className={styles['forecast']}
                  x={forecastArea.x}
                  y={top}
                  width={forecastArea.width}
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
              {activeIndex !== null && (
                <path
                  className={styles['cursor']}
                  d={`M${String(findMiddle(scale, activeIndex))} ${String(top)}V${String(bottom)}`}
                />
              )}
              <Bars
                chartId={id}
                series={panelSeries.filter(({ shape }) => shape === 'bar')}
                points={scale}
                values={values}
                direction={direction}
                forecastFrom={forecastFrom}
              />
              <Lines
                series={panelSeries.filter(({ shape }) => shape !== 'bar')}
                points={scale}
                values={values}
                forecastFrom={forecastFrom}
              />
              {activeIndex !== null &&
                panelSeries.map(({ id: seriesId, shape, colour, values: all }) => {
                  const value = all[activeIndex] ?? null;
                  return shape === 'bar' || value === null ? null : (
                    <circle
                      key={seriesId}
                      className={markStyles['dot']}
                      data-colour={colour}
                      cx={findMiddle(scale, activeIndex)}
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
            active={activeIndex}
            describePoint={describePoint}
            scale={scale}
            direction={direction}
            onRead={setReadIndex}
            onOpen={onOpen}
          />
        )}
        {activeIndex !== null && activePoint && (
          <ChartTooltip
            point={activePoint}
            index={activeIndex}
            series={series}
            forecast={forecast}
            x={findMiddle(scale, activeIndex)}
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
  let nextTop = PANEL_SPACE_PX;
  return panels.map((panelSeries, at) => {
    const top = nextTop;
    const bottom = top + (panels.length === 1 ? ONE_PANEL_PX : (TWO_PANELS_PX[at] ?? 0));
    nextTop = bottom + 2 * PANEL_SPACE_PX;
    const values = makeValueScale(panelSeries, top, bottom);
    return {
      panelSeries,
      top,
      bottom,
      values,
      ticks: values.ticks(bottom - top > MIN_HIGH_PANEL_PX ? 4 : 3),
    };
  });
}

/** Returns the part of the axis with a forecast. Null if there is none. */
function findForecastArea([first = 0, last = 0]: readonly number[], from: number, count: number) {
  if (from >= count) return null;
  const edge = first + ((last - first) * from) / count;
  return { x: Math.min(edge, last), width: Math.abs(last - edge) };
}
