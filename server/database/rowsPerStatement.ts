/** More rows could exceed the time limit of a statement, and would freeze the embedded database for longer. */
export const ROWS_PER_STATEMENT = 1_000;
