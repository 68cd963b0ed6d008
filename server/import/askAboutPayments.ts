// Asks about rows that are paid with less or with more than their amount. The person decides what the difference is.
import type { AnalysedRow, Analysis, Choices, Preview, RowEntry } from './analysis';
import { findDifference, hasParts } from './readParts';
import { listAdded, rateRows } from './rateRows';
import { keyOf, skipRow } from './readRows';

type Overpaid = NonNullable<Preview['overpaid']>;
type Answers = Pick<Choices, 'underpaid' | 'overpaid'>;

/** Rows in the response. */
const MAX_ROWS = 100;

/**
 * Adds the questions about the rows that would be imported and whose payment is not their amount. With an answer it leaves
 * these rows out, or adds the part that the difference is. An answer for another sum is none.
 * @param duplicates The ids of stored entries with the same values, by row.
 */
export function askAboutPayments(analysis: Analysis, duplicates: ReadonlyMap<number, string>): Analysis {
  const { choices, questions, rows } = analysis;
  const { underpaid: rest, overpaid: excess, ...otherChoices } = choices;
  // Without the decimal separator the amounts are not known.
  const added = questions.includes('decimal') ? [] : listAdded(rateRows(rows, duplicates), choices);
  const below = added.filter((row) => readDifference(row) > 0);
  const above = added.filter((row) => readDifference(row) < 0);
  const underpaid =
    below.length > 0 ? { ...sumUp(below), ...sumReceivable(below), canStayOpen: true } : undefined;
  const overpaid = above.length > 0 ? sumUp(above) : undefined;
  const answers = {
    ...(rest !== undefined && rest.cents === underpaid?.cents && { underpaid: rest }),
    ...(excess !== undefined && excess.cents === overpaid?.cents && { overpaid: excess }),
  };
  return {
    ...analysis,
    choices: { ...otherChoices, ...answers },
    questions: [
      ...questions,
      ...(underpaid !== undefined && answers.underpaid === undefined ? ['underpaid'] : []),
      ...(overpaid !== undefined && answers.overpaid === undefined ? ['overpaid'] : []),
    ],
    ...(underpaid !== undefined && { underpaid }),
    ...(overpaid !== undefined && { overpaid }),
    rows: applyAnswers(rows, answers, new Set([...below, ...above])),
  };
}

/** Returns what the payment of a row is below its amount, and what the file does not explain. */
function readDifference({ entry }: AnalysedRow): number {
  const isKnown =
    entry.amountCents !== undefined && entry.paidCents !== undefined && entry.openCents === undefined;
  return isKnown ? findDifference(entry) : 0;
}

/**
 * Applies the answers to the rows of the questions. A later row that is equal to one that is left out repeats it no longer,
 * unless it would be asked too.
 */
function applyAnswers(
  rows: readonly AnalysedRow[],
  answers: Answers,
  asked: ReadonlySet<AnalysedRow>,
): AnalysedRow[] {
  const seen = new Set<string>();
  return rows.map((row) => {
    const entry = asked.has(row) ? explainDifference(row.entry, answers) : row.entry;
    if (entry === null) return skipRow(row, 'choice');
    const key = keyOf(entry);
    const isRepeated = row.isRepeated && (seen.has(key) || readDifference(row) !== 0);
    seen.add(key);
    return { ...row, entry, isRepeated };
  });
}

/** Returns an entry with the part that its difference is, or `null` if it is left out. */
function explainDifference(entry: RowEntry, { underpaid, overpaid }: Answers): RowEntry | null {
  const cents = findDifference(entry);
  switch (cents > 0 ? underpaid?.rest : overpaid?.excess) {
    case 'leave-out':
      return cents > 0 && underpaid?.staysOpen === true ? { ...entry, openCents: cents } : null;
    case 'discount':
      return { ...entry, discountCents: (entry.discountCents ?? 0) + cents };
    case 'interest':
      return { ...entry, interestCents: -cents };
    case 'fine':
      return { ...entry, fineCents: -cents };
    case undefined:
      return entry;
  }
}

function sumUp(payments: readonly AnalysedRow[]): Overpaid {
  return {
    count: payments.length,
    cents: sumDifferences(payments),
    rows: payments.slice(0, MAX_ROWS).map(({ row, entry }) => ({
      ...{ row, amountCents: entry.amountCents ?? 0, paidCents: entry.paidCents ?? 0 },
      ...(hasParts(entry) && { restCents: findDifference(entry) }),
      ...(entry.counterparty !== undefined && { counterparty: entry.counterparty }),
    })),
  };
}

function sumReceivable(payments: readonly AnalysedRow[]): { receivableCents?: number } {
  const areKindsKnown = payments.every(({ entry: { kind } }) => kind !== undefined);
  const receivables = payments.filter(({ entry: { kind } }) => kind === 'receivable');
  return areKindsKnown ? { receivableCents: sumDifferences(receivables) } : {};
}

const sumDifferences = (payments: readonly AnalysedRow[]): number =>
  payments.reduce((sum, { entry }) => sum + Math.abs(findDifference(entry)), 0);
