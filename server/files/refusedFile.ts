/** Why a file cannot be read as a table. `not-a-table-file`: it is neither xlsx nor csv. */
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
  | 'slow';

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
