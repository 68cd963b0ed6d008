import type { Day } from '../company/days';
import type { AnalysedRow } from './analysis';

/** Marks the rows whose payment is in a closed month, so that a person sees them before the import. */
export const refuseClosedDays = (rows: readonly AnalysedRow[], closedUntil: Day | null): AnalysedRow[] =>
  rows.map((row) => {
    const { paidOn } = row.entry;
    const isClosed = closedUntil !== null && paidOn !== undefined && paidOn <= closedUntil;
    if (row.state !== 'ready' || !isClosed) return row;
    return {
      ...row,
      state: 'invalid',
      problems: [...row.problems, { field: 'paidOn', reason: 'month-closed' }],
    };
  });
