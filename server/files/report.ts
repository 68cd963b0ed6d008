/** A report to draw as a PDF. All its texts are ready to show. */
export type Report = {
  /** Language tag of its texts. */
  language: string;
  /** Empty without a name. */
  company: string;
  letterhead: Letterhead;
  title: string;
  /** One line below the title. */
  made: string;
  madeAt: Date;
  /** `{page}` and `{pages}` are replaced by numbers. */
  pageNumber: string;
  columns: readonly ReportColumn[];
  sections: readonly ReportSection[];
  /** Null if one section has all rows. */
  summary: ReportSummary | null;
};

/** What the head shows besides the name of the company. */
export type Letterhead = {
  /** Tax number and address, line by line. */
  lines: readonly string[];
  /** A PNG or JPEG file, or null. */
  logo: Uint8Array | null;
};

export type ReportColumn = {
  title: string;
  /** In points. */
  width: number;
  /** An amount is at the end of its cell, and is never cut. */
  type: 'text' | 'amount';
};

/** A table with its sums. */
export type ReportSection = {
  title: string;
  /** Absent: those of the report. */
  columns?: readonly ReportColumn[];
  /** The texts of the columns, row by row. */
  rows: readonly (readonly string[])[];
  sums: readonly string[];
};

/** A small table below all sections. Its last row is the total. */
export type ReportSummary = {
  title: string;
  columns: readonly ReportColumn[];
  rows: readonly (readonly string[])[];
};
