import { isEmpty, readText, type ReadCell, type SheetRow } from '../files/sheet';
import { listTranslations } from '../texts/catalogues';
import type { Columns } from './analysis';
import { fold } from './fold';
import { isShownDay } from './columnContent';
import { isNumberedDay } from './readDay';
import { isUnfilled } from './cellValues';
import type { Field } from './fields';
import { BALANCE_WORDS, TOTAL_NAMES, TOTAL_WORDS } from './valueWords';

/** Returns whether a row is a total, a balance, a subtitle, or the titles again. */
export function isNoEntry(row: SheetRow, header: SheetRow | null, columns: Columns): boolean {
  const { cells } = row;
  const filled = cells.filter((cell) => !isEmpty(cell));
  if (filled.length === 1 || isHeader(row, header)) return true;
  if (filled.some((cell) => EXAMPLES.includes(readText(cell)))) return true;
  const counterparty = cells[columns.indexOf('counterparty')];
  if (isUnfilled(counterparty) ? filled.some(isBalance) : isBalance(counterparty)) return true;
  // Without its column, a row cannot be judged by its day. A name may begin with one of the words.
  const dueAt = columns.indexOf('dueOn');
  if (dueAt < 0) return filled.some((cell) => typeof cell === 'string' && TOTAL_NAMES.test(fold(cell)));
  const due = cells[dueAt] ?? null;
  if (isShownDay(due) || isNumberedDay(due)) return false;
  if (filled.some((cell) => typeof cell === 'string' && TOTAL_WORDS.test(fold(cell)))) return true;
  const isBlank = (...fields: Field[]) => fields.every((field) => isUnfilled(cells[columns.indexOf(field)]));
  if (!isEmpty(due)) return false;
  return (
    isBlank('counterparty') ||
    (isBlank('amount', 'signedAmount', 'amountIn', 'amountOut') && filled.length <= 2)
  );
}

// The first test is for speed: folding all cells takes a second.
const isBalance = (cell: ReadCell | undefined): boolean =>
  typeof cell === 'string' && /s ?a ?l ?d ?o|balance/i.test(cell) && BALANCE_WORDS.test(fold(cell));

function isHeader({ cells }: SheetRow, header: SheetRow | null): boolean {
  return (
    header !== null &&
    cells.length === header.cells.length &&
    cells.every((cell, index) => readText(cell) === readText(header.cells[index]))
  );
}

/** The counterparties of the example in the template. A row with one of them is no entry. */
const EXAMPLES = listTranslations('template.example');
