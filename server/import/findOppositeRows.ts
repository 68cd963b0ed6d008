import type { SheetRow } from '../files/sheet';
import type { Columns } from './analysis';
import type { Field } from './fields';
import { fold } from '../../api-spec/fold';
import { isExpense, readKind, readSum } from './readSums';
import { findDefaults, ignoreProblem, makeCellOf, type Kind, type RowOptions } from './rowReader';
import { OPPOSITE_WORDS, REFUND_WORDS } from './valueWords';

/** A row that may be of the opposite kind, such as a credit note in a list of bills. */
export type OppositeRow = { row: SheetRow; cents: number };

type KnownRow = OppositeRow & {
  kind: Kind | undefined;
  /** Whether the row itself says its kind, in its column or by the column of its amount. */
  hasOwnKind: boolean;
};

/**
 * Finds the rows with the rarer sign of each kind, and those with a word for the opposite of the only kind. A sign that is the
 * kind itself is neither rare nor contradicted. In a bill, the sign of what is not to pay is asked.
 */
export function findOppositeRows(rows: readonly SheetRow[], options: RowOptions): OppositeRow[] {
  const known = rows.flatMap((row) => readKnownRow(row, options));
  const kinds = new Set(known.map(({ kind }) => kind));
  const rare = new Set(
    options.isBill
      ? known.filter(({ cents }) => !isExpense(cents, options))
      : [...kinds].flatMap((kind) => listRareSign(known.filter((one) => one.kind === kind))),
  );
  const contradictsWord = ({ row, kind, hasOwnKind }: KnownRow) =>
    (kinds.size === 1 || !hasOwnKind) && hasOppositeWord(row, options.columns, kind);
  return known.filter((one) => rare.has(one) || (!options.isExport && contradictsWord(one)));
}

function readKnownRow(row: SheetRow, options: RowOptions): KnownRow[] {
  const cellOf = makeCellOf(row, options.columns);
  const sum = readSum(cellOf, options, ignoreProblem);
  const isKindBySign = options.columns.includes('signedAmount') && !options.isBill && cellOf('kind') === null;
  if (sum === undefined || sum.cents === 0 || isKindBySign) return [];
  const kind = readKind(cellOf, sum, { ...options, defaults: findDefaults(row, options) }, ignoreProblem);
  return [{ row, cents: sum.cents, kind, hasOwnKind: cellOf('kind') !== null || sum.kind !== undefined }];
}

/** Of as many positive as negative amounts, the negative ones are asked. */
function listRareSign(group: readonly KnownRow[]): KnownRow[] {
  const negative = group.filter(({ cents }) => cents < 0);
  const positive = group.filter(({ cents }) => cents > 0);
  return negative.length > positive.length ? positive : negative;
}

/** Fields whose words have a meaning of their own. */
const OWN_WORDS: readonly (Field | null | undefined)[] = ['kind', 'category', 'form', 'status'];

const hasOppositeWord = ({ cells }: SheetRow, columns: Columns, kind: Kind | undefined): boolean =>
  cells.some(
    (cell, column) =>
      typeof cell === 'string' &&
      // For speed: folding all cells takes a second.
      /nota|credit|devolu|estorno|abat|nc|refund|charge|reembols/i.test(cell) &&
      !OWN_WORDS.includes(columns[column]) &&
      (OPPOSITE_WORDS.test(fold(cell)) || (kind === 'receivable' && REFUND_WORDS.test(fold(cell)))),
  );
