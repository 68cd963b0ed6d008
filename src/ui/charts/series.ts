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

/** Returns the dash of a line or area: 1 is solid. Lines are distinguished by their order, whatever their colours. */
export const dashOf = (all: readonly ChartSeries[], id: string): number =>
  all.filter(({ shape }) => shape !== 'bar').findIndex((one) => one.id === id) + 1;
