import { RefusedFile } from '../files/refusedFile';
import { readText, type ReadCell, type SheetRow } from '../files/sheet';
import { HEADER_ROWS, type FoundTable } from './findHeader';
import { fold } from '../../api-spec/fold';
import { readAmount } from './readAmount';

/** A month, with or without its year: `jan`, `Janeiro`, `jan/26`, `01/2026`. */
const MONTH =
  /^(?:(jan|fev|feb|mar|abr|apr|mai|may|jun|jul|ago|aug|set|sep|out|oct|nov|dez|dec|dic|ene)[a-z]{0,7}|(0?[1-9]|1[0-2]))(?: (?:de )?(?:\d{2}|\d{4}))?$/;
/** Fewer columns of months are a coincidence. */
const MIN_MONTHS = 3;

/** A number without a year is no month. */
const isMonth = (cell: ReadCell): boolean => {
  const folded = fold(readText(cell));
  return MONTH.test(folded) && !/^\d{1,2}$/.test(folded);
};

const DEBIT_ACCOUNT =
  /\b(?:conta|cta|account|cuenta)\b.*\b(?:debito|deb|devedora|debit|debe)\b|\bdebit account\b/;
const CREDIT_ACCOUNT =
  /\b(?:conta|cta|account|cuenta)\b.*\b(?:credito|cred|credora|credit|haber)\b|\bcredit account\b/;

/**
 * Refuses a table whose rows are no entries.
 * @throws RefusedFile `months` if each month has a column of amounts, `journal` for accounts of debit and credit.
 */
export function refuseLayout({ header, above, below }: FoundTable): void {
  // Months alone are no known titles.
  const titleRows = header === null ? [...above, ...below].slice(0, HEADER_ROWS) : [header];
  const months = titleRows.find(hasMonths);
  if (months !== undefined && below.some((row) => row.row > months.row && hasAmount(row, months)))
    throw new RefusedFile('months', months.row);
  const titles = titleRows.flatMap(({ cells }) => cells.map((cell) => fold(readText(cell))));
  const has = (pattern: RegExp) => titles.some((title) => pattern.test(title));
  if (has(DEBIT_ACCOUNT) && has(CREDIT_ACCOUNT)) throw new RefusedFile('journal', titleRows[0]?.row);
}

const hasMonths = ({ cells }: SheetRow): boolean => cells.filter(isMonth).length >= MIN_MONTHS;

/** Returns whether a row has an amount below one of the months. */
const hasAmount = ({ cells }: SheetRow, months: SheetRow): boolean =>
  months.cells.some((month, column) => isMonth(month) && readAmount(cells[column] ?? null, 'comma') !== null);
