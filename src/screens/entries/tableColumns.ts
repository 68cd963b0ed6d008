import type { fieldNames } from '../../controls/entries/names.messages';
import type { Filter } from './filter';

/** The columns after the first one, which always names the customer or supplier. */
const IN_ORDER = [
  'kind',
  'category',
  'form',
  'document',
  'issued',
  'due',
  'paid',
  'status',
  'amount',
  'paidAmount',
] as const satisfies readonly (keyof typeof fieldNames)[];
/** A narrow window shows the first columns, and the others after scrolling. */
const NARROW_ORDER: readonly Column[] = [
  'paidAmount',
  'amount',
  'due',
  'status',
  'paid',
  'document',
  'form',
  'category',
  'kind',
  'issued',
];

export type Column = (typeof IN_ORDER)[number];

/** Returns the columns that the user chose, in that order. Others and unknown ones are left out. */
export const readColumns = (stored: string): Column[] =>
  stored.split(',').flatMap((id) => IN_ORDER.filter((column) => column === id));

export const writeColumns = (columns: readonly Column[]): string => ['counterparty', ...columns].join(',');

/** Returns the columns of a user who has not chosen: those that differ between the entries of a filter. */
export const chooseColumns = (filter: Filter, isNarrow: boolean): Column[] =>
  (isNarrow ? NARROW_ORDER : [...IN_ORDER]).filter(
    (column) => column !== 'issued' && !isFixed(column, filter),
  );

/** Returns the columns that are not shown. */
export const listHidden = (columns: readonly Column[]): Column[] =>
  IN_ORDER.filter((column) => !columns.includes(column));

/** Adds a column before the first one that usually comes later. */
export function addColumn(columns: readonly Column[], column: Column): Column[] {
  const at = columns.findIndex((other) => IN_ORDER.indexOf(other) > IN_ORDER.indexOf(column));
  return at === -1 ? [...columns, column] : [...columns.slice(0, at), column, ...columns.slice(at)];
}

/** Moves a column by one position. At the end it stays. */
export function moveColumn(columns: readonly Column[], column: Column, by: -1 | 1): Column[] {
  const at = columns.indexOf(column);
  const others = columns.filter((other) => other !== column);
  return [...others.slice(0, Math.max(at + by, 0)), column, ...others.slice(Math.max(at + by, 0))];
}

/** Whether all entries of a filter have the same value in a column, or none. */
function isFixed(column: Column, filter: Filter): boolean {
  const { status } = filter;
  if (column === 'paidAmount') return status !== 'paid';
  if (column === 'paid') return status !== undefined && status !== 'paid';
  if (column === 'status') return status !== undefined && status !== 'unpaid';
  return ONE_VALUE.some((name) => name === column && filter[name] !== undefined);
}

/** Columns that a filter fixes to one value. */
const ONE_VALUE = ['kind', 'category', 'form'] as const;
