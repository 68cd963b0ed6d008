/** The details of a test that runs only in `npm run test:long`, if its title is made of the values of a row. */
export const LONG = { tag: '@long' };

/**
 * Returns the details of a test. A long one runs only in `npm run test:long`, where the rows of a table that repeat the same
 * steps run in every combination. `npm test` runs one row of each table.
 */
export const longIf = (isLong: boolean): { tag?: string } => (isLong ? LONG : {});
