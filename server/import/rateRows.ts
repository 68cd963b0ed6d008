import type { AnalysedRow, Choices } from './analysis';

export type Rated = {
  row: AnalysedRow;
  state: AnalysedRow['state'] | 'duplicate';
  duplicateOf: string | undefined;
};

/** Adds to each row whether it is equal to a stored entry or to an earlier row. */
export function rateRows(rows: readonly AnalysedRow[], duplicates: ReadonlyMap<number, string>): Rated[] {
  return rows.map((row) => {
    const duplicateOf = duplicates.get(row.row);
    const isDuplicate = row.state === 'ready' && (duplicateOf !== undefined || row.isRepeated);
    return { row, state: isDuplicate ? 'duplicate' : row.state, duplicateOf };
  });
}

/** Returns the rows that are imported with these choices. */
export function listAdded(rated: readonly Rated[], choices: Choices): AnalysedRow[] {
  const chosenRows = new Set(choices.duplicateRows);
  const isAdded = ({ row, state }: Rated) =>
    state === 'ready' || (state === 'duplicate' && (choices.duplicates === 'add' || chosenRows.has(row.row)));
  return rated.filter(isAdded).map(({ row }) => row);
}
