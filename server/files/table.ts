/** A value of a table. Money is a number of cents, and a day is `YYYY-MM-DD`. */
export type Cell = string | number | null;

export type Column = {
  title: string;
  type: 'text' | 'count' | 'money' | 'day';
  /** In characters. */
  width: number;
};

/** A row below the others with the sums of their money. */
export type Total = {
  title: string;
  /** Its rows have this text in the first column. */
  of: string;
};

/** A table to write to a file. Its rows are read while the file is sent. */
export type Table = {
  name: string;
  columns: readonly Column[];
  rows: AsyncIterable<readonly Cell[]>;
  /** A csv has none, because programs read each of its rows. */
  totals?: readonly Total[];
};
