// A bank statement repeats entries that exist: the payment of a bill is one of its rows, with another name and no document.
import { sql } from 'drizzle-orm';
import type { Queries } from '../database/database';
import { entries } from '../database/tables';
import type { Analysis } from './analysis';
import { describeRows } from './describeRows';
import { skipRow } from './readRows';
import { sendRows, type ListValues } from './sendRows';

/** Days between a row of a statement and the due day or the payment day of its entry. */
const MAX_DAYS = 31;

/** Returns the rows of a bank statement whose amount and kind an entry of about the same day has. */
export async function findSameAmounts(
  queries: Queries,
  { rows, isStatement }: Pick<Analysis, 'rows' | 'isStatement'>,
  duplicates: ReadonlyMap<number, string>,
): Promise<ReadonlySet<number>> {
  const candidates = isStatement
    ? rows.filter(({ row, state, entry }) => state === 'ready' && entry.dueOn && !duplicates.has(row))
    : [];
  const found = await sendRows(candidates, (list) => findEqual(queries, list));
  return new Set(found.map(({ row }) => row));
}

function findEqual(queries: Queries, list: ListValues) {
  const sent = sql`unnest(
      ${list('integer', ({ row }) => row)},
      ${list('text', ({ entry }) => entry.kind ?? null)},
      ${list('date', ({ entry }) => entry.dueOn)},
      ${list('bigint', ({ entry }) => entry.amountCents ?? 0)}
    ) as sent (row, kind, day, cents)`;
  return queries
    .select({ row: sql<number>`sent.row` })
    .from(sent)
    .where(
      sql`exists (
        select 1 from ${entries}
        where ${entries.deletedAt} is null
          and (sent.kind is null or ${entries.kind} = sent.kind)
          and coalesce(${entries.paidCents}, ${entries.amountCents}) = sent.cents
          and least(abs(${entries.dueOn} - sent.day), abs(${entries.paidOn} - sent.day)) <= ${MAX_DAYS}
      )`,
    );
}

/** Lists the rows with the amount of an entry, and leaves them out unless the person adds them. */
export function leaveOutSameAmounts(analysis: Analysis, sameAmounts: ReadonlySet<number>): Analysis {
  const { choices, rows, questionRows = [] } = analysis;
  const same = rows.filter(({ row }) => sameAmounts.has(row));
  if (same.length === 0) return analysis;
  const isAdded = choices.sameAmount === 'add';
  return {
    ...analysis,
    choices: { ...choices, sameAmount: isAdded ? 'add' : 'leave-out' },
    questionRows: [
      ...questionRows,
      {
        question: 'sameAmount',
        ...describeRows(same),
        cents: same.reduce((sum, { entry: { amountCents = 0 } }) => sum + amountCents, 0),
      },
    ],
    rows: isAdded ? rows : rows.map((row) => (sameAmounts.has(row.row) ? skipRow(row, 'same-amount') : row)),
  };
}
