import { countDays } from '../../api-spec/days';
import { MOST_DAYS_APART } from './findSum';
import { listCandidates, type Proposal } from './proposeMatches';
import {
  isInWindow,
  readCandidate,
  readLine,
  shareOfName,
  type Candidate,
  type Line,
  type Memory,
  type ReadCandidate,
  type ReadLine,
  type Sign,
} from './scoreMatch';

/** An open entry that is like a line, but too far away for a proposal. */
export type Similar = { candidate: Candidate; signs: Sign[]; daysLater: number };

const MOST_SIMILAR = 3;
/** Two of three words, such as those of a street, are the name of many. */
const MIN_SHARE = 0.75;
/** The most that a line has more than an entry of its name, as a share of the entry. Less may be a part payment. */
const MOST_DIFFERENCE = 0.1;

/** Returns the entries like the lines without a proposal, the nearest first, by the ids of the lines. */
export function findSimilar(
  lines: readonly Line[],
  candidates: readonly Candidate[],
  proposals: ReadonlyMap<number, Proposal>,
  memory: Memory,
): Map<number, Similar[]> {
  const taken = new Set([...proposals.values()].flatMap(listCandidates));
  const open = candidates
    .filter((candidate) => candidate.kind === 'entry' && !taken.has(candidate))
    .map(readCandidate);
  const unexplained = lines.filter(({ id }) => proposals.get(id)?.kind === 'none').map(readLine);
  return new Map(
    unexplained.map((read) => {
      const { line } = read;
      const similar = open.flatMap((candidate) => compare(read, candidate, memory) ?? []);
      const centsAway = ({ candidate }: Similar) => Math.abs(line.cents - candidate.cents);
      const rank = (one: Similar) => [
        one.signs.includes('name') ? 0 : 1,
        centsAway(one) === 0 ? 0 : centsAway(one) <= Math.abs(line.cents) * MOST_DIFFERENCE ? 1 : 2,
        Math.abs(one.daysLater),
        centsAway(one),
      ];
      similar.sort((a, b) => compareRanks(rank(a), rank(b)));
      return [line.id, similar.slice(0, MOST_SIMILAR)];
    }),
  );
}

/** Compares two lists of numbers by the first ones that differ. */
const compareRanks = (ranks: readonly number[], others: readonly number[]): number =>
  ranks.map((one, index) => one - (others[index] ?? 0)).find((difference) => difference !== 0) ?? 0;

/** Undefined: the entry is not like the line. Without the name it has the amount, and the days of a proposal. */
function compare(
  { line, foldedText, words }: ReadLine,
  { candidate, foldedName, nameWords }: ReadCandidate,
  memory: Memory,
): Similar | undefined {
  if (Math.sign(line.cents) !== Math.sign(candidate.cents)) return undefined;
  const daysLater = countDays(candidate.day, line.day);
  const isNamed =
    shareOfName(words, nameWords) >= MIN_SHARE || memory.get(foldedText)?.has(foldedName) === true;
  const centsAway = Math.abs(line.cents - candidate.cents);
  const isPart = Math.abs(line.cents) < Math.abs(candidate.cents);
  const isNear = isNamed
    ? Math.abs(daysLater) <= MOST_DAYS_APART &&
      (isPart || centsAway <= Math.abs(candidate.cents) * MOST_DIFFERENCE)
    : isInWindow(daysLater) && centsAway === 0;
  if (!isNear) return undefined;
  const signs: Sign[] = [
    ...(isNamed ? (['name'] as const) : []),
    centsAway === 0 ? 'amount' : 'amount-differs',
    'day',
  ];
  return { candidate, signs, daysLater };
}
