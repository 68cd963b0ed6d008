/** One of the four colours of charts. Each has its own pattern and dash, so colour alone never has the meaning. */
export type SeriesColour = 1 | 2 | 3 | 4;

export type SeriesShape = 'bar' | 'line' | 'area';

/** One position on the axis of a chart. */
export type ChartPoint = {
  id: string;
  /** Short text below the axis. */
  label: string;
  /** Full text, for the tooltip and for screen readers. */
  name: string;
};

export type ChartSeries = {
  id: string;
  title: string;
  shape: SeriesShape;
  colour: SeriesColour;
  /** One value for each point. Null: there is no value. */
  values: readonly (number | null)[];
};

/** The positions from which the values are a forecast. */
export type Forecast = { from: number; label: string };

/** Dashes of lines: 1 is solid. */
export type Dash = number | 'forecast';

/** Returns the dash of a line or area. Lines are distinguished by their order, whatever their colours. */
export function findDash(all: readonly ChartSeries[], id: string, forecast: Forecast | null): Dash {
  const lines = all.filter(({ shape }) => shape !== 'bar');
  const lineIndex = lines.findIndex((one) => one.id === id);
  const isForecast =
    forecast !== null &&
    // A forecast is drawn from the last known position.
    lines[lineIndex]?.values.every((value, index) => value === null || index >= forecast.from - 1) === true;
  return isForecast ? 'forecast' : lineIndex + 1;
}

/** Returns the series with a value at a position, or all if none has one. */
export function listSeriesWithValue(series: readonly ChartSeries[], index: number): readonly ChartSeries[] {
  const withValue = series.filter(({ values }) => (values[index] ?? null) !== null);
  return withValue.length > 0 ? withValue : series;
}
