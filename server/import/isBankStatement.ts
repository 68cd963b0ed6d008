import type { SheetRow } from '../files/sheet';
import { isDebit } from './columnContent';
import { findTitleFields } from './titleMeanings';
import { hasTwoAmounts } from './readSums';
import { isBalanceTitle } from './titleWords';
import type { Columns } from './analysis';
import type { Field } from './fields';

/** Fields that a bank statement does not have. */
const FOREIGN: readonly Field[] = ['issuedOn', 'paidOn', 'paid', 'status', 'installment', 'installments'];

/**
 * Whether a table is a bank statement: amounts with signs, with debit and credit, in two columns or with a balance, and a
 * single day, which is no due day by its title.
 */
export function isBankStatement(
  titles: readonly string[],
  columns: Columns,
  rows: readonly SheetRow[],
): boolean {
  const day = columns.indexOf('dueOn');
  if (day < 0 || FOREIGN.some((field) => columns.includes(field))) return false;
  if (findTitleFields([titles[day] ?? '']).some(({ field, isSure }) => field === 'dueOn' && isSure))
    return false;
  const hasBalance = titles.some(isBalanceTitle);
  return (
    hasBalance ||
    columns.includes('signedAmount') ||
    hasTwoAmounts(columns) ||
    hasDebits(rows, columns.indexOf('kind'))
  );
}

/** Whether each word of a column is a debit or a credit. */
export const hasDebits = (rows: readonly SheetRow[], column: number): boolean =>
  column >= 0 && rows.length > 0 && rows.every(({ cells }) => isDebit(cells[column]));
