import { fold } from '../../api-spec/fold';
import { readText, type ReadCell } from '../files/sheet';

const MARKS: Readonly<Record<string, 'in' | 'out'>> = Object.fromEntries([
  ...['c', 'cr', 'cred', 'credito', 'entrada', 'credit', '+'].map((word) => [word, 'in'] as const),
  ...['d', 'db', 'deb', 'debito', 'saida', 'debit', '-'].map((word) => [word, 'out'] as const),
]);

/** Returns the direction of a mark such as `D` or `Crédito`, or null if a cell has none. */
export function readMark(cell: ReadCell | undefined): 'in' | 'out' | null {
  const text = readText(cell);
  return MARKS[text.length === 1 ? text.toLowerCase() : fold(text)] ?? null;
}
