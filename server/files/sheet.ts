import { cleanText } from '../../api-spec/texts';

/**
 * Why a cell has no value: a formula without a result, a result like `#REF!`, or a number that is shown in another currency,
 * in thousands or in percent.
 */
export type Fault = 'formula' | 'cell-error' | 'currency' | 'scale' | 'percent';

/** A value that was read. A day is `YYYY-MM-DD`. */
export type ReadCell = string | number | null | { day: string } | { fault: Fault; text: string };

/** The errors of spreadsheets in Portuguese, English and Spanish. LibreOffice also has errors with a number. */
const ERROR =
  /^(?:#[¡¿]?(?:REF|DIV\/0|VALUE|VALOR|NAME|NOME|NOMBRE|NUM|NÚM|NULL|NULO|SPILL|DESPEJAR|DERRAMAR|DESBORDAMIENTO|CALC|FIELD|CAMPO|BLOCKED|BLOQUEADO|CONNECT|CONECTAR|BUSY|OCUPADO|UNKNOWN|DESCONHECIDO|EXTERNAL|PYTHON)[!?]|#N\/[AD]|#GETTING_DATA|Err:\d{3})$/i;

/** Returns the cell of a text without invisible characters. An error of a spreadsheet is no value. */
export function toTextCell(read: string): ReadCell {
  const text = cleanText(read);
  return text.length < 30 && ERROR.test(text.trim()) ? { fault: 'cell-error', text: text.trim() } : text;
}

export type SheetRow = {
  /** Counted from 1. */
  row: number;
  /** Without empty cells at the end. */
  cells: ReadCell[];
  /** Whether the spreadsheet hides the row. */
  isHidden?: true;
  /** What words around the row say: that it is paid, or that it is not. */
  saidStatus?: 'paid' | 'open';
  /** The fields of a row of a csv, with empty ones at the end. */
  width?: number;
};

/** The rows of a sheet that are not empty, and the indexes of its hidden columns. */
export type ReadSheet = { rows: SheetRow[]; hiddenColumns: ReadonlySet<number> };

export type Sheet = {
  name: string;
  /** Reads all rows, or the first `maxRows` of them. @throws RefusedFile */
  read(maxRows?: number): Promise<ReadSheet>;
};

/** A file with at least one sheet. A csv has one without a name. */
export type OpenFile = {
  format: 'xlsx' | 'csv';
  encoding?: string;
  /** Whether the numbers of days count from 1904, as old spreadsheets of the Mac do. */
  is1904?: true;
  /** Between the fields of a csv. */
  separator?: string;
  sheets: readonly Sheet[];
};

/** Returns the text of a cell as the file shows it, where a day is `YYYY-MM-DD`. */
export function readText(cell: ReadCell | undefined): string {
  if (typeof cell === 'string') return cell.trim();
  if (typeof cell === 'number') return String(cell);
  return cell !== null && cell !== undefined && 'day' in cell ? cell.day : '';
}

export const isEmpty = (cell: ReadCell | undefined): boolean =>
  cell === null || cell === undefined || (typeof cell === 'string' && cell.trim() === '');

/** Returns the row without empty cells at the end, or `null` if all are empty. */
export function trimRow(row: number, cells: ReadCell[]): SheetRow | null {
  let length = cells.length;
  while (length > 0 && isEmpty(cells[length - 1])) length -= 1;
  return length === 0 ? null : { row, cells: cells.slice(0, length) };
}
