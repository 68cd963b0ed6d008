import { streamXlsxRows, type CellValue } from 'hucre/xlsx';
import { readCellFormats, type CellFormat } from './cellFormats';
import { FILE_LIMITS } from './limits';
import { packWorkbook } from './packWorkbook';
import { readWorkbook } from './readWorkbook';
import { RefusedFile } from './refusedFile';
import { scanSheet, type Merge, type ScannedSheet } from './scanSheet';
import {
  isEmpty,
  toTextCell,
  trimRow,
  type OpenFile,
  type ReadCell,
  type Sheet,
  type SheetRow,
} from './sheet';
import { unescapeXml } from './unescapeXml';

/** Excel permits 31 characters. */
const MAX_NAME = 100;
/** Later sheets are not offered. */
const MAX_SHEETS_READ = 100;

/** Opens a spreadsheet. Its hidden sheets and its charts are left out. @throws RefusedFile */
export function openXlsx(bytes: Buffer): OpenFile {
  const workbook = readWorkbook(bytes);
  const cellFormats = readCellFormats(workbook.styles?.toString('utf8') ?? '');
  const sheets = workbook.sheets.slice(0, MAX_SHEETS_READ).map(({ name, path }): Sheet => {
    if (name.length > MAX_NAME) throw new RefusedFile('broken');
    const read = async (maxRows?: number) => {
      const sheet = workbook.readSheet(path);
      const scanned = scanSheet(sheet.toString('latin1'), cellFormats);
      const rows = await explain(() =>
        readRows(packWorkbook(workbook, sheet), { ...scanned, maxRows: maxRows }),
      );
      return { rows, hiddenColumns: scanned.hiddenColumns };
    };
    return { name: unescapeXml(Buffer.from(name, 'latin1').toString('utf8')), read };
  });
  return { format: 'xlsx', sheets, ...(workbook.is1904 && { is1904: true }) };
}

type Options = ScannedSheet & { maxRows: number | undefined };

/** Reads the rows that were found before. The library must find the same rows, so that none is lost. */
async function readRows(
  bytes: Uint8Array,
  { formulas, blanks, formats, hiddenRows, rows: expected, merges, maxRows = Infinity }: Options,
): Promise<SheetRow[]> {
  const rows: SheetRow[] = [];
  const remainingRows = new Set(expected);
  if (remainingRows.size === 0) return rows;
  for await (const { index: row, values } of streamXlsxRows(bytes, { sheet: 0 })) {
    const cells = values.map((value, column) => {
      const position = `${row}:${column}`;
      if (formulas.has(position)) return { fault: 'formula' as const, text: '' };
      if (typeof value === 'string' && value.length > FILE_LIMITS.cell)
        throw new RefusedFile('cell', row + 1);
      return blanks.has(position) ? null : toCell(value, formats.get(position));
    });
    const read = trimRow(row + 1, cells);
    const isExpected = remainingRows.delete(row);
    if (read !== null && !isExpected) throw new RefusedFile('broken', row + 1);
    if (read !== null) rows.push(hiddenRows.has(row) ? { ...read, isHidden: true } : read);
    // The rows below may be many, and are empty.
    if (rows.length >= maxRows || remainingRows.size === 0) break;
  }
  if (rows.length < maxRows && remainingRows.size > 0) throw new RefusedFile('broken');
  rows.sort((a, b) => a.row - b.row);
  return fillMerges(rows, merges);
}

/** An amount counts once, so it is not repeated. A longer text is none, and the pattern would be slow for it. */
const isAmount = (text: string): boolean =>
  text.length <= 60 && /^\W*(?:r\$|brl)?\W*\d[\d.,]*\W*$/i.test(text);

/** Gives the text or the day of merged cells to each of their rows, as a person reads them. */
function fillMerges(rows: SheetRow[], merges: readonly Merge[]): SheetRow[] {
  const byNumber = new Map(rows.map((row) => [row.row - 1, row]));
  for (const { column, first, last } of merges) {
    const value = byNumber.get(first)?.cells[column] ?? null;
    const isText = typeof value === 'string' && !isAmount(value);
    const isDay = value !== null && typeof value === 'object' && 'day' in value;
    if (isEmpty(value) || !(isText || isDay)) continue;
    for (const row of rows) {
      if (row.row - 1 <= first || row.row - 1 > last || !isEmpty(row.cells[column])) continue;
      while (row.cells.length < column) row.cells.push(null);
      row.cells[column] = value;
    }
  }
  return rows;
}

function toCell(value: CellValue, format: CellFormat | undefined): ReadCell {
  // The time of the day is not read.
  if (value instanceof Date) {
    if (Number.isNaN(value.getTime())) return null;
    // No entry has hours.
    const isDuration = format !== undefined && 'isDuration' in format;
    return isDuration ? null : { day: value.toISOString().slice(0, 10) };
  }
  if (typeof value === 'string') return toTextCell(value);
  if (typeof value === 'number' && format !== undefined) return applyFormat(value, format);
  return typeof value === 'boolean' ? String(value) : value;
}

function applyFormat(value: number, format: CellFormat): ReadCell {
  if ('fault' in format) return { fault: format.fault, text: String(value) };
  if ('isDuration' in format || !Number.isSafeInteger(value) || value < 0) return value;
  return `${format.prefix}${String(value).padStart(format.digits, '0')}`;
}

/** Turns an error of the library into a refusal. */
async function explain<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    throw error instanceof RefusedFile ? error : new RefusedFile('broken');
  }
}
