import type { Day } from '../company/days';
import { isEmpty, readText, type ReadCell, type SheetRow } from '../files/sheet';
import type { Choices, Columns, Context, RowProblem } from './analysis';
import type { Decimal } from './readAmount';
import type { DateOrder } from './readDay';
import type { Field } from './fields';
import type { Words } from './wordsOfFile';

/** Whether an entry is to receive or to pay. */
export type Kind = 'receivable' | 'payable';

export type RowOptions = {
  columns: Columns;
  dateOrder: DateOrder;
  decimal: Decimal;
  defaults: Choices['defaults'];
  paidDay: Choices['paidDay'];
  /** `paid`: each row is a payment of its day. */
  statement: Choices['statement'];
  words: Words;
  categories: Context['categories'];
  today: Day;
  /** The kinds of rows below a section title, or below titles with the words of a kind. */
  kindOfRow: ReadonlyMap<SheetRow, Kind>;
};

/** Returns the default values of a row. The kind of the row replaces that of the whole file. */
export function findDefaults(
  row: SheetRow,
  { defaults, kindOfRow }: Pick<RowOptions, 'defaults' | 'kindOfRow'>,
): NonNullable<Choices['defaults']> {
  const kind = kindOfRow.get(row);
  return { ...defaults, ...(kind && { kind }) };
}

/** Returns the cell of a field, or `null` if no column has it or the cell has a fault. */
export type CellOf = (field: Field) => ReadCell;
/** Adds a problem to a row. */
export type Refuse = (field: Field, reason: string) => void;

export const makeCellOf =
  ({ cells }: SheetRow, columns: Columns): CellOf =>
  (field) => {
    const cell = cells[columns.indexOf(field)] ?? null;
    return isFaulty(cell) ? null : cell;
  };

/** Whether a cell is a formula without a result, or an error. */
export const isFaulty = (cell: ReadCell | undefined): cell is Extract<ReadCell, { text: string }> =>
  cell !== null && typeof cell === 'object' && 'fault' in cell;

/** Returns the problems of the cells of a row that have a fault. */
export const findFaults = ({ cells }: SheetRow, columns: Columns): RowProblem[] =>
  columns.flatMap((field, column) => {
    const cell = cells[column];
    if (field === null || !isFaulty(cell)) return [];
    return [{ field, reason: cell.fault, ...(cell.text !== '' && { value: cell.text }) }];
  });

/** A dash, also as an amount of money, and the day 0. */
const NOTHING = /^(?:(?:r\$|brl)?\s*[-–—−]+|0{1,4}[-/.]0{1,2}[-/.]0{1,4})$/i;

/** Returns whether a cell has no value. Programs write a dash or the day 0 for it. */
export const isUnfilled = (cell: ReadCell | undefined): boolean =>
  isEmpty(cell) || (typeof cell === 'string' && cell.length <= 20 && NOTHING.test(readText(cell)));

/** Returns the value of a cell, or `undefined` without one. A value that cannot be read is refused. */
export function readCell<T>(
  [field, cellOf]: readonly [Field, CellOf],
  [parse, reason]: readonly [(cell: ReadCell) => T | null, string],
  refuse: Refuse,
): T | undefined {
  const cell = cellOf(field);
  if (isUnfilled(cell)) return undefined;
  const value = parse(cell);
  if (value === null) refuse(field, reason);
  return value ?? undefined;
}
