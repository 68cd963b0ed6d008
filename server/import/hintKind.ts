import { readText } from '../files/sheet';
import type { Columns } from './analysis';
import type { FoundTable } from './findHeader';
import { fold } from '../../api-spec/fold';
import type { Kind } from './rowReader';
import { KIND_HINTS } from './valueWords';

/** Guesses the kind of all entries by the words around the table and the title of the column with names, if they agree. */
export function hintKind(
  { header, above }: FoundTable,
  columns: Columns,
  names: readonly string[],
): Kind | undefined {
  const title = readText(header?.cells[columns.indexOf('counterparty')]);
  return findKind([...above.flatMap(({ cells }) => cells.map(readText)), ...names, title].join(' '));
}

/** Returns the kind of a text with the words of one kind only. */
export function findKind(text: string): Kind | undefined {
  const folded = fold(text);
  const [isPayable, isReceivable] = [KIND_HINTS.payable.test(folded), KIND_HINTS.receivable.test(folded)];
  if (isPayable === isReceivable) return undefined;
  return isPayable ? 'payable' : 'receivable';
}
