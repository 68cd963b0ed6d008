import type { SheetRow } from '../files/sheet';
import { readKind, readSum } from './readSums';
import { findDefaults, ignoreProblem, makeCellOf, type Kind, type RowOptions } from './rowReader';

/** A row whose amount has another sign than most of its kind, such as a credit note in a list of bills. */
export type OppositeRow = { row: SheetRow; cents: number };

/** Finds the rows with the rarer sign of each kind. A sign that is the kind itself is neither rare nor frequent. */
export function findOppositeRows(rows: readonly SheetRow[], options: RowOptions): OppositeRow[] {
  const groups = new Map<Kind | undefined, OppositeRow[]>();
  for (const row of rows) {
    const cellOf = makeCellOf(row, options.columns);
    const sum = readSum(cellOf, options, ignoreProblem);
    if (sum === undefined || sum.cents === 0) continue;
    const isKindBySign = options.columns.includes('signedAmount') && cellOf('kind') === null;
    if (isKindBySign) continue;
    const kind = readKind(cellOf, sum, { ...options, defaults: findDefaults(row, options) }, ignoreProblem);
    const group = groups.get(kind) ?? [];
    group.push({ row, cents: sum.cents });
    groups.set(kind, group);
  }
  return [...groups.values()].flatMap(listRareSign);
}

/** Of as many positive as negative amounts, the negative ones are asked. */
function listRareSign(group: readonly OppositeRow[]): OppositeRow[] {
  const negative = group.filter(({ cents }) => cents < 0);
  const positive = group.filter(({ cents }) => cents > 0);
  return negative.length > positive.length ? positive : negative;
}
