import type { AnalysedRow, Analysis, Preview } from './analysis';

type Rated = { row: AnalysedRow; state: AnalysedRow['state'] | 'duplicate'; duplicateOf: string | undefined };

/** Rows of each state in the response. */
const MAX_ROWS = 100;

/** Adds to each row whether it is equal to a stored entry or to an earlier row. */
export function rateRows(rows: readonly AnalysedRow[], duplicates: ReadonlyMap<number, string>): Rated[] {
  return rows.map((row) => {
    const duplicateOf = duplicates.get(row.row);
    const isDuplicate = row.state === 'ready' && (duplicateOf !== undefined || row.isRepeated);
    return { row, state: isDuplicate ? 'duplicate' : row.state, duplicateOf };
  });
}

/** Returns the rows that are imported with these choices. */
export function listAdded(rated: readonly Rated[], { choices }: Analysis): AnalysedRow[] {
  const chosenRows = new Set(choices.duplicateRows);
  const isAdded = ({ row, state }: Rated) =>
    state === 'ready' || (state === 'duplicate' && (choices.duplicates === 'add' || chosenRows.has(row.row)));
  return rated.filter(isAdded).map(({ row }) => row);
}

export function countRows(rated: readonly Rated[]): Preview['counts'] {
  const count = (state: Rated['state']) => rated.filter((one) => one.state === state).length;
  return {
    rows: rated.length,
    ready: count('ready'),
    duplicates: count('duplicate'),
    invalid: count('invalid'),
    skipped: count('skipped'),
  };
}

/** Makes the response of a preview, with the first rows of each state. */
export function makePreview(analysis: Analysis, rated: readonly Rated[], known: Preview['known']): Preview {
  const { file, sheets, headerRow, columns, choices, questions, values } = analysis;
  const { dayExamples, otherTables, underpaid } = analysis;
  const counts = new Map<Rated['state'], number>();
  const isShown = ({ state }: Rated) => {
    const count = (counts.get(state) ?? 0) + 1;
    counts.set(state, count);
    return count <= MAX_ROWS;
  };
  return {
    ...{ file, sheets, known, headerRow, columns, choices, questions, values },
    ...(underpaid !== undefined && { underpaid }),
    ...(otherTables !== undefined && { otherTables }),
    ...(dayExamples !== undefined && { dayExamples }),
    counts: countRows(rated),
    rows: rated.filter(isShown).map(({ row: { row, text, entry, problems }, state, duplicateOf }) => ({
      ...{ row, state, entry, problems },
      ...(text !== undefined && { text }),
      ...(duplicateOf !== undefined && { duplicateOf }),
    })),
  };
}
