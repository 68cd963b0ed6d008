import { countDays } from '../../api-spec/days';
import { shareOfName, type Candidate, type Memory, type ReadCandidate, type ReadLine } from './scoreMatch';

/** Several open entries of one name that a line pays together. */
export type Sum = { counterparty: string; candidates: Candidate[] };

const MOST_ENTRIES = 4;
const MAX_COMBINATIONS = 1_000;
/** The most entries of one line that the API takes. */
const MOST_TOGETHER = 50;
/** A line names a counterparty with at least this share of its words. */
const MIN_SHARE = 0.5;
/** An entry that is expected further from the line's day is not paid with it. */
export const MOST_DAYS_APART = 31;

/**
 * Finds the two to four open entries of one name, or all of them, that are as much as a line. Undefined: there is none, or more
 * than one solution, which is for a person to decide.
 */
export function findSum(
  { line, foldedText, words }: ReadLine,
  open: readonly ReadCandidate[],
  memory: Memory,
): Sum | undefined {
  const remembered = memory.get(foldedText);
  const groups = new Map<string, Candidate[]>();
  for (const { candidate, foldedName, nameWords } of open) {
    const { counterparty, cents, day } = candidate;
    if (Math.sign(cents) !== Math.sign(line.cents) || Math.abs(countDays(line.day, day)) > MOST_DAYS_APART)
      continue;
    const isOfName = shareOfName(words, nameWords) >= MIN_SHARE || remembered?.has(foldedName) === true;
    if (isOfName) groups.set(counterparty, [...(groups.get(counterparty) ?? []), candidate]);
  }
  const solutions = [...groups].flatMap(([counterparty, candidates]) =>
    listSums(candidates, line.cents).map((sum): Sum => ({ counterparty, candidates: sum })),
  );
  return solutions.length === 1 ? solutions[0] : undefined;
}

/** Returns at most two solutions, which is enough to know that there is more than one. */
function listSums(candidates: readonly Candidate[], cents: number): Candidate[][] {
  const solutions: Candidate[][] = [];
  let combinations = 0;
  const extend = (chosen: readonly Candidate[], from: number, rest: number) => {
    for (const [offset, candidate] of candidates.slice(from).entries()) {
      if (solutions.length > 1 || combinations >= MAX_COMBINATIONS) return;
      combinations += 1;
      const next = [...chosen, candidate];
      const left = rest - candidate.cents;
      if (left === 0 && next.length > 1) solutions.push(next);
      if (next.length < MOST_ENTRIES) extend(next, from + offset + 1, left);
    }
  };
  extend([], 0, cents);
  const total = candidates.reduce((sum, candidate) => sum + candidate.cents, 0);
  const isMany = candidates.length > MOST_ENTRIES && candidates.length <= MOST_TOGETHER;
  if (solutions.length === 0 && isMany && total === cents) return [[...candidates]];
  return combinations >= MAX_COMBINATIONS ? [] : solutions;
}
