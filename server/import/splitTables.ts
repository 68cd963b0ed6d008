import { isEmpty, readText, type ReadCell, type SheetRow } from '../files/sheet';
import type { Columns, OtherTable } from './analysis';
import { isEntry, type Found } from './findHeader';
import { fold } from './fold';
import { findTitleFields, guessColumns } from './guessColumns';
import { findKind } from './hintKind';
import type { Kind } from './rowReader';
import type { TranslateWord } from './translateWords';
import { SECTION_TITLES } from './words';

/** The table of a sheet that is read. */
export type Table = Found & {
  /** The kinds of rows below a section title like `Contas a pagar`. */
  sections: ReadonlyMap<SheetRow, Kind>;
  /** Rows with titles again, and rows of other tables. */
  left: ReadonlySet<SheetRow>;
  others: OtherTable[];
};

/**
 * Finds the tables of a sheet. One below another is read too if its columns have the same fields. One with other
 * columns, or at the side of the first, is not.
 */
export function splitTables(found: Found, translate: TranslateWord): Table {
  const side = findSide(found);
  const { header, below, ...rest } = side === null ? found : cutSide(found, side);
  const sections = new Map<SheetRow, Kind>();
  const left = new Set<SheetRow>();
  const others: OtherTable[] =
    side === null || found.header === null
      ? []
      : [{ row: found.header.row, titles: listTitles(found.header.cells.slice(side)) }];
  const last = below.findLastIndex(isEntry);
  const heads = below.flatMap((row, index) => (index < last && isTitles(row) ? [index] : []));
  const first = guessLayout(header, below.slice(0, heads[0]), translate);
  let kind: Kind | undefined;
  let isOther = false;
  for (const [index, row] of below.entries()) {
    const title = findSection(row);
    if (title !== undefined) kind = title;
    if (heads.includes(index)) {
      const next = heads.find((one) => one > index);
      const layout = guessLayout(row, below.slice(index + 1, next), translate);
      isOther = layout !== first;
      if (isOther) others.push({ row: row.row, titles: listTitles(row.cells) });
      const isBelowSection = kind !== undefined && findSection(below[index - 1]) === kind;
      if (!isBelowSection && !isSame(row, header)) kind = findKind(row.cells.map(readText).join(' '));
      left.add(row);
    }
    if (isOther) left.add(row);
    else if (kind !== undefined) sections.set(row, kind);
  }
  return { ...rest, header, below, sections, left, others };
}

function isTitles({ cells }: SheetRow): boolean {
  const filled = cells.filter((cell) => !isEmpty(cell));
  // For speed: nearly each entry has a number.
  const isText = filled.every((cell) => typeof cell === 'string' && !/^\W*\d/.test(cell));
  return filled.length >= 2 && isText && hasTitles(cells);
}

/** Whether two of the fields that each entry needs have a title, and one of them for certain. */
function hasTitles(cells: readonly ReadCell[]): boolean {
  const found = findTitleFields(cells);
  const groups = NEEDED.map((fields) => found.filter(({ field }) => fields.includes(field)));
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
  const columns: Columns = guessColumns(titles, rows, translate);
  return columns.flatMap((field, column) => (field === null ? [] : [`${column} ${field}`])).join();
}

/** Returns the kind of the entries below a section title. */
function findSection(row: SheetRow | undefined): Kind | undefined {
  const [text, ...more] = (row?.cells ?? []).map(readText).filter((one) => one !== '');
  if (text === undefined || more.length > 0 || text.length > MAX_SECTION) return undefined;
  const folded = fold(text);
  if (SECTION_TITLES.payable.test(folded)) return 'payable';
  return SECTION_TITLES.receivable.test(folded) ? 'receivable' : undefined;
}

const MAX_SECTION = 60;

const isSame = (row: SheetRow, header: SheetRow | null): boolean =>
  listTitles(row.cells) === listTitles(header?.cells ?? []);

const listTitles = (cells: readonly ReadCell[]): string =>
  cells
    .map(readText)
    .filter((text) => text !== '')
    .join(', ')
    .slice(0, 200);

/** Returns the first column of a second table at the right of an empty column, or `null`. */
function findSide({ header, below }: Found): number | null {
  if (header === null) return null;
  const isBlank = (column: number) => [header, ...below].every(({ cells }) => isEmpty(cells[column]));
  for (let column = 1; column < header.cells.length - 1; column += 1) {
    if (!isBlank(column)) continue;
    const [before, after] = [header.cells.slice(0, column), header.cells.slice(column + 1)];
    if (hasTitles(before) && hasTitles(after)) return column + 1;
  }
  return null;
}

function cutSide(found: Found, side: number): Found {
  const cut = ({ row, cells }: SheetRow): SheetRow => ({ row, cells: cells.slice(0, side - 1) });
  const hasCells = ({ cells }: SheetRow) => cells.some((cell) => !isEmpty(cell));
  const header = found.header && cut(found.header);
  return {
    ...found,
    header,
    above: found.above.map(cut).filter(hasCells),
    below: found.below.map(cut).filter(hasCells),
  };
}
