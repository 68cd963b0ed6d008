import type { LineCandidate, ReconciledLine, WaitingLine } from '../../api/reconciliation';

/**
 * What a person says about a difference. An entry with more open than the line pays has a part that is still `open`, a `fee` or a
 * `discount`. A line with more than the entries are has charges in it (`interest`), or pays another entry too (`entry`).
 */
export type Rest = 'open' | 'fee' | 'discount' | 'interest' | 'entry';

type Difference = { entry: LineCandidate; restCents: number };

type Composed = {
  /** What the chosen ones are short of the line, without sign. */
  missingCents: number;
  /** The first chosen one for which nothing of the line is left. */
  surplus: LineCandidate | undefined;
  /** The last entry, if it has more open than the line pays. */
  partly: Difference | undefined;
  /** The last entry, if the line has more than all chosen ones have. Its payment gets the charges. */
  above: Difference | undefined;
  /** Absent while an amount is missing, or what the rest is. */
  body: ReconciledLine | undefined;
};

/** Recorded money counts as it is. The entries share what is left of the line, in the order of their choice (specification §2.309). */
export function composeLine(
  line: WaitingLine,
  chosen: readonly LineCandidate[],
  rest: Rest | null,
): Composed {
  let left = Math.abs(line.cents);
  let surplus: LineCandidate | undefined;
  for (const item of chosen.filter(({ kind }) => kind !== 'entry')) {
    left -= Math.abs(item.cents);
    if (left < 0) surplus ??= item;
  }
  const shares = chosen
    .filter(({ kind }) => kind === 'entry')
    .map((entry) => {
      const openCents = Math.abs(entry.cents);
      const cents = Math.max(0, Math.min(left, openCents));
      if (cents === 0) surplus ??= entry;
      left -= cents;
      return { entry, cents, restCents: openCents - cents };
    });
  const last = surplus === undefined ? shares.at(-1) : undefined;
  const partly = last !== undefined && last.restCents > 0 ? last : undefined;
  const above = last !== undefined && left > 0 ? { entry: last.entry, restCents: left } : undefined;
  const isAnswered = partly === undefined || rest !== null;
  const interestCents = above !== undefined && rest === 'interest' ? left : 0;
  const idsOf = (wanted: string) => chosen.flatMap(({ kind, id }) => (kind === wanted ? [id] : []));
  const [payments, transfers] = [idsOf('payment'), idsOf('transfer')];
  const entries = shares.flatMap(({ entry: { id, version, form }, cents, restCents }) =>
    version === undefined || form === undefined
      ? []
      : [
          {
            ...{ id, version, form, fineCents: 0 },
            interestCents: id === above?.entry.id ? interestCents : 0,
            principalCents: cents + (rest === 'fee' ? restCents : 0),
            discountCents: rest === 'discount' ? restCents : 0,
            feeCents: rest === 'fee' ? restCents : 0,
          },
        ],
  );
  const isKnown = entries.length === shares.length;
  return {
    missingCents: Math.max(0, left - interestCents),
    surplus,
    partly,
    above,
    body:
      surplus === undefined && left === interestCents && isAnswered && isKnown
        ? {
            ...{ id: line.id, version: line.version },
            ...(payments.length > 0 && { payments }),
            ...(transfers.length > 0 && { transfers }),
            ...(entries.length > 0 && { entries }),
          }
        : undefined,
  };
}
