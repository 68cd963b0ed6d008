// Finds the table of a sheet, and the rows that are outside of it.
import { FILE_LIMITS } from '../files/limits';
import { RefusedFile } from '../files/refusedFile';
import { readText, type OpenFile, type SheetRow } from '../files/sheet';
import type { Choices, Preview, SkipReason } from './analysis';
import { findHidden, leaveOutColumns } from './applyHidden';
import { chooseSheet, type ChosenSheet } from './chooseSheet';
import { findHeader, type FoundTable } from './findHeader';
import { joinDecimals, refuseMovedCents, refuseSplitAmounts } from './joinDecimals';
import { refuseLayout } from './refuseLayout';
import { markStatus } from './markStatus';
import { isHeader } from './skipRows';
import { splitTables, type Table } from './splitTables';
import type { TranslateWord } from './translateWords';

export type ReadTable = Table & {
  sheet: Pick<ChosenSheet, 'name' | 'names'>;
  /** One for each column. Empty without a title. */
  titles: string[];
  hidden: Preview['hidden'];
  /** Returns why a row is outside of the table, or is hidden. */
  findOutside: (row: SheetRow) => SkipReason | undefined;
};

/** @throws RefusedFile, RefusedChoices */
export async function readTable(
  file: OpenFile,
  { sheet: chosenSheet, hidden }: Choices,
  { translate, fileName }: { translate: TranslateWord; fileName: string },
): Promise<ReadTable> {
  const sheet = await chooseSheet(file.sheets, chosenSheet);
  const isHiddenRead = hidden === 'include';
  const rows = isHiddenRead ? sheet.rows : leaveOutColumns(sheet.rows, sheet);
  const wholeTable = markStatus(joinParts(findHeader(rows), file.separator), [sheet.name, fileName]);
  checkSize(wholeTable);
  refuseLayout(wholeTable);
  const table = splitTables(wholeTable, translate);
  const width = checkSize(table);
  const { header, unreadRows } = table;
  return {
    ...table,
    sheet,
    titles: Array.from({ length: width }, (_, column) => readText(header?.cells[column])),
    hidden: findHidden(table, sheet),
    findOutside: (row) => {
      if (unreadRows.has(row)) return isHeader(row, header) ? 'titles' : 'other-table';
      return row.isHidden === true && !isHiddenRead ? 'hidden' : undefined;
    },
  };
}

/** Joins amounts that were split, because the separator of the csv is also their decimal comma. @throws RefusedFile */
function joinParts(table: FoundTable, separator: string | undefined): FoundTable {
  if (separator !== ',') return table;
  if (table.header !== null) {
    const below = joinDecimals(table.below, table.header);
    refuseMovedCents(below, table.header);
    return { ...table, below };
  }
  refuseSplitAmounts(table.below);
  return table;
}

/** Returns the number of columns. @throws RefusedFile if the table is too small or too large. */
function checkSize({ header, below }: FoundTable): number {
  if (below.length === 0) throw new RefusedFile('no-table');
  const tooFar = below[FILE_LIMITS.rows];
  if (tooFar) throw new RefusedFile('rows', tooFar.row);
  const width = Math.max(...[header, ...below].map((row) => row?.cells.length ?? 0));
  if (width < 2) throw new RefusedFile('no-table');
  if (width > FILE_LIMITS.columns) throw new RefusedFile('columns');
  return width;
}
