// Rows that are paid with less than their amount. No figure contains the rest, so the person decides what it is.
import type { AnalysedRow, Choices, Preview } from './analysis';

type Underpaid = NonNullable<Preview['underpaid']>;
type Answer = NonNullable<Choices['underpaid']>;

/** Rows in the response. */
const MAX_ROWS = 100;

type Finding = {
  /** Undefined: no row is paid with less than its amount. */
  underpaid: Underpaid | undefined;
  /** What the rest is. Undefined: it is an open question. */
  answer: Answer | undefined;
  /** The numbers of the rows that are not imported because of the answer. */
  leftOut: ReadonlySet<number>;
};

/** Finds the rows without problems that are paid with less than their amount. An answer for another sum is none. */
export function findUnderpaid(rows: readonly AnalysedRow[], choices: Choices): Finding {
  const payments = listPayments(rows);
  const underpaid = payments.length === 0 ? undefined : sumUp(payments);
  const answer = choices.underpaid?.cents === underpaid?.cents ? choices.underpaid : undefined;
  const leftOut = new Set(answer?.rest === 'leave-out' ? payments.map(({ row }) => row) : []);
  return { underpaid, answer, leftOut };
}

type Payment = {
  row: number;
  kind: string | undefined;
  counterparty: string | undefined;
  amountCents: number;
  paidCents: number;
};

const listPayments = (rows: readonly AnalysedRow[]): Payment[] =>
  rows.flatMap(({ row, state, entry: { kind, counterparty, amountCents, paidCents } }) =>
    state === 'ready' && amountCents !== undefined && paidCents !== undefined && paidCents < amountCents
      ? [{ row, kind, counterparty, amountCents, paidCents }]
      : [],
  );

function sumUp(payments: readonly Payment[]): Underpaid {
  const areKindsKnown = payments.every(({ kind }) => kind !== undefined);
  const receivables = payments.filter(({ kind }) => kind === 'receivable');
  return {
    count: payments.length,
    cents: sumRests(payments),
    ...(areKindsKnown && { receivableCents: sumRests(receivables) }),
    rows: payments.slice(0, MAX_ROWS).map(({ row, counterparty, amountCents, paidCents }) => ({
      ...{ row, amountCents, paidCents },
      ...(counterparty !== undefined && { counterparty }),
    })),
  };
}

const sumRests = (payments: readonly Payment[]): number =>
  payments.reduce((sum, { amountCents, paidCents }) => sum + amountCents - paidCents, 0);
