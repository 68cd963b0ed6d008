/** Limits of a file that a user sends. */
export const FILE_LIMITS = {
  bytes: 5 * 1024 * 1024,
  /** All parts of a spreadsheet together, inflated. */
  inflatedBytes: 64 * 1024 * 1024,
  parts: 5_000,
  /** Rows below the titles. */
  rows: 10_000,
  columns: 50,
  /** Characters of a cell in a spreadsheet. */
  cell: 32_767,
  /** Characters of one line of a csv. */
  line: 64 * 1024,
} as const;

/** Rows above the titles are few. */
export const MAX_ROWS_READ = FILE_LIMITS.rows + 200;
