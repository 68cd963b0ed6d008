import { findSum, type Sum } from './findSum';
import {
  readCandidate,
  readLine,
  scoreMatch,
  type Candidate,
  type Line,
  type Match,
  type Memory,
} from './scoreMatch';

/** What is proposed for a line. A strong match is chosen in advance, and a person confirms it. */
export type Proposal =
  { kind: 'match'; match: Match; isStrong: boolean } | { kind: 'sum'; sum: Sum } | { kind: 'none' };

const MIN_SCORE = 60;
const MIN_STRONG_SCORE = 85;
/** A strong match has this many points more than any other of its line, and of its candidate. */
const MIN_LEAD = 15;
/** A payment that was typed by hand comes before an open entry, so that nothing is paid twice. */
const ORDER = { payment: 0, transfer: 1, entry: 2 } as const;

/** Returns the candidates of a proposal. */
export const listCandidates = (proposal: Proposal): Candidate[] =>
  proposal.kind === 'match'
    ? [proposal.match.candidate]
    : proposal.kind === 'sum'
      ? proposal.sum.candidates
      : [];

type Pair = { line: Line; match: Match };

/** Returns the proposal for each line, by the line's id. No candidate is proposed for two lines. */
export function proposeMatches(
  lines: readonly Line[],
  candidates: readonly Candidate[],
  memory: Memory,
): Map<number, Proposal> {
  const read = { lines: lines.map(readLine), candidates: candidates.map(readCandidate) };
  const pairs = read.lines.flatMap((line) =>
    read.candidates.flatMap((candidate): Pair[] => {
      const match = scoreMatch(line, candidate, memory);
      return match !== undefined && match.score >= MIN_SCORE ? [{ line: line.line, match }] : [];
    }),
  );
  pairs.sort(comparePairs);
  const rivals = listRivals(pairs);
  const proposals = new Map<number, Proposal>();
  const taken = new Set<Candidate>();
  for (const pair of pairs) {
    const { line, match } = pair;
    if (proposals.has(line.id) || taken.has(match.candidate)) continue;
    taken.add(match.candidate);
    proposals.set(line.id, { kind: 'match', match, isStrong: isStrong(pair, rivals) });
  }
  const open = read.candidates.filter(({ candidate }) => candidate.kind === 'entry' && !taken.has(candidate));
  for (const line of read.lines) {
    const { id } = line.line;
    if (proposals.has(id)) continue;
    const sum = findSum(line, open, memory);
    proposals.set(id, sum === undefined ? { kind: 'none' } : { kind: 'sum', sum });
  }
  return proposals;
}

function comparePairs({ line, match: one }: Pair, { line: otherLine, match: other }: Pair): number {
  return (
    other.score - one.score ||
    ORDER[one.candidate.kind] - ORDER[other.candidate.kind] ||
    Math.abs(one.daysLater) - Math.abs(other.daysLater) ||
    line.id - otherLine.id ||
    one.candidate.id - other.candidate.id
  );
}

type Rivals = { ofLine: Map<Line, Pair[]>; ofCandidate: Map<Candidate, Pair[]> };

function listRivals(pairs: readonly Pair[]): Rivals {
  const rivals: Rivals = { ofLine: new Map(), ofCandidate: new Map() };
  for (const pair of pairs) {
    append(rivals.ofLine, pair.line, pair);
    append(rivals.ofCandidate, pair.match.candidate, pair);
  }
  return rivals;
}

function append<Key>(lists: Map<Key, Pair[]>, key: Key, pair: Pair): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [pair]);
  else list.push(pair);
}

function isStrong(pair: Pair, { ofLine, ofCandidate }: Rivals): boolean {
  const { score, signs, candidate } = pair.match;
  // An amount that differs is for a person to explain.
  const hasAmount = signs.some((sign) => sign.startsWith('amount'));
  if (!hasAmount || score < MIN_STRONG_SCORE) return false;
  const rivals = [...(ofLine.get(pair.line) ?? []), ...(ofCandidate.get(candidate) ?? [])];
  return rivals.every((rival) => rival === pair || rival.match.score <= score - MIN_LEAD);
}
