import { readXlsx, streamXlsxRows, type CellValue } from 'hucre/xlsx';
import { checkXml } from './checkXml';
import { inflateParts } from './inflateParts';
import { readTags } from './readTags';
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

/** Excel permits 31 characters. */
const MAX_NAME = 100;
/** A workbook with more is no list of entries, and its list alone takes the library long. */
const MAX_SHEETS = 1_000;
/** Later sheets are not offered. */
const MAX_SHEETS_READ = 100;

const isWanted = (name: string): boolean => name.endsWith('.xml') || name.endsWith('.rels');

/** Opens a spreadsheet. Its hidden sheets and its charts are left out. @throws RefusedFile */
export async function openXlsx(bytes: Buffer): Promise<OpenFile> {
  const parts = inflateParts(bytes, isWanted);
  for (const part of parts.values()) checkXml(part);
  const paths = listSheetPaths(parts);
  if (paths.length > MAX_SHEETS) throw new RefusedFile('broken');
  const { visible, count } = await explain(() => listSheets(bytes));
  // The library leaves out what it does not understand, and would then read another sheet.
  const isOther = count !== paths.length || visible.some(({ name }) => name.length > MAX_NAME);
  if (isOther) throw new RefusedFile('broken');
  const sheets = visible.flatMap(({ name, index }): Sheet[] => {
    const path = paths[index] ?? null;
    if (path === null) return [];
    const read = async (maxRows?: number) => {
      if (!parts.has(path)) throw new RefusedFile('broken');
      const scanned = scanSheet(readPart(parts, path));
      return explain(() => readRows(bytes, { index, ...scanned, maxRows: maxRows }));
    };
    return [{ name, read }];
  });
  return { format: 'xlsx', sheets: sheets.slice(0, MAX_SHEETS_READ) };
}

const readPart = (parts: Map<string, Buffer>, name: string): string =>
  parts.get(name)?.toString('latin1') ?? '';

/**
 * Returns the path of each sheet in the order of the workbook, or `null` for a chart.
 * @throws RefusedFile if it is another kind of document.
 */
function listSheetPaths(parts: Map<string, Buffer>): (string | null)[] {
  const root = [...readTags(readPart(parts, '_rels/.rels'), ['Relationship'])];
  const main = root.find(({ attributes }) => attributes.get('Type')?.endsWith('/officeDocument'));
  const path = resolvePath('', main?.attributes.get('Target') ?? '');
  const workbook = readPart(parts, path);
  // Documents and programs are zip files too.
  if (!/<(?:\w+:)?workbook\b/.test(workbook)) throw new RefusedFile('not-a-table-file');
  const [, folder = '', name = ''] = /^(.*\/)?([^/]*)$/.exec(path) ?? [];
  const relations = [...readTags(readPart(parts, `${folder}_rels/${name}.rels`), ['Relationship'])];
  const targets = new Map(
    relations.map(({ attributes }) => [
      attributes.get('Id'),
      attributes.get('Type')?.endsWith('/worksheet') === false
        ? null
        : resolvePath(folder, attributes.get('Target') ?? ''),
    ]),
  );
  return [...readTags(workbook, ['sheet'])]
    .filter(({ type }) => type !== 'end')
    .map(({ attributes }) => {
      const [, id = ''] = [...attributes].find(([attribute]) => attribute.endsWith(':id')) ?? [];
      const target = targets.get(id);
      return target === undefined ? '' : target;
    });
}

const resolvePath = (folder: string, target: string): string =>
  target.startsWith('/') ? target.slice(1) : `${folder}${target}`;

async function listSheets(
  bytes: Buffer,
): Promise<{ visible: { name: string; index: number }[]; count: number }> {
  const visible: { name: string; index: number }[] = [];
  let count = 0;
  await readXlsx(bytes, {
    sheets: ({ name, hidden, veryHidden }, index) => {
      count += 1;
      if (hidden !== true && veryHidden !== true) visible.push({ name, index });
      return false;
    },
  });
  return { visible, count };
}

type Options = ScannedSheet & { index: number; maxRows: number | undefined };

/** Reads the rows that were found before. The library must find the same rows, so that none is lost. */
async function readRows(
  bytes: Buffer,
  { index, formulas, rows: expected, merges, maxRows = Infinity }: Options,
): Promise<SheetRow[]> {
  const rows: SheetRow[] = [];
  const remainingRows = new Set(expected);
  if (remainingRows.size === 0) return rows;
  for await (const { index: row, values } of streamXlsxRows(bytes, { sheet: index })) {
    const cells = values.map((value, column) =>
      formulas.has(`${row}:${column}`) ? { fault: 'formula' as const, text: '' } : toCell(value),
    );
    const read = trimRow(row + 1, cells);
    const isExpected = remainingRows.delete(row);
    if (read !== null && !isExpected) throw new RefusedFile('broken', row + 1);
    if (read !== null) rows.push(read);
    // The rows below may be many, and are empty.
    if (rows.length >= maxRows || remainingRows.size === 0) break;
  }
  if (rows.length < maxRows && remainingRows.size > 0) throw new RefusedFile('broken');
  rows.sort((a, b) => a.row - b.row);
  return fillMerges(rows, merges);
}

/** An amount counts once, so it is not repeated. */
const AMOUNT = /^\W*(?:r\$|brl)?\W*\d[\d.,]*\W*$/i;

/** Gives the text or the day of merged cells to each of their rows, as a person reads them. */
function fillMerges(rows: SheetRow[], merges: readonly Merge[]): SheetRow[] {
  const byNumber = new Map(rows.map((row) => [row.row - 1, row]));
  for (const { column, first, last } of merges) {
    const value = byNumber.get(first)?.cells[column] ?? null;
    const isText = typeof value === 'string' && !AMOUNT.test(value);
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

function toCell(value: CellValue): ReadCell {
  // The time of the day is not read.
  if (value instanceof Date)
    return Number.isNaN(value.getTime()) ? null : { day: value.toISOString().slice(0, 10) };
  if (typeof value === 'string') return toTextCell(value);
  return typeof value === 'boolean' ? String(value) : value;
}

/** Turns an error of the library into a refusal. */
async function explain<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    throw error instanceof RefusedFile ? error : new RefusedFile('broken');
  }
}
