import { readText, type ReadCell, type SheetRow } from '../files/sheet';
import type { Columns } from './analysis';
import type { Field } from './fields';
import { fold } from '../../api-spec/fold';
import { isUnfilled } from './cellValues';
import { isExpense, readKind, readSum } from './readSums';
import { findDefaults, ignoreProblem, makeCellOf, type Kind, type RowOptions } from './rowReader';
import {
  DEBT_WORDS,
  OPPOSITE_WORDS,
  REFUND_WORDS,
  SETTLEMENT_TYPES,
  SETTLEMENT_WORDS,
  SETTLES_DEBT,
  STARTS_WITH_DEBT,
} from './valueWords';

/** A row that may be of the opposite kind, such as a credit note in a list of bills. */
export type OppositeRow = { row: SheetRow; cents: number };

type KnownRow = OppositeRow & {
  kind: Kind | undefined;
  /** Whether the row itself says its kind, in its column or by the column of its amount. */
  hasOwnKind: boolean;
  /** Whether the sign or the column of its amount says its kind. */
  isKindOfAmount: boolean;
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
  const hasOtherType = makeHasOtherType(rows, options);
  return known.filter(
    (one) => rare.has(one) || (!options.isExport && (contradictsWord(one) || hasOtherType(one))),
  );
}

function readKnownRow(row: SheetRow, options: RowOptions): KnownRow[] {
  const cellOf = makeCellOf(row, options.columns);
  const sum = readSum(cellOf, options, ignoreProblem);
  const isKindBySign = options.columns.includes('signedAmount') && !options.isBill && cellOf('kind') === null;
  if (sum === undefined || sum.cents === 0 || isKindBySign) return [];
  const kind = readKind(cellOf, sum, { ...options, defaults: findDefaults(row, options) }, ignoreProblem);
  const isKindOfAmount = sum.kind !== undefined;
  const hasOwnKind = cellOf('kind') !== null || isKindOfAmount;
  return [{ row, cents: sum.cents, kind, hasOwnKind, isKindOfAmount }];
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

/** Fields whose texts can say that a row settles others. */
const TYPE_FIELDS: readonly (Field | null | undefined)[] = [null, 'kind', 'counterparty', 'document'];

/**
 * Makes a function that returns whether a row settles other rows of the list, such as a payment among invoices, or whether the
 * word of its type is one of the other kind. Below another title than one of types,
 * a word that all rows have tells none of them apart, and a column that only some rows have has notes.
 */
function makeHasOtherType(
  rows: readonly SheetRow[],
  { columns, typeColumns, words }: RowOptions,
): (row: KnownRow) => boolean {
  const debtColumns = new Set(
    columns.flatMap((field, column) =>
      TYPE_FIELDS.includes(field) && hasWord(rows, column, STARTS_WITH_DEBT) ? [column] : [],
    ),
  );
  const isSettlement = (cell: ReadCell | undefined, column: number): boolean => {
    if (typeof cell !== 'string' || cell.length > MAX_TYPE || !MAY_SETTLE.test(cell)) return false;
    const folded = fold(cell);
    return (
      SETTLEMENT_WORDS.test(folded) ||
      (typeColumns.includes(column) && SETTLEMENT_TYPES.test(folded)) ||
      (debtColumns.has(column) && SETTLES_DEBT.test(folded))
    );
  };
  const differs = (column: number) =>
    columns[column] === 'kind'
      ? hasWord(rows, column, DEBT_WORDS)
      : rows.every(({ cells }) => !isUnfilled(cells[column])) &&
        rows.some(({ cells }) => !isSettlement(cells[column], column));
  const settlementColumns = columns.flatMap((field, column) =>
    TYPE_FIELDS.includes(field) && (typeColumns.includes(column) || differs(column)) ? [column] : [],
  );
  const isOfOtherKind = (word: string, kind: Kind | undefined) => {
    const { becomes } = words('kind', word);
    return word.length > MAX_CODE && becomes !== null && kind !== undefined && becomes !== kind;
  };
  // A form of payment among invoices is how another row was paid.
  const isForm = (word: string, column: number) =>
    debtColumns.has(column) && !DEBT_WORDS.test(fold(word)) && words('form', word).becomes !== null;
  return ({ row: { cells }, kind, isKindOfAmount }) =>
    !isKindOfAmount &&
    (settlementColumns.some((column) => isSettlement(cells[column], column)) ||
      typeColumns.some((column) => {
        const word = readText(cells[column]);
        return isOfOtherKind(word, kind) || isForm(word, column);
      }));
}

const hasWord = (rows: readonly SheetRow[], column: number, words: RegExp): boolean =>
  rows.some(
    ({ cells: { [column]: cell } }) => typeof cell === 'string' && words.test(fold(cell.slice(0, MAX_TYPE))),
  );

/** A longer text is no type. */
const MAX_TYPE = 60;
/** A shorter text is a code with another meaning. */
const MAX_CODE = 2;
/** For speed: folding all cells takes a second. */
const MAY_SETTLE =
  /pa[gy]|\bpa\b|\bra\b|ndf|pg|pm|py|rc|rec|dev|nc|cn|cm|estorn|cobr|baix|quita|liquid|adiant|antici|cr[eé]d|cr|abono|compens|encontro|write|aju|adju|desc|disc/i;
