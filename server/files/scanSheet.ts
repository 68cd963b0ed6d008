import { FILE_LIMITS, MOST_ROWS_READ } from './limits';
import { RefusedFile } from './refusedFile';

/** Empty cells far to the right cost memory in the library, so their number is limited. */
const MAX_EMPTY_WIDTH = 2_000_000;

const TAG =
  /<(?:\w+:)?(row|c)\b([^<>]*)>(?:<(?:\w+:)?f\b[^<>]*(?:\/>|>[^<>]*<\/(?:\w+:)?f>)(\s*(?:<(?:\w+:)?v\s*\/>|<(?:\w+:)?v>\s*<\/(?:\w+:)?v>)?\s*<\/(?:\w+:)?c>)?)?/g;

export type ScannedSheet = {
  /** The cells with a formula and no result, as `row:column`, both counted from 0. */
  formulas: Set<string>;
  /** The last row with a value, counted from 0, or -1. */
  lastRow: number;
};

/** Checks the size of a sheet before a library reads it. @throws RefusedFile */
export function scanSheet(xml: string): ScannedSheet {
  const formulas = new Set<string>();
  let [row, column, filled, lastRow, emptyWidth] = [-1, -1, 0, -1, 0];
  for (const [, tag, attributes = '', withoutResult] of xml.matchAll(TAG)) {
    if (tag === 'row') {
      row = readNumber(attributes) ?? row + 1;
      column = -1;
      continue;
    }
    column = readColumn(attributes) ?? column + 1;
    const isFilled = !attributes.endsWith('/');
    if (!isFilled) emptyWidth += column;
    else if (column >= FILE_LIMITS.columns) throw new RefusedFile('columns', row + 1);
    if (isFilled && row !== lastRow) [filled, lastRow] = [filled + 1, row];
    if (withoutResult !== undefined) formulas.add(`${row}:${column}`);
    if (filled > MOST_ROWS_READ) throw new RefusedFile('rows', row + 1);
    if (emptyWidth > MAX_EMPTY_WIDTH && column >= FILE_LIMITS.columns)
      throw new RefusedFile('columns', row + 1);
  }
  return { formulas, lastRow };
}

const readNumber = (attributes: string): number | undefined => {
  const text = /\br="(\d+)"/.exec(attributes)?.[1];
  return text === undefined ? undefined : Number(text) - 1;
};

function readColumn(attributes: string): number | undefined {
  const letters = /\br="([A-Z]{1,4})\d+"/i.exec(attributes)?.[1]?.toUpperCase();
  if (letters === undefined) return undefined;
  return Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}
