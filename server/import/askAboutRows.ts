// Asks about rows whose amount, status or day can mean two things.
import type { SheetRow } from '../files/sheet';
import type { Choices, QuestionRows } from './analysis';
import { describeRows, showCells } from './describeRows';
import { findOppositeRows } from './findOppositeRows';
import { findSwappedRows } from './findSwappedRows';
import { hasStatusConflict } from './readPayment';
import { makeCellOf, type RowOptions } from './rowReader';

type Question = 'oppositeSign' | 'statusConflict' | 'swappedDays';

export type Answers = Pick<Choices, Question>;

export type AskedRows = {
  questions: Question[];
  questionRows: QuestionRows[];
  /** The answers that count. An answer for another sum is none. */
  answers: Answers;
  /** Rows that an answer leaves out. */
  leftOutRows: ReadonlySet<SheetRow>;
  /** Rows that are of the opposite kind by an answer. */
  turnedRows: ReadonlySet<SheetRow>;
};

/** Finds the rows that can mean two things, and applies the answers of the person. */
export function askAboutRows(rows: readonly SheetRow[], options: RowOptions, choices: Choices): AskedRows {
  const opposite = findOppositeRows(rows, options);
  const cents = opposite.reduce((sum, one) => sum + Math.abs(one.cents), 0);
  const answer = choices.oppositeSign?.cents === cents ? choices.oppositeSign : undefined;
  const oppositeRows = opposite.map(({ row }) => row);
  const conflicts = rows.filter((row) => hasStatusConflict(makeCellOf(row, options.columns), options));
  const asked: { question: Question; rows: readonly SheetRow[]; cents?: number }[] = [
    { question: 'oppositeSign', rows: oppositeRows, cents },
    { question: 'statusConflict', rows: conflicts },
    { question: 'swappedDays', rows: findSwappedRows(rows, options.columns) },
  ];
  const answers = {
    ...(answer !== undefined && { oppositeSign: answer }),
    ...(choices.statusConflict !== undefined && { statusConflict: choices.statusConflict }),
    ...(choices.swappedDays !== undefined && { swappedDays: choices.swappedDays }),
  };
  const relevant = asked.filter((one) => one.rows.length > 0);
  return {
    questions: relevant.map(({ question }) => question).filter((question) => !(question in answers)),
    questionRows: relevant.map(({ rows: about, ...one }) => ({
      ...one,
      ...describeRows(about.map((row) => ({ row: row.row, text: showCells(row) }))),
    })),
    answers,
    leftOutRows: new Set(answer?.rows === 'leave-out' ? oppositeRows : []),
    turnedRows: new Set(answer?.rows === 'opposite' ? oppositeRows : []),
  };
}
