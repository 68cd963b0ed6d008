import { readText, type ReadCell } from '../files/sheet';
import type { Columns } from './analysis';
import type { FoundTable } from './findHeader';
import { fold } from '../../api-spec/fold';
import type { Kind } from './rowReader';
import { findTitleFields } from './titleMeanings';
import { HINT_DOUBTS, KIND_HINTS, SURE_HINT } from './valueWords';

/** Guesses the kind of all entries by the words around the table and the titles of the columns with names, if they agree. */
export function hintKind(
  { header, above }: FoundTable,
  columns: Columns,
  names: readonly string[],
): Kind | undefined {
  const titles = (header?.cells ?? [])
    .filter((cell, column) => columns[column] === 'counterparty' || isSureName(cell))
    .map(readText);
  return findKind([...above.flatMap(({ cells }) => cells.map(readText)), ...names, ...titles].join(' '));
}

const isSureName = (cell: ReadCell): boolean =>
  findTitleFields([cell]).some(({ field, isSure }) => field === 'counterparty' && isSure);

/** Returns the kind of a text with the words of one kind only. */
export function findKind(text: string): Kind | undefined {
  const folded = fold(text);
  const [isPayable, isReceivable] = [KIND_HINTS.payable.test(folded), KIND_HINTS.receivable.test(folded)];
  const isDoubtful = HINT_DOUBTS.test(folded) && !SURE_HINT.test(folded);
  const has = (word: RegExp) => word.test(folded);
  // In a boleto, the company is one of the two.
  const hasBoth = (has(/\bpagar\b/) && has(/\breceber\b/)) || (has(/\bpagador\b/) && has(/\bbeneficiario\b/));
  if (isPayable === isReceivable || hasBoth || isDoubtful) return undefined;
  return isPayable ? 'payable' : 'receivable';
}
