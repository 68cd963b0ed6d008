import type { Analysis, Preview } from './analysis';
import type { Rated } from './rateRows';

/** Rows of each state in the response. */
const MAX_ROWS = 100;

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
  const { dayExamples, otherTables, underpaid, questionRows, kindHint, hidden } = analysis;
  const counts = new Map<Rated['state'], number>();
  const isShown = ({ state }: Rated) => {
    const count = (counts.get(state) ?? 0) + 1;
    counts.set(state, count);
    return count <= MAX_ROWS;
  };
  return {
    ...{ file, sheets, known, headerRow, columns, choices, questions, values },
    ...(underpaid !== undefined && { underpaid }),
    ...(questionRows !== undefined && { questionRows }),
    ...(kindHint !== undefined && { kindHint }),
    ...(hidden !== undefined && { hidden }),
    ...(otherTables !== undefined && { otherTables }),
    ...(dayExamples !== undefined && { dayExamples }),
    counts: countRows(rated),
    rows: rated.filter(isShown).map(({ row: { row, text, entry, problems }, state, duplicateOf }) => ({
      ...{ row, state, entry, problems },
      ...(state === 'skipped' && { text }),
      ...(duplicateOf !== undefined && { duplicateOf }),
    })),
  };
}
