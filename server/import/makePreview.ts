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

function countSkipped(rated: readonly Rated[]): NonNullable<Preview['skipped']> {
  const counts = new Map<string, number>();
  for (const { row } of rated)
    if (row.skipReason !== undefined) counts.set(row.skipReason, (counts.get(row.skipReason) ?? 0) + 1);
  return [...counts]
    .map(([reason, count]) => ({ reason, count }))
    .sort((one, other) => other.count - one.count);
}

/** Makes the response of a preview, with the first rows of each state. */
export function makePreview(analysis: Analysis, rated: readonly Rated[], known: Preview['known']): Preview {
  const { file, sheets, headerRow, columns, choices, questions, values } = analysis;
  const {
    dayExamples,
    dateOrders,
    otherTables,
    accounts,
    underpaid,
    overpaid,
    questionRows,
    kindHint,
    hidden,
    groups,
  } = analysis;
  const skipped = countSkipped(rated);
  const counts = new Map<Rated['state'], number>();
  const isShown = ({ state }: Rated) => {
    const count = (counts.get(state) ?? 0) + 1;
    counts.set(state, count);
    return count <= MAX_ROWS;
  };
  return {
    ...{ file, sheets, known, headerRow, columns, choices, questions, values },
    ...(accounts !== undefined && { accounts }),
    ...(underpaid !== undefined && { underpaid }),
    ...(overpaid !== undefined && { overpaid }),
    ...(questionRows !== undefined && { questionRows }),
    ...(kindHint !== undefined && { kindHint }),
    ...(hidden !== undefined && { hidden }),
    ...(groups !== undefined && { groups }),
    ...(otherTables !== undefined && { otherTables }),
    ...(dayExamples !== undefined && { dayExamples }),
    ...(dateOrders !== undefined && { dateOrders }),
    counts: countRows(rated),
    ...(skipped.length > 0 && { skipped }),
    rows: rated
      .filter(isShown)
      .map(({ row: { row, text, entry, problems, skipReason }, state, duplicateOf }) => ({
        ...{ row, state, entry, problems },
        ...(state === 'skipped' && { text }),
        ...(skipReason !== undefined && { skipReason }),
        ...(duplicateOf !== undefined && { duplicateOf }),
      })),
  };
}
