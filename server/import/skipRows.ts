import { isEmpty, readText, type ReadCell, type SheetRow } from '../files/sheet';
import { listTranslations } from '../texts/catalogues';
import type { Columns, SkipReason } from './analysis';
import { fold } from '../../api-spec/fold';
import { canBeDay } from './readDay';
import { isUnfilled } from './cellValues';
import type { Field } from './fields';
import { BALANCE_WORDS, TOTAL_NAMES, TOTAL_WORDS } from './valueWords';

/** Returns why a row is no entry, or `undefined` if it is one. */
export function findSkipReason(
  row: SheetRow,
  header: SheetRow | null,
  columns: Columns,
): SkipReason | undefined {
  const { cells } = row;
  const filled = cells.filter((cell) => !isEmpty(cell));
  if (isHeader(row, header)) return 'titles';
  if (filled.length === 1) return 'note';
  if (filled.some((cell) => EXAMPLES.includes(readText(cell)))) return 'example';
  const counterparty = cells[columns.indexOf('counterparty')];
  if (isUnfilled(counterparty) ? filled.some(isBalance) : isBalance(counterparty)) return 'total';
  // Without its column, a row cannot be judged by its day. A name may begin with one of the words.
  const dueAt = columns.indexOf('dueOn');
  if (dueAt < 0) return filled.some((cell) => isFolded(cell, TOTAL_NAMES)) ? 'total' : undefined;
  const due = cells[dueAt] ?? null;
  if (canBeDay(due)) return undefined;
  if (filled.some((cell) => isFolded(cell, TOTAL_WORDS))) return 'total';
  const isBlank = (...fields: Field[]) => fields.every((field) => isUnfilled(cells[columns.indexOf(field)]));
  const isIncomplete =
    isBlank('counterparty') ||
    (isBlank('amount', 'signedAmount', 'amountIn', 'amountOut') && filled.length <= 2);
  return isEmpty(due) && isIncomplete ? 'incomplete' : undefined;
}

const isFolded = (cell: ReadCell, words: RegExp): boolean =>
  typeof cell === 'string' && words.test(fold(cell));

// The first test is for speed: folding all cells takes a second.
const isBalance = (cell: ReadCell | undefined): boolean =>
  typeof cell === 'string' && /s ?a ?l ?d ?o|balance/i.test(cell) && BALANCE_WORDS.test(fold(cell));

export function isHeader({ cells }: SheetRow, header: SheetRow | null): boolean {
  return (
    header !== null &&
    cells.length === header.cells.length &&
    cells.every((cell, index) => readText(cell) === readText(header.cells[index]))
  );
}

/** The counterparties of the example in the template. A row with one of them is no entry. */
const EXAMPLES = listTranslations('template.example');
