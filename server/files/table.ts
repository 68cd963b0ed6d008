/** A value of a table. Money is a number of cents, and a day is `YYYY-MM-DD`. */
export type Cell = string | number | null;

export type Column = {
  title: string;
  type: 'text' | 'count' | 'money' | 'day';
  /** In characters. */
  width: number;
};

/** A table to write to a file. Its rows are read while the file is sent. */
export type Table = {
  name: string;
  columns: readonly Column[];
  rows: AsyncIterable<readonly Cell[]>;
};
