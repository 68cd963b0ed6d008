// How many lines of a statement get their true match as the proposal, and how many strong proposals are wrong.
import { proposeMatches, type Proposal } from '../../server/reconciliation/proposeMatches';
import type { Bench } from './measurement';
import { makeStatement, type Habit, type KnownLine } from './statement';

type Count = { lines: number; right: number; strong: number; wrongStrong: number; wrong: number };

export const measureMatching: Bench = ({ rounds }) => {
  const shares: number[] = [];
  const wrongs: number[] = [];
  const counts = new Map<Habit, Count>();
  for (let seed = 1; seed <= rounds; seed += 1) {
    const { lines, candidates } = makeStatement(seed);
    const proposals = proposeMatches(
      lines.map(({ line }) => line),
      candidates,
      new Map(),
    );
    const results = lines.map((known) => ({ known, ...judge(known, proposals.get(known.line.id)) }));
    const withMatch = results.filter(({ known }) => known.ids.length > 0);
    shares.push(withMatch.filter(({ isRight }) => isRight).length / withMatch.length);
    wrongs.push(results.filter(({ isStrong, isRight }) => isStrong && !isRight).length);
    for (const { known, isRight, isStrong, isProposed } of results) {
      const count = counts.get(known.habit) ?? { lines: 0, right: 0, strong: 0, wrongStrong: 0, wrong: 0 };
      count.lines += 1;
      if (isRight) count.right += 1;
      if (isStrong) count.strong += 1;
      if (isStrong && !isRight) count.wrongStrong += 1;
      if (isProposed && !isRight) count.wrong += 1;
      counts.set(known.habit, count);
    }
  }
  return Promise.resolve({
    repeated: 'once for each seed',
    targets: [
      {
        what: 'true matches that are the proposal, 300 lines and about 400 candidates',
        unit: '',
        line: 0.95,
        isAtLeast: true,
        samples: shares,
      },
      { what: 'strong proposals that are wrong', unit: '', line: 0, samples: wrongs },
    ],
    tables: [
      {
        title: 'Lines by what the bank writes',
        head: ['', 'lines', 'proposed rightly', 'strong', 'strong and wrong', 'proposed wrongly'],
        rows: [...counts].map(([habit, { lines, right, strong, wrongStrong, wrong }]) => [
          habit,
          ...[lines, right, strong, wrongStrong, wrong].map(String),
        ]),
      },
    ],
    raw: { shares, wrongs },
  });
};

type Verdict = { isRight: boolean; isStrong: boolean; isProposed: boolean };

/** A line without a match is right if it has no proposal. */
function judge({ ids }: KnownLine, proposal: Proposal = { kind: 'none' }): Verdict {
  const proposed =
    proposal.kind === 'match'
      ? [proposal.match.candidate.id]
      : proposal.kind === 'sum'
        ? proposal.sum.candidates.map(({ id }) => id)
        : [];
  const isRight = proposed.length === ids.length && proposed.every((id) => ids.includes(id));
  const isStrong = proposal.kind === 'match' && proposal.isStrong;
  return { isRight, isStrong, isProposed: proposed.length > 0 };
}
