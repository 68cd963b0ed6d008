// Finds the rows that the words around them call paid: `Contas pagas` as the name of the file, or as a title of a section.
import { readText, type SheetRow } from '../files/sheet';
import type { FoundTable } from './findHeader';
import { fold } from '../../api-spec/fold';
import { DONE_WORDS } from './titleWords';
import { OPEN_WORDS } from './valueWords';

/** A longer text is a note. */
const MAX_LENGTH = 60;

/** Marks the rows that are paid by these words. A section with other words ends a paid one. */
export function markPaid(table: FoundTable, names: readonly string[]): FoundTable {
  const titles = table.above
    .flatMap(({ cells }) => cells.map(readText))
    .filter((text) => text.length <= MAX_LENGTH);
  let isPaid = saysPaid([...titles, ...names].join(' '));
  const below = table.below.map((row): SheetRow => {
    const [text, ...more] = row.cells.map(readText).filter((one) => one !== '');
    const isTitle = text !== undefined && more.length === 0 && text.length <= MAX_LENGTH;
    if (isTitle && (saysPaid(text) || OPEN_WORDS.test(fold(text)))) isPaid = saysPaid(text);
    return isPaid ? { ...row, isPaid } : row;
  });
  return { ...table, below };
}

function saysPaid(text: string): boolean {
  const folded = fold(text);
  return DONE_WORDS.test(folded) && !OPEN_WORDS.test(folded);
}
