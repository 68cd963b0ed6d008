import { isEmpty, readText, type ReadCell } from '../files/sheet';

/** Whether a cell is a formula without a result, or an error. */
export const isFaulty = (cell: ReadCell | undefined): cell is Extract<ReadCell, { text: string }> =>
  cell !== null && typeof cell === 'object' && 'fault' in cell;

/** A dash, also as an amount of money, and the day 0. */
const NOTHING = /^(?:(?:r\$|brl)?\s*[-–—−]+|0{1,4}[-/.]0{1,2}[-/.]0{1,4})$/i;

/** Returns whether a cell has no value. Programs write a dash or the day 0 for it. */
export const isUnfilled = (cell: ReadCell | undefined): boolean =>
  isEmpty(cell) || (typeof cell === 'string' && cell.length <= 20 && NOTHING.test(readText(cell)));
