// Reads columns such as `Cancelado` and `Data do estorno`, which say that a row is no entry.
import { readText, type ReadCell, type SheetRow } from '../files/sheet';
import type { Columns } from './analysis';
import { isFaulty, isUnfilled } from './cellValues';
import type { Field } from './fields';
import { keyWord } from '../../api-spec/fold';
import { canBeDay } from './readDay';
import { isCancelTitle } from './titleMeanings';
import { CANCELLED_WORDS, STATUS_WORDS } from './valueWords';

/** `cancelled`: a cell says so. `unknown`: a cell may say so. `undefined`: the row counts. */
export type ReadCancelled = (row: SheetRow) => { state: 'cancelled' | 'unknown'; value: string } | undefined;

/**
 * A day below one of the titles, a yes, or a word such as `cancelado` cancels the row. Such a word below another title, or beside
 * the name, may cancel it.
 */
export function makeReadCancelled(titles: readonly string[], fields: Columns): ReadCancelled {
  const columns = titles.flatMap((title, column) => (isCancelTitle(title) ? [column] : []));
  return ({ cells }) => {
    const marks = columns.map((column) => cells[column] ?? null).filter(saysSomething);
    const mark = marks.find(isYes) ?? marks[0];
    if (mark === undefined) {
      const note = cells.find((cell, column) => isCancelNote(cell, fields[column]));
      return note === undefined ? undefined : { state: 'unknown', value: readText(note) };
    }
    return {
      state: isYes(mark) ? 'cancelled' : 'unknown',
      value: isFaulty(mark) ? mark.text : readText(mark),
    };
  };
}

/** For speed: folding all cells takes a second. */
const MAY_CANCEL = /cancel|estorn|exclu|anul|void|revers|delet|elimin|revert/i;
const BESIDE_NAME =
  /^\W*(?:cancelad[oa]|anulad[oa]|cancell?ed)\b\W+\w|[-–—([]\s*(?:cancelad[oa]|anulad[oa]|cancell?ed)\W*$/i;

function isCancelNote(cell: ReadCell, field: Field | null | undefined): boolean {
  if (typeof cell !== 'string' || cell.length > MAX_NOTE || !MAY_CANCEL.test(cell)) return false;
  if (field === 'counterparty') return BESIDE_NAME.test(cell);
  return (field === null || field === undefined) && STATUS_WORDS['left-out'].includes(keyWord(cell));
}

/** No note is longer. */
const MAX_NOTE = 200;

const saysSomething = (cell: ReadCell): boolean =>
  isFaulty(cell) || (!isUnfilled(cell) && !CANCELLED_WORDS.no.includes(keyWord(readText(cell))));

const isYes = (cell: ReadCell): boolean =>
  canBeDay(cell) || CANCELLED_WORDS.yes.includes(keyWord(readText(cell)));
