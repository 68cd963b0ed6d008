// Finds the sums between the rows of a table that have a due day, and so look like entries.
import { readText, type SheetRow } from '../files/sheet';
import type { Columns } from './analysis';
import { fold } from '../../api-spec/fold';
import { readAmount } from './readAmount';
import { TOTAL_WORDS, TOTALS_OF } from './valueWords';

/** Returns the rows named as a total of a day, or as a total with the sum of the rows above it. */
export function findTotalRows(rows: readonly SheetRow[], columns: Columns): ReadonlySet<SheetRow> {
  const totals = new Set<SheetRow>();
  const nameColumn = columns.indexOf('counterparty');
  const amountColumn = columns.findIndex((field) => field === 'amount' || field === 'signedAmount');
  let [part, whole, count] = [0, 0, 0];
  for (const row of rows) {
    const name = readText(row.cells[nameColumn]);
    const cents = readAmount(row.cells[amountColumn] ?? null, 'comma') ?? 0;
    // For speed: folding all names takes a second.
    const folded = MAY_BE_TOTAL.test(name.slice(0, MAX_START)) ? fold(name) : '';
    const isSum = count > 1 && cents !== 0 && (cents === part || cents === whole);
    if (TOTALS_OF.test(folded) || (TOTAL_WORDS.test(folded) && isSum)) {
      totals.add(row);
      [part, count] = [0, 0];
      continue;
    }
    part += cents;
    whole += cents;
    count += 1;
  }
  return totals;
}

/** The pattern is slow for a long text. */
const MAX_START = 60;
const MAY_BE_TOTAL = /^\W*(?:sub|grand)?\W*(?:tot|som|sum)/i;
