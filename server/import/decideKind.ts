// Decides between the words around a table, its column of kinds, and the signs of its amounts.
import type { SheetRow } from '../files/sheet';
import { readText } from '../files/sheet';
import type { Columns } from './analysis';
import { isMarked } from './readAmount';
import type { Kind } from './rowReader';
import type { Words } from './wordsOfFile';

/** Words beat signs: with a hint, a negative amount is no kind. A mark such as `D` is a word too. */
export function preferWords(columns: Columns, rows: readonly SheetRow[], hasHint: boolean): Columns {
  const column = columns.indexOf('signedAmount');
  const isSign = !hasHint || rows.some(({ cells }) => isMarked(readText(cells[column])));
  return isSign ? columns : columns.map((field) => (field === 'signedAmount' ? 'amount' : field));
}

/** Returns whether each known word of the column of kinds contradicts the hint. */
export function contradictsHint(
  rows: readonly SheetRow[],
  columns: Columns,
  words: Words,
  kindHint: Kind | undefined,
): boolean {
  const column = columns.indexOf('kind');
  if (kindHint === undefined || column < 0) return false;
  const kinds = new Set(rows.map(({ cells }) => words('kind', readText(cells[column])).becomes));
  kinds.delete(null);
  return kinds.size > 0 && !kinds.has(kindHint);
}
