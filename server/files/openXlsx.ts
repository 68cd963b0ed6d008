import { readXlsx, streamXlsxRows, type CellValue } from 'hucre/xlsx';
import { checkXml } from './checkXml';
import { inflateParts } from './inflateParts';
import { RefusedFile } from './refusedFile';
import { scanSheet, type ScannedSheet } from './scanSheet';
import { trimRow, type OpenFile, type ReadCell, type Sheet, type SheetRow } from './sheet';

/** Excel permits 31 characters. */
const MAX_NAME = 100;
const MOST_SHEETS = 100;

const isWanted = (name: string): boolean => name.endsWith('.xml') || name.endsWith('.rels');

/** Opens a spreadsheet. Its hidden sheets are left out. @throws RefusedFile */
export async function openXlsx(bytes: Buffer): Promise<OpenFile> {
  const parts = inflateParts(bytes, isWanted);
  for (const part of parts.values()) checkXml(part);
  const paths = listSheetPaths(parts);
  const names = await explain(() => listSheets(bytes));
  if (names.some(({ name }) => name.length > MAX_NAME)) throw new RefusedFile('broken');
  const sheets = names.slice(0, MOST_SHEETS).map(({ name, index }): Sheet => {
    const part = paths[index] ?? '';
    return {
      name,
      read: async (most) => {
        if (!parts.has(part)) throw new RefusedFile('broken');
        const scanned = scanSheet(readPart(parts, part));
        return explain(() => readRows(bytes, { index, ...scanned, most }));
      },
    };
  });
  return { format: 'xlsx', sheets };
}

const readPart = (parts: Map<string, Buffer>, name: string): string =>
  parts.get(name)?.toString('latin1') ?? '';

/** Returns the path of each sheet in the order of the workbook. @throws RefusedFile if it is another kind of document. */
function listSheetPaths(parts: Map<string, Buffer>): string[] {
  const root = readTags(readPart(parts, '_rels/.rels'), 'Relationship');
  const main = root.find((tag) => readAttribute(tag, 'Type').endsWith('/officeDocument'));
  const path = resolvePath('', readAttribute(main ?? '', 'Target'));
  const workbook = readPart(parts, path);
  // Documents and programs are zip files too.
  if (!/<(?:\w+:)?workbook\b/.test(workbook)) throw new RefusedFile('not-a-table-file');
  const [, folder = '', name = ''] = /^(.*\/)?([^/]*)$/.exec(path) ?? [];
  const targets = new Map(
    readTags(readPart(parts, `${folder}_rels/${name}.rels`), 'Relationship').map((tag) => [
      readAttribute(tag, 'Id'),
      readAttribute(tag, 'Target'),
    ]),
  );
  return readTags(workbook, 'sheet').map((tag) =>
    resolvePath(folder, targets.get(readAttribute(tag, '\\w+:id')) ?? ''),
  );
}

const resolvePath = (folder: string, target: string): string =>
  target.startsWith('/') ? target.slice(1) : `${folder}${target}`;

const readTags = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<(?:\\w+:)?${name}\\s([^<>]*)>`, 'g'))].map(
    ([, attributes = '']) => attributes,
  );

const readAttribute = (tag: string, name: string): string =>
  new RegExp(`(?:^|\\s)${name}\\s*=\\s*["']([^"']*)["']`).exec(tag)?.[1] ?? '';

async function listSheets(bytes: Buffer): Promise<{ name: string; index: number }[]> {
  const found: { name: string; index: number }[] = [];
  await readXlsx(bytes, {
    sheets: ({ name, hidden, veryHidden }, index) => {
      if (hidden !== true && veryHidden !== true) found.push({ name, index });
      return false;
    },
  });
  return found;
}

type Options = ScannedSheet & { index: number; most: number | undefined };

async function readRows(
  bytes: Buffer,
  { index, formulas, lastRow, most = Infinity }: Options,
): Promise<SheetRow[]> {
  const rows: SheetRow[] = [];
  for await (const { index: row, values } of streamXlsxRows(bytes, { sheet: index })) {
    const cells = values.map((value, column) =>
      formulas.has(`${row}:${column}`) ? { formula: true as const } : toCell(value),
    );
    const read = trimRow(row + 1, cells);
    if (read !== null) rows.push(read);
    // The rows below may be many, and are empty.
    if (rows.length >= most || row >= lastRow) break;
  }
  return rows;
}

function toCell(value: CellValue): ReadCell {
  // The time of the day is not read.
  if (value instanceof Date)
    return Number.isNaN(value.getTime()) ? null : { day: value.toISOString().slice(0, 10) };
  return typeof value === 'boolean' ? String(value) : value;
}

/** Turns an error of the library into a refusal. */
async function explain<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch {
    throw new RefusedFile('broken');
  }
}
