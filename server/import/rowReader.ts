import type { Day } from '../company/days';
import { readText, type ReadCell, type SheetRow } from '../files/sheet';
import type { Choices, Columns, Context, RowProblem } from './analysis';
import { isFaulty, isUnfilled } from './cellValues';
import type { Decimal } from './readAmount';
import type { FindForeignAmount } from './findForeignAmount';
import type { FindGroup } from './groupRows';
import type { ReadCancelled } from './readCancelled';
import { readDay, readShownDay, swapDay, type DateOrder, type SerialStart } from './readDay';
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
  /** The sign of an amount to pay, where the sign is the kind. */
  expenseSign: Choices['expenseSign'];
  /** Whether the signs are those of a bill, such as a card's: each row is to pay, and the other sign is a question. */
  isBill: boolean;
  /** Whether a row is paid whose status says that it is open, and that has a payment. */
  statusConflict: Choices['statusConflict'];
  /** `swap`: the day and the month of a day cell are exchanged. */
  swappedDays: Choices['swappedDays'];
  serialStart: SerialStart;
  /** The fields of columns that show days. A number in one of them is no day. */
  shownDays: ReadonlySet<Field>;
  /** Rows of the other kind than their column or default says. */
  turnedRows: ReadonlySet<SheetRow>;
  /** Whether the portal has written the file, so that its kinds are certain. */
  isExport: boolean;
  findForeignAmount: FindForeignAmount;
  readCancelled: ReadCancelled;
  /** The columns whose titles are those of types, and that are not read as another field than the document. */
  typeColumns: readonly number[];
  /** The columns with interest and fines in one amount that have no field. */
  joinedColumns: readonly number[];
  findGroup: FindGroup;
  words: Words;
  categories: Context['categories'];
  today: Day;
  /** The kinds of rows below a section title, or below titles with the words of a kind. */
  kindOfRow: ReadonlyMap<SheetRow, Kind>;
};

/** Returns the default values of a row: those of the file, of its name, and of its section. */
export function findDefaults(
  row: SheetRow,
  {
    columns,
    defaults,
    findGroup,
    kindOfRow,
  }: Pick<RowOptions, 'columns' | 'defaults' | 'findGroup' | 'kindOfRow'>,
): NonNullable<Choices['defaults']> {
  const kind = kindOfRow.get(row);
  const name = readText(row.cells[columns.indexOf('counterparty')]);
  return { ...defaults, ...(kind && { kind }), ...findGroup(name) };
}

/** Returns the cell of a field, or `null` if no column has it, or the cell has a fault or no value. */
export type CellOf = (field: Field) => ReadCell;
/** Adds a problem to a row. */
export type Refuse = (field: Field, reason: string) => void;
/** For values that decide something before the rows are read. */
export const ignoreProblem: Refuse = () => undefined;

/** Without a status, the words around a row say it: that it is open, or that it is paid if no column has payments. */
const PAYMENTS: readonly Field[] = ['paidOn', 'paid'];

export const makeCellOf =
  ({ cells, saidStatus }: SheetRow, columns: Columns): CellOf =>
  (field) => {
    if (field === 'status' && saidStatus !== undefined && !columns.includes('status'))
      return saidStatus === 'open' || !PAYMENTS.some((one) => columns.includes(one)) ? saidStatus : null;
    const cell = cells[columns.indexOf(field)] ?? null;
    return isFaulty(cell) || isUnfilled(cell) ? null : cell;
  };

/** Returns the problems of the cells of a row that have a fault. */
export const findFaults = ({ cells }: SheetRow, columns: Columns): RowProblem[] =>
  columns.flatMap((field, column) => {
    const cell = cells[column];
    if (field === null || !isFaulty(cell)) return [];
    return [{ field, reason: cell.fault, ...(cell.text !== '' && { value: cell.text }) }];
  });

type DayOptions = Pick<RowOptions, 'dateOrder' | 'serialStart' | 'shownDays' | 'swappedDays'>;

/** Returns the day of a field, or `undefined` without one. A value that is no day is refused. */
export const readDayOf = (
  field: Field,
  cellOf: CellOf,
  { dateOrder, serialStart, shownDays, swappedDays }: DayOptions,
  refuse: Refuse,
): Day | undefined => {
  const parse = (cell: ReadCell) =>
    (swappedDays === 'swap' ? swapDay(cell) : null) ??
    (shownDays.has(field) ? readShownDay(cell, dateOrder) : readDay(cell, dateOrder, serialStart));
  return readCell([field, cellOf], [parse, 'not-a-day'], refuse);
};

/** Returns the value of a cell, or `undefined` without one. A value that cannot be read is refused. */
export function readCell<T>(
  [field, cellOf]: readonly [Field, CellOf],
  [parse, reason]: readonly [(cell: ReadCell) => T | null, string],
  refuse: Refuse,
): T | undefined {
  const cell = cellOf(field);
  if (cell === null) return undefined;
  const value = parse(cell);
  if (value === null) refuse(field, reason);
  return value ?? undefined;
}
