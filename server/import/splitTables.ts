import { isEmpty, readText, type ReadCell, type SheetRow } from '../files/sheet';
import type { Columns, OtherTable } from './analysis';
import { describeColumns } from './describeColumns';
import { isEntry, type FoundTable } from './findHeader';
import type { Field } from './fields';
import { fold } from '../../api-spec/fold';
import { guessColumns } from './guessColumns';
import { findKind } from './hintKind';
import type { Kind } from './rowReader';
import { findTitleFields } from './titleMeanings';
import type { TranslateWord } from './translateWords';
import { SECTION_TITLES } from './valueWords';

/** The table of a sheet that is read. */
export type Table = FoundTable & {
  /** The kinds of rows below a section title like `Contas a pagar`, or below titles with the words of a kind. */
  kindOfRow: ReadonlyMap<SheetRow, Kind>;
  /** Rows with titles again, and rows of other tables. */
  unreadRows: ReadonlySet<SheetRow>;
  others: OtherTable[];
};

/**
 * Finds the tables of a sheet. One below another is read too if its columns have the same fields. One with other
 * columns, or at the side of the first, is not.
 */
export function splitTables(found: FoundTable, translate: TranslateWord): Table {
  const side = findSide(found);
  const first = side === null ? found : cutSide(found, side);
  const titleRowIndexes = findTitleRows(first.below);
  const { unreadRows, others } = findOtherTables(first, titleRowIndexes, translate);
  if (side !== null && found.header !== null)
    others.unshift({ row: found.header.row, titles: joinTitles(found.header.cells.slice(side)) });
  return { ...first, kindOfRow: assignKinds(first, titleRowIndexes), unreadRows, others };
}

/** Returns the indexes of the rows with titles. Titles below the last entry start no table. */
function findTitleRows(below: readonly SheetRow[]): number[] {
  const last = below.findLastIndex(isEntry);
  return below.flatMap((row, index) => (index < last && isTitles(row) ? [index] : []));
}

/** Finds the tables below the first one that have other columns. */
function findOtherTables(
  { header, below }: FoundTable,
  titleRowIndexes: readonly number[],
  translate: TranslateWord,
) {
  const unreadRows = new Set<SheetRow>();
  const others: OtherTable[] = [];
  const firstLayout = guessLayout(header, below.slice(0, titleRowIndexes[0]), translate);
  for (const [position, index] of titleRowIndexes.entries()) {
    const [titleRow, ...rows] = below.slice(index, titleRowIndexes[position + 1]);
    if (titleRow === undefined) continue;
    unreadRows.add(titleRow);
    if (hasSameTitles(titleRow, header) || guessLayout(titleRow, rows, translate) === firstLayout) continue;
    for (const row of rows) unreadRows.add(row);
    others.push({ row: titleRow.row, titles: joinTitles(titleRow.cells) });
  }
  return { unreadRows, others };
}

function assignKinds({ header, below }: FoundTable, titleRowIndexes: readonly number[]): Map<SheetRow, Kind> {
  const kindOfRow = new Map<SheetRow, Kind>();
  const titleRows = new Set(titleRowIndexes);
  let kind: Kind | undefined;
  for (const [index, row] of below.entries()) {
    kind = findSection(row) ?? kind;
    // Repeated titles keep the kind. Other titles replace it, unless a section title is just above them.
    if (titleRows.has(index) && !hasSameTitles(row, header) && findSection(below[index - 1]) === undefined)
      kind = findKind(row.cells.map(readText).join(' '));
    if (kind !== undefined) kindOfRow.set(row, kind);
  }
  return kindOfRow;
}

function isTitles({ cells }: SheetRow): boolean {
  const filled = cells.filter((cell) => !isEmpty(cell));
  // For speed: nearly each entry has a number.
  const isText = filled.every((cell) => typeof cell === 'string' && !/^\W*\d/.test(cell));
  return filled.length >= 2 && isText && hasTitles(cells);
}

/** Whether two of the fields that each entry needs have a title, and one of them for certain. */
function hasTitles(cells: readonly ReadCell[]): boolean {
  const meanings = findTitleFields(cells);
  const groups = NEEDED.map((fields) => meanings.filter(({ field }) => fields.includes(field)));
  const isSure = groups.some((titles) => titles.some((title) => title.isSure));
  return isSure && groups.filter((titles) => titles.length > 0).length >= 2;
}

const NEEDED: readonly (readonly string[])[] = [
  ['counterparty'],
  ['dueOn', 'issuedOn'],
  ['amount', 'amountIn', 'amountOut'],
];

function guessLayout(header: SheetRow | null, rows: readonly SheetRow[], translate: TranslateWord): string {
  const width = Math.max(0, ...[header, ...rows].map((row) => row?.cells.length ?? 0));
  const titles = Array.from({ length: width }, (_, column) => readText(header?.cells[column]));
  const columns: Columns = guessColumns(titles, rows, describeColumns(titles, rows, translate));
  // The signs of a few rows do not make another layout.
  const name = (field: Field) => (field === 'signedAmount' ? 'amount' : field);
  return columns.flatMap((field, column) => (field === null ? [] : [`${column} ${name(field)}`])).join();
}

/** Returns the kind of the entries below a section title. */
function findSection(row: SheetRow | undefined): Kind | undefined {
  const [text, ...more] = (row?.cells ?? []).map(readText).filter((one) => one !== '');
  if (text === undefined || more.length > 0 || text.length > MAX_SECTION) return undefined;
  const folded = fold(text);
  if (SECTION_TITLES.payable.test(folded)) return 'payable';
  return SECTION_TITLES.receivable.test(folded) ? 'receivable' : undefined;
}

/** A longer text is a note. */
const MAX_SECTION = 60;

const hasSameTitles = (row: SheetRow, header: SheetRow | null): boolean =>
  joinTitles(row.cells) === joinTitles(header?.cells ?? []);

const joinTitles = (cells: readonly ReadCell[]): string =>
  cells
    .map(readText)
    .filter((text) => text !== '')
    .join(', ')
    .slice(0, 200);

/** Returns the first column of a second table at the right of an empty column, or `null`. */
function findSide({ header, below }: FoundTable): number | null {
  if (header === null) return null;
  const isBlank = (column: number) => [header, ...below].every(({ cells }) => isEmpty(cells[column]));
  for (let column = 1; column < header.cells.length - 1; column += 1) {
    if (!isBlank(column)) continue;
    const [before, after] = [header.cells.slice(0, column), header.cells.slice(column + 1)];
    if (hasTitles(before) && hasTitles(after)) return column + 1;
  }
  return null;
}

function cutSide(found: FoundTable, side: number): FoundTable {
  const cut = (row: SheetRow): SheetRow => ({ ...row, cells: row.cells.slice(0, side - 1) });
  const hasCells = ({ cells }: SheetRow) => cells.some((cell) => !isEmpty(cell));
  const header = found.header && cut(found.header);
  return {
    ...found,
    header,
    above: found.above.map(cut).filter(hasCells),
    below: found.below.map(cut).filter(hasCells),
  };
}
