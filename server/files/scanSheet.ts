import type { CellFormat } from './cellFormats';
import { FILE_LIMITS, MAX_ROWS_READ } from './limits';
import { isTrue, readTags, type Tag } from './readTags';
import { RefusedFile } from './refusedFile';

/** Empty cells far to the right cost memory in the library, so their number is limited. */
const MAX_EMPTY_WIDTH = 2_000_000;

// The size of a sheet in Excel.
const MAX_ROWS = 1_048_576;
const MAX_COLUMNS = 16_384;

/** An empty value, or none, and the end of its cell. */
const EMPTY_END = String.raw`\s*(?:<(?:[^\s<>/:]+:)?v\s*\/>|<(?:[^\s<>/:]+:)?v\s*>\s*<\/(?:[^\s<>/:]+:)?v\s*>)?\s*<\/(?:[^\s<>/:]+:)?c\s*>`;

const FORMULA = String.raw`<(?:[^\s<>/:]+:)?f(?=[\s/>])[^<>]*(?:(?<=\/)>|>[^<>]*<\/(?:[^\s<>/:]+:)?f\s*>)`;
const FORMULA_WITHOUT_RESULT = new RegExp(FORMULA + EMPTY_END, 'y');

/** A text of the table of strings without its number. The library would take the first text. */
const TEXT_WITHOUT_NUMBER = new RegExp(EMPTY_END, 'y');

export type ScannedSheet = {
  /** The cells of texts without a text, as `row:column`, both counted from 0. */
  blanks: ReadonlySet<string>;
  /** The formats of cells with a meaning, as `row:column`. */
  formats: ReadonlyMap<string, CellFormat>;
  /** Counted from 0. */
  hiddenRows: ReadonlySet<number>;
  hiddenColumns: ReadonlySet<number>;
  /** The cells with a formula and no result, as `row:column`, both counted from 0. */
  formulas: ReadonlySet<string>;
  /** The rows with a cell that is not empty, counted from 0, in the order of the file. */
  rows: ReadonlySet<number>;
  merges: readonly Merge[];
};

/** Cells of a column that are shown as one, counted from 0. The first one has the value. */
export type Merge = { column: number; first: number; last: number };

/**
 * Finds the rows of a sheet before a library reads it, and checks its size. Numbers of rows and columns that two readers
 * could understand in two ways are refused.
 * @throws RefusedFile
 */
export function scanSheet(xml: string, cellFormats: ReadonlyMap<string, CellFormat>): ScannedSheet {
  const blanks = new Set<string>();
  const formats = new Map<string, CellFormat>();
  const hiddenRows = new Set<number>();
  const formulas = new Set<string>();
  const rows = new Set<number>();
  const seen = new Set<number>();
  const columns = new Set<number>();
  let [row, column, emptyWidth] = [-1, -1, 0];
  const open: string[] = [];
  for (const tag of readTags(xml, ['sheetData', 'row', 'c'])) {
    const { name, type } = tag;
    // Extensions of a sheet have other elements with these names.
    if (name !== 'sheetData' && open.length === 0) continue;
    if (type === 'end') {
      if (open.pop() !== name) throw new RefusedFile('broken');
      continue;
    }
    if (open.join(' ') !== PARENTS[name]) throw new RefusedFile('broken');
    if (type === 'start') open.push(name);
    if (name === 'row') {
      row = readRow(tag) ?? row + 1;
      if (seen.has(row)) throw new RefusedFile('broken', row + 1);
      seen.add(row);
      if (isTrue(tag.attributes.get('hidden'))) hiddenRows.add(row);
      columns.clear();
      column = -1;
    }
    if (name !== 'c') continue;
    column = readColumn(tag, row) ?? column + 1;
    if (columns.has(column) || column >= MAX_COLUMNS) throw new RefusedFile('broken', row + 1);
    columns.add(column);
    if (type === 'empty') emptyWidth += column;
    else if (column >= FILE_LIMITS.columns) throw new RefusedFile('columns', row + 1);
    else rows.add(row);
    FORMULA_WITHOUT_RESULT.lastIndex = tag.end;
    if (type === 'start' && FORMULA_WITHOUT_RESULT.test(xml)) formulas.add(`${row}:${column}`);
    TEXT_WITHOUT_NUMBER.lastIndex = tag.end;
    if (type === 'start' && tag.attributes.get('t') === 's' && TEXT_WITHOUT_NUMBER.test(xml))
      blanks.add(`${row}:${column}`);
    const format = cellFormats.get(tag.attributes.get('s') ?? '');
    if (type === 'start' && format !== undefined) formats.set(`${row}:${column}`, format);
    if (rows.size > MAX_ROWS_READ) throw new RefusedFile('rows', row + 1);
    if (emptyWidth > MAX_EMPTY_WIDTH && column >= FILE_LIMITS.columns)
      throw new RefusedFile('columns', row + 1);
  }
  const hiddenColumns = readHiddenColumns(xml);
  return { formulas, blanks, formats, rows, merges: readMerges(xml), hiddenRows, hiddenColumns };
}

/** Returns the indexes of hidden columns, as far as a table may reach. */
function readHiddenColumns(xml: string): Set<number> {
  const hidden = new Set<number>();
  for (const { attributes, type } of readTags(xml, ['col'])) {
    if (type === 'end' || !isTrue(attributes.get('hidden'))) continue;
    const first = Math.max(Number(attributes.get('min')), 1);
    const last = Math.min(Number(attributes.get('max')), FILE_LIMITS.columns);
    for (let column = first; column <= last; column += 1) hidden.add(column - 1);
  }
  return hidden;
}

/** Each range of merged cells is compared with each row. */
const MAX_MERGES = 10_000;

/** Returns the merged cells of more than one row, by their first column. */
function readMerges(xml: string): Merge[] {
  const merges: Merge[] = [];
  for (const { attributes, type } of readTags(xml, ['mergeCell'])) {
    if (type === 'end') continue;
    const [start, end] = (attributes.get('ref') ?? '').split(':').map(readPosition);
    if (start && end && end.row > start.row)
      merges.push({ column: start.column, first: start.row, last: end.row });
    if (merges.length > MAX_MERGES) throw new RefusedFile('inflated');
  }
  return merges;
}

/** The open elements around each element. */
const PARENTS: Readonly<Record<string, string>> = { sheetData: '', row: 'sheetData', c: 'sheetData row' };

/** Returns the number of a row, counted from 0, or `undefined` if it follows the row before. */
function readRow({ attributes }: Tag): number | undefined {
  const text = attributes.get('r');
  if (text === undefined) return undefined;
  const number = /^[1-9]\d{0,6}$/.test(text) ? Number(text) : Infinity;
  if (number > MAX_ROWS) throw new RefusedFile('broken');
  return number - 1;
}

/** Returns the number of a column, counted from 0, or `undefined` if it follows the cell before. */
function readColumn({ attributes }: Tag, row: number): number | undefined {
  const text = attributes.get('r');
  if (text === undefined) return undefined;
  const position = readPosition(text);
  if (position?.row !== row) throw new RefusedFile('broken', row + 1);
  return position.column;
}

/** Returns the position of a cell such as `B7`, counted from 0, or `undefined` if it is none. */
function readPosition(text: string): { column: number; row: number } | undefined {
  const [, letters, digits] = /^([A-Z]{1,3})([1-9]\d{0,6})$/i.exec(text) ?? [];
  if (letters === undefined) return undefined;
  const upper = Array.from(letters.toUpperCase());
  const column = upper.reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
  return { column, row: Number(digits) - 1 };
}
