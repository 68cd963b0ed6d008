import type { SheetRow } from '../files/sheet';
import { isPaidWithoutDay } from './readPayment';
import { findCategory, findOtherKind, withoutOtherCategory } from './readRows';
import { hasKind, hasTwoAmounts, readKind, readSum } from './readSums';
import { findDefaults, makeCellOf, type Kind, type RowOptions } from './rowReader';

const REQUIRED = ['kind', 'counterparty', 'category', 'form', 'dueOn', 'amount'] as const;

const KINDS: readonly Kind[] = ['receivable', 'payable'];

/** Returns what the rows of a file leave open: the payment day, and the required fields without column and default. */
export function findQuestions(rows: readonly SheetRow[], options: RowOptions): string[] {
  const isPaidDayOpen =
    options.paidDay === undefined &&
    rows.some((row) => isPaidWithoutDay(makeCellOf(row, options.columns), options));
  return [
    ...(isPaidDayOpen ? ['paidDay'] : []),
    ...REQUIRED.filter((field) => !isThere(field, rows, options)),
  ];
}

function isThere(field: (typeof REQUIRED)[number], rows: readonly SheetRow[], options: RowOptions): boolean {
  const { columns, defaults = {} } = options;
  if (columns.includes(field)) return field !== 'category' || haveCategories(rows, options);
  if (field === 'kind')
    return hasKind(columns) || rows.every((row) => findDefaults(row, options).kind !== undefined);
  if (field === 'amount') return columns.includes('signedAmount') || hasTwoAmounts(columns);
  if (field === 'category')
    return findKinds(rows, options).every((kind) => findCategory(kind, defaults) !== undefined);
  return field === 'form' && defaults.form !== undefined;
}

/** Returns whether each row of the opposite kind has a category: in the file, or as a default. */
const haveCategories = (rows: readonly SheetRow[], options: RowOptions): boolean =>
  rows.every((row) => {
    if (!options.turnedRows.has(row)) return true;
    const kind = readKindOf(row, options);
    const cellOf = withoutOtherCategory(makeCellOf(row, options.columns), kind, options);
    return cellOf('category') !== null || findCategory(kind, options.defaults ?? {}) !== undefined;
  });

/** Returns the kinds that occur, or both if they are not known yet. */
function findKinds(rows: readonly SheetRow[], options: RowOptions): readonly Kind[] {
  const kindsOfRows = new Set(rows.map((row) => readKindOf(row, options)));
  const kinds = KINDS.filter((kind) => kindsOfRows.has(kind));
  return kinds.length === 0 ? KINDS : kinds;
}

function readKindOf(row: SheetRow, options: RowOptions): Kind | undefined {
  const cellOf = makeCellOf(row, options.columns);
  const ofRow = { ...options, defaults: findDefaults(row, options) };
  const kind = readKind(cellOf, readSum(cellOf, options, ignore), ofRow, ignore);
  return options.turnedRows.has(row) ? findOtherKind(kind) : kind;
}

const ignore = () => undefined;
