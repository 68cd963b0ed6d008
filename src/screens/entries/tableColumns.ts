import type { fieldNames } from '../../controls/entries/names.messages';
import { isOfPayments } from './filter';
import type { Filter } from './filter';

/** The columns after the first one, which always names the customer or supplier. */
const COLUMN_ORDER = [
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
/** The sign of the amount says the kind, and few people compare forms and days of issue. */
const HIDDEN_AT_FIRST: readonly Column[] = ['kind', 'form', 'issued'];

export type Column = (typeof COLUMN_ORDER)[number];

/** Returns the columns that the user chose, in that order. Others, unknown ones and repeated ones are left out. */
export const readColumns = (stored: string): Column[] =>
  [...new Set(stored.split(','))].flatMap((id) => COLUMN_ORDER.filter((column) => column === id));

export const writeColumns = (columns: readonly Column[]): string => ['counterparty', ...columns].join(',');

/** Returns the columns of a user who has not chosen: those that differ between the entries of a filter. */
export const chooseColumns = (filter: Filter): Column[] =>
  COLUMN_ORDER.filter((column) => !HIDDEN_AT_FIRST.includes(column) && !isFixed(column, filter));

/** Returns the columns that are not shown. */
export const listHiddenColumns = (columns: readonly Column[]): Column[] =>
  COLUMN_ORDER.filter((column) => !columns.includes(column));

/** Adds a column before the first one that usually comes later. */
export function addColumn(columns: readonly Column[], column: Column): Column[] {
  const position = columns.findIndex((other) => COLUMN_ORDER.indexOf(other) > COLUMN_ORDER.indexOf(column));
  return position === -1
    ? [...columns, column]
    : [...columns.slice(0, position), column, ...columns.slice(position)];
}

/** Moves a column by one position. The first and the last column stay at their ends. */
export function moveColumn(columns: readonly Column[], column: Column, step: -1 | 1): Column[] {
  const position = Math.max(columns.indexOf(column) + step, 0);
  const others = columns.filter((other) => other !== column);
  return [...others.slice(0, position), column, ...others.slice(position)];
}

/** Whether all entries of a filter have the same value in a column, or none. */
function isFixed(column: Column, filter: Filter): boolean {
  const { status } = filter;
  if (column === 'paidAmount') return !isOfPayments(filter);
  if (column === 'paid') return status !== undefined && status !== 'paid';
  if (column === 'status') return status !== undefined && status !== 'unpaid';
  return column === 'category' && filter.category !== undefined;
}
