import type { Entry } from '../../api/entries';
import type { ReconciledLine, WaitingLine } from '../../api/reconciliation';
import { openCentsOf } from '../../controls/entries/openCentsOf';

/**
 * What a person says about a difference. An entry with more open than the line pays has a part that is still `open`, a `fee` or a
 * `discount`. A line with more than the entries are has charges in it (`interest`), or pays another entry too (`entry`).
 */
export type Rest = 'open' | 'fee' | 'discount' | 'interest' | 'entry';

type Composed = {
  /** What the entries are short of the line, without sign. */
  missingCents: number;
  /** The last entry, if it has more open than the line pays. */
  partly: { entry: Entry; restCents: number } | undefined;
  /** The last entry, if the line has more than all chosen ones have open. Its payment gets the charges. */
  above: { entry: Entry; restCents: number } | undefined;
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
  const above = last !== undefined && left > 0 ? { entry: last.entry, restCents: left } : undefined;
  const isAnswered = partly === undefined || rest !== null;
  const interestCents = rest === 'interest' ? left : 0;
  const isKnown = paid.every(({ entry }) => entry.version !== undefined);
  const entries = paid.map(({ entry: { id, version = 0, form }, cents, restCents }) => ({
    ...{ id, version, form, fineCents: 0 },
    interestCents: id === above?.entry.id ? interestCents : 0,
    principalCents: cents + (rest === 'fee' ? restCents : 0),
    discountCents: rest === 'discount' ? restCents : 0,
    feeCents: rest === 'fee' ? restCents : 0,
  }));
  return {
    missingCents: left - interestCents,
    partly,
    above,
    body:
      left === interestCents && isAnswered && isKnown
        ? { id: line.id, version: line.version, entries }
        : undefined,
  };
}
