// Finds rows that are imported as they are, and that the person should look at. They are no questions.
import { readText, type ReadCell, type SheetRow } from '../files/sheet';
import type { AnalysedRow, Columns, QuestionRows, RowEntry } from './analysis';
import type { Day } from '../company/days';
import { describeRows } from './describeRows';
import type { Field } from './fields';
import { NEAR_YEARS } from './findFormats';
import { fold } from '../../api-spec/fold';
import { DONE_WORDS } from './titleWords';

type File = { columns: Columns; questions: readonly string[]; today: Day };

/** Questions whose answers change the days, or what is paid. */
const DAY_QUESTIONS = ['dateOrder', 'swappedDays', 'dueOn'];
const PAID_QUESTIONS = ['status', 'paidDay', 'statement', 'statusConflict', 'oppositeSign'];

/** Returns the rows with days that are many years away, and the open rows with a note that says that they are paid. */
export function findNotices(
  rows: readonly AnalysedRow[],
  sheetRows: readonly SheetRow[],
  { columns, questions, today }: File,
): QuestionRows[] {
  const isAsked = (names: readonly string[]) => names.some((name) => questions.includes(name));
  const ready = rows.filter(({ state }) => state === 'ready');
  const cells = new Map(sheetRows.map((row) => [row.row, row.cells]));
  const far = isAsked(DAY_QUESTIONS) ? [] : ready.filter(({ entry }) => hasFarDay(entry, today));
  const noted = isAsked(PAID_QUESTIONS)
    ? []
    : ready.filter(
        ({ row, entry }) =>
          entry.paidOn === undefined &&
          cells.get(row)?.some((cell, column) => isPaidNote(cell, columns[column])) === true,
      );
  return [
    { question: 'farDays', rows: far },
    { question: 'paidNotes', rows: noted },
  ]
    .filter((notice) => notice.rows.length > 0)
    .map(({ question, rows: about }) => ({ question, ...describeRows(about) }));
}

/** Returns whether an open entry is due many years from today, or the days of an entry are many years apart. */
function hasFarDay({ issuedOn, dueOn, paidOn }: RowEntry, today: Day): boolean {
  const years = [issuedOn, dueOn, paidOn ?? today].flatMap((day) =>
    day === undefined ? [] : readYears(day),
  );
  return Math.max(...years) - Math.min(...years) > NEAR_YEARS;
}

/** Returns a day in years, in months of 31 days. */
function readYears(day: Day): number {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return year + (month - 1) / 12 + (date - 1) / 372;
}

/** Fields whose texts are read, or are no notes. */
const NO_NOTES: readonly Field[] = ['kind', 'form', 'status'];

/** A longer text is more than a note. */
const MAX_NOTE = 500;
/** For speed: folding all cells takes a second. */
const MAY_BE_DONE = /pag|pg|receb|quit|liquid|baix|realiz|efetiv|compens|paid|receiv|settl|clear|cobr/i;
/** Beside a name, such as `Ana (pago)`. A name can have such a word itself. */
const BESIDE_NAME = /^\W*pag[oa]\b\W+\w|[-–—([]\s*(?:pag[oa]|quitad[oa]|recebid[oa]|paid)\b/i;
/** Words of a note that say it without a form of `pago`. */
const DONE_NOTES =
  /\bpg\b|\b(?:pgto|pagto|pagamento|recebimento|baixa|payment) (?:ok|efetuad[oa]|confirmad[oa]|feit[oa]|done|made|sent|confirmed)\b/;
/** A word before that makes it a plan, or denies it. */
const NOT_DONE = /\b(?:nao|not|nunca|sem|no|sera|ser|until|ate|be|falta|un)\b/;

function isPaidNote(cell: ReadCell, field: Field | null | undefined): boolean {
  if (typeof cell !== 'string' || cell.length > MAX_NOTE || !MAY_BE_DONE.test(cell)) return false;
  if (field === 'counterparty' || field === 'category') return BESIDE_NAME.test(cell);
  if (field !== undefined && field !== null && NO_NOTES.includes(field)) return false;
  const folded = fold(readText(cell));
  const words = [DONE_WORDS, DONE_NOTES].find((one) => one.test(folded));
  return words !== undefined && !NOT_DONE.test(folded.slice(0, folded.search(words)));
}
