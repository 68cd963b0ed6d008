import type { Entry } from '../../api/entries';
import type { ReconciledLine, WaitingLine } from '../../api/reconciliation';
import { openCentsOf } from '../../controls/entries/openCentsOf';

/** What the part of an entry is that the line does not pay. */
export type Rest = 'open' | 'fee' | 'discount';

type Composed = {
  /** What the entries are short of the line, without sign. */
  missingCents: number;
  /** The last entry, if it has more open than the line pays. */
  partly: { entry: Entry; restCents: number } | undefined;
  /** Absent while an amount is missing, or what the rest is. */
  body: ReconciledLine | undefined;
};

/** Shares out a line over entries, in the order of their choice (specification §2.309). */
export function composeLine(line: WaitingLine, chosen: readonly Entry[], rest: Rest | null): Composed {
  let left = Math.abs(line.cents);
  const shares = chosen.map((entry) => {
    const openCents = openCentsOf(entry);
    const cents = Math.min(left, openCents);
    left -= cents;
    return { entry, cents, restCents: openCents - cents };
  });
  const paid = shares.filter(({ cents }) => cents > 0);
  const last = paid.at(-1);
  const partly = last !== undefined && last.restCents > 0 ? last : undefined;
  const isAnswered = partly === undefined || rest !== null;
  const isKnown = paid.every(({ entry }) => entry.version !== undefined);
  const entries = paid.map(({ entry: { id, version = 0, form }, cents, restCents }) => ({
    ...{ id, version, form, interestCents: 0, fineCents: 0 },
    principalCents: cents + (rest === 'fee' ? restCents : 0),
    discountCents: rest === 'discount' ? restCents : 0,
    feeCents: rest === 'fee' ? restCents : 0,
  }));
  return {
    missingCents: left,
    partly,
    body: left === 0 && isAnswered && isKnown ? { id: line.id, version: line.version, entries } : undefined,
  };
}
