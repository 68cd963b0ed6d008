// Reads columns such as `Cancelado` and `Data do estorno`, which say that a row is no entry.
import { readText, type ReadCell, type SheetRow } from '../files/sheet';
import { isFaulty, isUnfilled } from './cellValues';
import { keyWord } from '../../api-spec/fold';
import { canBeDay } from './readDay';
import { isCancelTitle } from './titleMeanings';
import { CANCELLED_WORDS } from './valueWords';

/** `cancelled`: a cell says so. `unknown`: a cell may say so. `undefined`: the row counts. */
export type ReadCancelled = (row: SheetRow) => { state: 'cancelled' | 'unknown'; value: string } | undefined;

/** A day below one of the titles, a yes, or a word such as `cancelado` cancels the row. */
export function makeReadCancelled(titles: readonly string[]): ReadCancelled {
  const columns = titles.flatMap((title, column) => (isCancelTitle(title) ? [column] : []));
  return ({ cells }) => {
    const marks = columns.map((column) => cells[column] ?? null).filter(saysSomething);
    const mark = marks.find(isYes) ?? marks[0];
    if (mark === undefined) return undefined;
    return {
      state: isYes(mark) ? 'cancelled' : 'unknown',
      value: isFaulty(mark) ? mark.text : readText(mark),
    };
  };
}

const saysSomething = (cell: ReadCell): boolean =>
  isFaulty(cell) || (!isUnfilled(cell) && !CANCELLED_WORDS.no.includes(keyWord(readText(cell))));

const isYes = (cell: ReadCell): boolean =>
  canBeDay(cell) || CANCELLED_WORDS.yes.includes(keyWord(readText(cell)));
