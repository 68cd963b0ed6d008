import type { SheetRow } from '../files/sheet';
import { isPaidWithoutDay } from './readPayment';
import { findCategory, findOtherKind, withoutOtherCategory } from './readRows';
import { hasKind, hasTwoAmounts, readKind, readSum } from './readSums';
import { findDefaults, ignoreProblem, makeCellOf, type Kind, type RowOptions } from './rowReader';

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
  const { columns } = options;
  const hasValueOrDefault = field === 'category' || field === 'form';
  if (columns.includes(field) && !hasValueOrDefault) return true;
  if (field === 'kind')
    return hasKind(columns) || rows.every((row) => findDefaults(row, options).kind !== undefined);
  if (field === 'amount') return columns.includes('signedAmount') || hasTwoAmounts(columns);
  if (field === 'category') return haveDefaultCategories(rows, options);
  return (
    field === 'form' &&
    rows.every((row) => !lacks('form', row, options) || findDefaults(row, options).form !== undefined)
  );
}

/** Returns whether each row without a category has a default: for its kind, or for both if no kind is known yet. */
function haveDefaultCategories(rows: readonly SheetRow[], options: RowOptions): boolean {
  const kinds = new Map(rows.map((row) => [row, readKindOf(row, options)]));
  const isKindKnown = [...kinds.values()].some((kind) => kind !== undefined);
  return [...kinds].every(([row, kind]) => {
    if (!lacks('category', row, options)) return true;
    const needed = kind === undefined ? (isKindKnown ? [] : KINDS) : [kind];
    const defaults = findDefaults(row, options);
    return needed.every((one) => findCategory(one, defaults) !== undefined);
  });
}

/** Returns whether a row has no word for its category or form of payment, or one for the other kind. */
export function lacks(field: 'category' | 'form', row: SheetRow, options: RowOptions): boolean {
  const cellOf = makeCellOf(row, options.columns);
  if (!options.columns.includes(field)) return true;
  // A row without an amount or a day is a problem, and asks nothing more.
  const isIncomplete =
    readSum(cellOf, options, ignoreProblem) === undefined ||
    (options.columns.includes('dueOn') && cellOf('dueOn') === null);
  if (isIncomplete) return false;
  if (!options.turnedRows.has(row)) return cellOf(field) === null;
  return withoutOtherCategory(cellOf, readKindOf(row, options), options)(field) === null;
}

function readKindOf(row: SheetRow, options: RowOptions): Kind | undefined {
  const cellOf = makeCellOf(row, options.columns);
  const ofRow = { ...options, defaults: findDefaults(row, options) };
  const kind = readKind(cellOf, readSum(cellOf, options, ignoreProblem), ofRow, ignoreProblem);
  return options.turnedRows.has(row) ? findOtherKind(kind) : kind;
}
