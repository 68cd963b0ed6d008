import type { Day } from '../company/days';

/** A movement of an account as its file has it. */
export type ReadLine = {
  /** The row of a table, or the number of the movement in an OFX file, counted from 1. */
  row: number;
  day: Day;
  /** Negative: money that left the account. */
  cents: number;
  text: string;
  document: string;
  /** The id that the bank gave. Empty: it gave none. */
  bankId: string;
};

/** Why a row is no movement: a balance, an amount of 0, a later day, a total, titles, or another table. */
export type LeftOutReason = 'balance' | 'zero' | 'not-booked' | 'total' | 'titles' | 'other-table' | 'note';

/** Why a row cannot be read. `cut`: the file ends in it. */
export type LineProblem =
  'day' | 'amount' | 'ambiguous-amount' | 'two-amounts' | 'sign' | 'currency' | 'balance' | 'cut';

/** The balance at the end of a day. */
export type DayBalance = { day: Day; cents: number };

/** What a file says about one account. */
export type StatementPart = {
  /** Names the account in the file. Empty: the file does not name it. */
  key: string;
  /** The columns of a table that does not name its account. Empty: it has no titles. */
  layout: string;
  bankCode: string;
  /** The last characters of the account's number. */
  numberEnd: string;
  isCard: boolean;
  lines: ReadLine[];
  leftOut: { row: number; reason: LeftOutReason }[];
  problems: { row: number; reason: LineProblem }[];
  /** The balances at the ends of days, in the order of the days. */
  balances: DayBalance[];
  /** Whether nothing in the file says which amounts are money that left the account. */
  isSignOpen: boolean;
};

export type ReadStatement = {
  format: 'ofx' | 'csv' | 'xlsx';
  parts: StatementPart[];
  /** What the file leaves open: `dateOrder` or `decimal`. */
  questions: string[];
};

/** A part without movements. */
export const makePart = (key = '', account: Partial<StatementPart> = {}): StatementPart => ({
  ...{ key, layout: '', bankCode: '', numberEnd: '', isCard: false, lines: [], leftOut: [], problems: [] },
  ...{ balances: [], isSignOpen: false },
  ...account,
});
