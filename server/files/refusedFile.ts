/** Why a file cannot be read as a list of entries or as a statement. `not-a-table-file`: it is neither xlsx nor csv. */
export type FileProblem =
  | 'not-a-table-file'
  | 'no-table'
  | 'broken'
  | 'encrypted'
  | 'old-format'
  | 'inflated'
  | 'rows'
  | 'columns'
  | 'line'
  /** A cell is longer than a spreadsheet permits. */
  | 'cell'
  /** A field of a csv has no closing quotation mark. */
  | 'quotes'
  /** A row of a csv has more fields than the titles. */
  | 'fields'
  | 'web-page'
  | 'json'
  /** The amounts of each month have a column. */
  | 'months'
  /** An accountant's list with an account for the debit and one for the credit. */
  | 'journal'
  | 'slow'
  /** A bank statement in a format that is no longer in use. */
  | 'ofc'
  /** The file is an OFX of a bank, and not a list of entries. */
  | 'bank-statement'
  /** The file has no columns of a bank statement. */
  | 'no-statement'
  /** The statement is not in reais. */
  | 'other-currency';

/** A file that cannot be read. */
export class RefusedFile extends Error {
  constructor(
    readonly problem: FileProblem,
    /** The row with the cause, counted from 1. */
    readonly row?: number,
  ) {
    super(problem);
  }
}
