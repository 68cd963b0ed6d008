// How well a payment, a transfer or an open entry explains a line of a bank statement.
import { countDays } from '../../api-spec/days';
import { fold } from '../../api-spec/fold';
import type { Day } from '../company/days';

/** A line of a statement. `cents` is negative if the money left the account. */
export type Line = { id: number; day: Day; cents: number; text: string; document: string };

/**
 * What a line may be. `day` and `cents` are those of the money of a payment or transfer, or the expected day and the open amount
 * of an entry. `cents` is negative if the money leaves the account.
 */
export type Candidate = {
  kind: 'payment' | 'transfer' | 'entry';
  id: number;
  day: Day;
  cents: number;
  counterparty: string;
  document: string;
  /** The number of an instalment, of how many. */
  installment?: number;
  installments?: number;
  /** The agreed due day of an entry. It is expected on a business day. */
  dueOn?: Day;
  /** How an entry is paid. */
  form?: string;
  /** What the company asks of a late entry on a day. */
  chargesOn?: (day: Day) => Charges;
  /** The fee that is usual for the form of an entry. */
  usualFeeCents?: number;
};

type Charges = { fineCents: number; interestCents: number };
export const NO_CHARGES: Charges = { fineCents: 0, interestCents: 0 };

/** A reason for a match, which the page says in words. */
export type Sign =
  | 'document'
  | 'amount'
  | 'amount-with-charges'
  | 'amount-less-fee'
  | 'amount-differs'
  | 'day'
  | 'name'
  | 'memory';

/** `score` is from 0 to 100. `daysLater` counts from the day of the candidate to that of the line. */
export type Match = { candidate: Candidate; score: number; signs: Sign[]; daysLater: number };

/** The names to which a text was matched before. The texts are folded. */
export type Memory = ReadonlyMap<string, ReadonlySet<string>>;

const POINTS = { document: 60, amount: 50, explainedAmount: 35, day: 25, name: 25, memory: 15 };
const POINTS_PER_DAY = 4;
const MAX_SCORE = 100;
/** A line further away is no match, unless it names the document. */
const MOST_DAYS_EARLIER = 7;
const MOST_DAYS_LATER = 10;
const MIN_DOCUMENT_LENGTH = 4;
const MIN_WORD_LENGTH = 3;
const LEGAL_FORMS = new Set(['ltda', 'eireli', 'epp', 'mei', 'cia']);

/** The words of a line, which are compared with many candidates. */
export type ReadLine = {
  line: Line;
  foldedText: string;
  words: ReadonlySet<string>;
  numbers: ReadonlySet<string>;
};

export function readLine(line: Line): ReadLine {
  const foldedText = fold(line.text);
  const words = new Set(foldedText.split(' '));
  return { line, foldedText, words, numbers: new Set([...words, fold(line.document)].map(withoutZeros)) };
}

/** The words of a candidate, which are compared with many lines. */
export type ReadCandidate = {
  candidate: Candidate;
  foldedName: string;
  nameWords: string[];
  numbers: string[];
};

export function readCandidate(candidate: Candidate): ReadCandidate {
  const foldedName = fold(candidate.counterparty);
  const nameWords = foldedName
    .split(' ')
    .filter((word) => word.length >= MIN_WORD_LENGTH && !LEGAL_FORMS.has(word));
  const numbers = fold(candidate.document)
    .split(' ')
    .map(withoutZeros)
    .filter((word) => word.length >= MIN_DOCUMENT_LENGTH && /\d/.test(word));
  return { candidate, foldedName, nameWords, numbers };
}

const withoutZeros = (word: string) => word.replace(/^0+/, '');

/** Whether a line is near enough to the day of a candidate. */
export const isInWindow = (daysLater: number): boolean =>
  daysLater >= -MOST_DAYS_EARLIER && daysLater <= MOST_DAYS_LATER;

/** Returns the points of a candidate for a line. Undefined: the candidate is none. */
export function scoreMatch(
  { line, foldedText, words, numbers }: ReadLine,
  { candidate, ...read }: ReadCandidate,
  memory: Memory,
): Match | undefined {
  if (Math.sign(line.cents) !== Math.sign(candidate.cents)) return undefined;
  const daysLater = countDays(candidate.day, line.day);
  const isNamed = read.numbers.some((number) => numbers.has(number));
  if (!isNamed && !isInWindow(daysLater)) return undefined;
  const amount = explainAmount(line, candidate);
  const dayPoints = Math.max(0, POINTS.day - POINTS_PER_DAY * Math.abs(daysLater));
  const namePoints = Math.round(POINTS.name * shareOfName(words, read.nameWords));
  const isRemembered = memory.get(foldedText)?.has(read.foldedName) === true;
  const points: [Sign | undefined, number][] = [
    ['document', isNamed ? POINTS.document : 0],
    [amount, amount === undefined ? 0 : amount === 'amount' ? POINTS.amount : POINTS.explainedAmount],
    ['day', dayPoints],
    ['name', namePoints],
    ['memory', isRemembered ? POINTS.memory : 0],
  ];
  const sum = points.reduce((total, [, value]) => total + value, 0);
  const signs = points.flatMap(([sign, value]) => (sign !== undefined && value > 0 ? [sign] : []));
  return { candidate, score: Math.min(sum, MAX_SCORE), signs, daysLater };
}

function explainAmount(line: Line, candidate: Candidate): Sign | undefined {
  const cents = Math.abs(line.cents);
  const openCents = Math.abs(candidate.cents);
  if (cents === openCents) return 'amount';
  const { fineCents, interestCents } = candidate.chargesOn?.(line.day) ?? NO_CHARGES;
  const charges = fineCents + interestCents;
  if (charges > 0 && cents === openCents + charges) return 'amount-with-charges';
  const fee = candidate.usualFeeCents ?? 0;
  if (fee > 0 && line.cents > 0 && cents === openCents - fee) return 'amount-less-fee';
  return undefined;
}

/** Returns the share of the name's words that a text has, from 0 to 1. The legal form and short words do not count. */
export function shareOfName(words: ReadonlySet<string>, nameWords: readonly string[]): number {
  if (nameWords.length === 0) return 0;
  return nameWords.filter((word) => words.has(word)).length / nameWords.length;
}
