import { sql, type SQL } from 'drizzle-orm';
import { ROWS_PER_STATEMENT } from '../database/rowsPerStatement';
import type { AnalysedRow } from './analysis';

/** Makes a parameter with one value for each row. */
export type ListValues = (
  type: 'text' | 'bigint' | 'integer' | 'date',
  read: (row: AnalysedRow) => unknown,
) => SQL;

/** Runs a query for rows of a file, as many at a time as one statement may have. */
export async function sendRows<Result>(
  rows: readonly AnalysedRow[],
  query: (list: ListValues) => PromiseLike<Result[]>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
    const sent = rows.slice(start, start + ROWS_PER_STATEMENT);
    results.push(...(await query((type, read) => sql`${sql.param(sent.map(read))}::${sql.raw(type)}[]`)));
  }
  return results;
}
