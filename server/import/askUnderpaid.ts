// Asks about rows that are paid with less than their amount. No figure contains the rest, so the person decides what it is.
import type { AnalysedRow, Analysis, Preview } from './analysis';
import { listAdded, rateRows } from './rateRows';
import { keyOf, skipRow } from './readRows';

type Underpaid = NonNullable<Preview['underpaid']>;

/** Rows in the response. */
const MAX_ROWS = 100;

/**
 * Adds the question about the rows that would be imported and are paid with less than their amount. With an answer it leaves
 * these rows out, or keeps them. An answer for another sum is none.
 * @param duplicates The ids of stored entries with the same values, by row.
 */
export function askUnderpaid(analysis: Analysis, duplicates: ReadonlyMap<number, string>): Analysis {
  const { choices, questions, rows } = analysis;
  const { underpaid: given, ...otherChoices } = choices;
  // Without the decimal separator the amounts are not known.
  const payments = questions.includes('decimal')
    ? []
    : listAdded(rateRows(rows, duplicates), choices).filter(isUnderpaid);
  const underpaid = payments.length === 0 ? undefined : sumUp(payments);
  const answer = given?.cents === underpaid?.cents ? given : undefined;
  return {
    ...analysis,
    choices: { ...otherChoices, ...(answer !== undefined && { underpaid: answer }) },
    questions: underpaid === undefined || answer !== undefined ? questions : [...questions, 'underpaid'],
    ...(underpaid !== undefined && { underpaid }),
    rows: answer?.rest === 'leave-out' ? leaveOut(rows, payments) : rows,
  };
}

/** A row of which the person was asked is skipped. A later equal row repeats it no longer, unless it would be asked too. */
function leaveOut(rows: readonly AnalysedRow[], payments: readonly AnalysedRow[]): AnalysedRow[] {
  const leftOut = new Set(payments);
  const seen = new Set<string>();
  return rows.map((row) => {
    if (leftOut.has(row)) return skipRow(row, 'choice');
    const key = keyOf(row.entry);
    const isRepeated = row.isRepeated && (seen.has(key) || isUnderpaid(row));
    seen.add(key);
    return { ...row, isRepeated };
  });
}

/** A rest is no question if the file says that it is a discount. */
const isUnderpaid = ({ entry: { amountCents, paidCents }, discountCents }: AnalysedRow): boolean =>
  amountCents !== undefined &&
  paidCents !== undefined &&
  paidCents < amountCents &&
  amountCents - paidCents !== discountCents;

function sumUp(payments: readonly AnalysedRow[]): Underpaid {
  const areKindsKnown = payments.every(({ entry: { kind } }) => kind !== undefined);
  const receivables = payments.filter(({ entry: { kind } }) => kind === 'receivable');
  return {
    count: payments.length,
    cents: sumRests(payments),
    ...(areKindsKnown && { receivableCents: sumRests(receivables) }),
    rows: payments
      .slice(0, MAX_ROWS)
      .map(({ row, entry: { counterparty, amountCents = 0, paidCents = 0 } }) => ({
        ...{ row, amountCents, paidCents },
        ...(counterparty !== undefined && { counterparty }),
      })),
  };
}

const sumRests = (payments: readonly AnalysedRow[]): number =>
  payments.reduce((sum, { entry: { amountCents = 0, paidCents = 0 } }) => sum + amountCents - paidCents, 0);
