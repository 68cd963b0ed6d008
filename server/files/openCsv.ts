import { streamCsvRows } from 'hucre/csv';
import { decodeText } from './decodeText';
import { restoreFormulas } from './formulaTexts';
import { FILE_LIMITS, MAX_ROWS_READ } from './limits';
import { repairQuotes } from './repairQuotes';
import { RefusedFile } from './refusedFile';
import { toTextCell, trimRow, type OpenFile, type SheetRow } from './sheet';

export const SEPARATORS = [';', ',', '\t', '|'];
/** Lines that decide which separator a file has. */
const SAMPLE_LINES = 50;

/** Opens a csv. Without a separator it has the one that divides most lines. @throws RefusedFile */
export function openCsv(bytes: Buffer, given?: string): OpenFile {
  const { text, encoding } = decodeText(bytes);
  // Excel writes the separator in a first line, which is no row.
  const declared = /^sep=(.)\r?\n/i.exec(text);
  const content = declared === null ? text : text.slice(declared[0].length);
  const separator = given ?? declared?.[1] ?? findSeparator(content);
  const offset = declared === null ? 0 : 1;
  return {
    format: 'csv',
    encoding,
    separator,
    sheets: [
      {
        name: '',
        read: (maxRows) =>
          Promise.resolve({
            rows: readRows(content, { separator, offset, maxRows: maxRows }),
            hiddenColumns: new Set(),
          }),
      },
    ],
  };
}

type Options = { separator: string; offset: number; maxRows: number | undefined };

function readRows(text: string, { separator, offset, maxRows = Infinity }: Options): SheetRow[] {
  const rows: SheetRow[] = [];
  let number = offset;
  for (const fields of streamCsvRows(repairQuotes(text, separator, offset + 1), { delimiter: separator })) {
    number += 1;
    const cells = fields.map((field) => (typeof field === 'string' ? restoreFormulas(field) : null));
    if (cells.some((cell) => (cell?.length ?? 0) > FILE_LIMITS.cell)) throw new RefusedFile('cell', number);
    if (measure(cells) > FILE_LIMITS.line) throw new RefusedFile('line', number);
    const row = trimRow(
      number,
      cells.map((cell) => cell && toTextCell(cell)),
    );
    if (row === null) continue;
    if (row.cells.length > FILE_LIMITS.columns) throw new RefusedFile('columns', number);
    rows.push({ ...row, width: cells.length });
    if (rows.length >= maxRows) break;
    if (rows.length > MAX_ROWS_READ) throw new RefusedFile('rows', number);
  }
  return rows;
}

const measure = (cells: readonly (string | null)[]): number =>
  cells.reduce((sum, cell) => sum + (cell?.length ?? 0) + 1, 0);

/** Returns the separator that divides most lines into most fields, of the same number. */
function findSeparator(text: string): string {
  const lines = text
    .slice(0, FILE_LIMITS.line)
    .split(/\r\n|\r|\n/)
    .filter((line) => line.trim() !== '')
    .slice(0, SAMPLE_LINES)
    .map((line) => line.replace(/"[^"]*"/g, ''));
  const rate = (separator: string) => {
    const counts = lines.map((line) => line.split(separator).length).sort((a, b) => a - b);
    const median = counts[Math.floor(counts.length / 2)] ?? 0;
    return median < 2 ? 0 : median * counts.filter((count) => count === median).length;
  };
  const candidates = SEPARATORS.map((separator) => ({ separator, rating: rate(separator) }));
  return candidates.reduce((best, one) => (one.rating > best.rating ? one : best)).separator;
}
