import type { SheetRow } from '../files/sheet';
import { RefusedChoices, type Columns } from './analysis';
import { findDecimal, type Decimal } from './readAmount';
import { findOrder, type DateOrder } from './readDay';
import type { Field } from './words';

const DAYS: readonly Field[] = ['issuedOn', 'dueOn', 'paidOn'];
const AMOUNTS: readonly Field[] = ['amount', 'signedAmount', 'amountIn', 'amountOut', 'paid'];

/** Returns the order that the days of the file prove. @throws RefusedChoices if they prove both orders. */
export function findDateOrder(rows: readonly SheetRow[], columns: Columns): DateOrder {
  let order: DateOrder | null = null;
  for (const { row, cells } of rows) {
    for (const [column, cell] of cells.entries()) {
      const proved = DAYS.some((day) => day === columns[column]) ? findOrder(cell) : null;
      if (proved !== null && order !== null && proved !== order) throw new RefusedChoices('date-order', row);
      order ??= proved;
    }
  }
  return order ?? 'day-first';
}

/** Returns `open` if an amount can be read in two ways and no other one proves the separator. */
export function findDecimals(rows: readonly SheetRow[], columns: Columns): Decimal | 'open' {
  const found = new Set(
    rows.flatMap(({ cells }) =>
      cells.map((cell, column) =>
        AMOUNTS.some((amount) => amount === columns[column]) ? findDecimal(cell) : null,
      ),
    ),
  );
  if (found.has('ambiguous') && found.has('comma') === found.has('point')) return 'open';
  return found.has('point') && !found.has('comma') ? 'point' : 'comma';
}
